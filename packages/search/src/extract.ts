import {HIERARCHY_LEVELS, type Hierarchy, type SearchRecord} from '@scriptcat/contract';
import type {Element, Root, RootContent} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse} from 'parse5';

/** Facts about a page that its markup does not contain. */
export interface PageSource {
  /** From the root of the site, with its closing slash: "/en/docs/use/sync/". */
  path: string;
  language: string;
  /** Weight of the page, 100 by default. */
  pageRank: number;
  /** The heading of the group its results appear under when the page names none. */
  section: string;
}

interface Section {
  level: number;
  title: string;
  anchor: string | null;
  text: string;
  names: Set<string>;
}

type Node = Root | RootContent;

const HIDDEN_TAGS = new Set(
  'script style template noscript nav aside button input label legend output select textarea thead svg iframe dialog footer'.split(
    ' ',
  ),
);
const HIDDEN_CLASSES = ['hash-link', 'breadcrumbs', 'pagination-nav', 'theme-doc-toc-mobile'];
const BLOCKS = new Set(
  'p div section article li ul ol dl dt dd table tr td th pre blockquote details summary figure figcaption br hr h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
);
const NAME = /@?[A-Za-z_$][\w$]*(?:[.-][A-Za-z_$][\w$]*)*/g;
const MAX_NAMES = 200;
const MAX_TEXT = 12_000;
const NEVER_INDEXED = /\bnoindex\b/;

const isElement = (node: Node | undefined): node is Element => node?.type === 'element';

function classesOf(element: Element): string[] {
  const value = element.properties.className;
  return Array.isArray(value) ? value.map(String) : [];
}

function isHidden(element: Element): boolean {
  const {ariaHidden, hidden, role, dataSearch, dataMarkdown} = element.properties;
  return (
    HIDDEN_TAGS.has(element.tagName) ||
    ariaHidden === 'true' ||
    // Drawings repeat words of the interface.
    role === 'img' ||
    dataSearch === 'off' ||
    // Controls, which Markdown copies leave out as well.
    dataMarkdown === 'skip' ||
    // "until-found" hides a fold that the browser can open; its text belongs to the page.
    (hidden !== undefined && hidden !== null && hidden !== false && hidden !== 'until-found') ||
    classesOf(element).some((name) => HIDDEN_CLASSES.includes(name))
  );
}

function find(node: Node, test: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && test(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, test);
    if (found) return found;
  }
  return undefined;
}

function findAll(node: Node, test: (element: Element) => boolean): Element[] {
  const own = isElement(node) && test(node) ? [node] : [];
  return 'children' in node
    ? [...own, ...node.children.flatMap((child) => findAll(child, test))]
    : own;
}

function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  if (isElement(node) && isHidden(node)) return '';
  const inner = node.children.map(textOf).join('');
  return isElement(node) && BLOCKS.has(node.tagName) ? `\n${inner}\n` : inner;
}

/** One line without zero-width characters, which headings carry for their links. */
const tidy = (text: string) =>
  text
    .replace(/[\u200b\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The text of a heading without its anchor link. */
const titleOf = (heading: Element) => tidy(textOf(heading)).replace(/\s*[#¶§]$/, '');

function headingLevel(element: Element): number | null {
  const match = /^h([1-6])$/.exec(element.tagName);
  return match ? Number(match[1]) : null;
}

function idOf(element: Element): string | null {
  return typeof element.properties.id === 'string' ? element.properties.id : null;
}

/** Walks the page in document order and collects the text under each heading. */
function sectionsOf(main: Element): Section[] {
  const sections: Section[] = [];
  const lead: Section = {level: 1, title: '', anchor: null, text: '', names: new Set()};
  const current = () => sections.at(-1) ?? lead;

  function addNames(text: string) {
    for (const [name] of text.matchAll(NAME)) {
      if (name.length > 2 && current().names.size < MAX_NAMES) current().names.add(name);
    }
  }

  function addCodeNames(node: Element) {
    for (const code of findAll(node, ({tagName}) => tagName === 'code')) addNames(textOf(code));
  }

  function visit(node: Node, anchor: string | null) {
    if (node.type === 'text') {
      current().text += node.value;
      return;
    }
    if (!('children' in node) || (isElement(node) && isHidden(node))) return;
    if (!isElement(node)) {
      for (const child of node.children) visit(child, null);
      return;
    }
    const level = headingLevel(node);
    if (level !== null) {
      const isTitle = level === 1;
      const id = isTitle ? null : (idOf(node) ?? anchor);
      sections.push({level, title: titleOf(node), anchor: id, text: '', names: new Set()});
      addCodeNames(node);
      return;
    }
    if (node.tagName === 'code') addNames(textOf(node));
    // Facts beside the text are not shown in results, but their names are indexed.
    if (node.properties.dataSearch === 'names') return addCodeNames(node);
    // Of code blocks only the names are indexed; as text they would outweigh the prose.
    if (node.tagName === 'pre') return addNames(textOf(node));
    const isBlock = BLOCKS.has(node.tagName);
    if (isBlock) current().text += '\n';
    // A heading without an id uses the id of its block.
    const own = idOf(node);
    for (const [order, child] of node.children.entries()) {
      visit(child, own ?? (order === 0 ? anchor : null));
    }
    if (isBlock) current().text += '\n';
  }

  visit(main, null);
  const first = sections[0];
  if (first) first.text = `${lead.text} ${first.text}`;
  return sections;
}

function metaOf(root: Root): Map<string, string> {
  const tags = findAll(root, ({tagName}) => tagName === 'meta');
  return new Map(
    tags.flatMap(({properties: {name, content}}) =>
      typeof name === 'string' && typeof content === 'string' ? [[name, content] as const] : [],
    ),
  );
}

/** The public URL of the page, which the hosted service needs. */
function canonicalOf(root: Root): string | null {
  const isCanonical = ({tagName, properties: {rel}}: Element) =>
    tagName === 'link' && Array.isArray(rel) && rel.includes('canonical');
  const href = find(root, isCanonical)?.properties.href;
  return typeof href === 'string' ? href : null;
}

/** The innermost category above the page in the breadcrumbs. */
function categoryOf(root: Root): string | null {
  const crumbs = find(root, (element) => classesOf(element).includes('breadcrumbs'));
  if (!crumbs) return null;
  const items = findAll(crumbs, (element) => classesOf(element).includes('breadcrumbs__item'));
  const names = items.map((item) => tidy(item.children.map(plainText).join('')));
  return names.slice(0, -1).findLast((name) => name !== '') ?? null;
}

function plainText(node: Node): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

function hierarchyOf(lvl0: string, trail: readonly Section[]): Hierarchy {
  const hierarchy = Object.fromEntries(HIERARCHY_LEVELS.map((level) => [level, null])) as Hierarchy;
  hierarchy.lvl0 = lvl0;
  for (const {level, title} of trail) {
    const name = HIERARCHY_LEVELS[Math.min(level, 6)];
    if (name) hierarchy[name] = title;
  }
  return hierarchy;
}

/** Parses a page without positions, which would take as long again. */
export const parseHtml = (html: string): Root =>
  fromParse5(parse(html, {scriptingEnabled: false})) as Root;

export const recordsFromHtml = (html: string, source: PageSource): SearchRecord[] =>
  recordsFromTree(parseHtml(html), source);

/** The search records of a built page; none for a page with `noindex`. */
export function recordsFromTree(root: Root, source: PageSource): SearchRecord[] {
  const meta = metaOf(root);
  if (NEVER_INDEXED.test(meta.get('robots') ?? '')) return [];
  const main =
    find(root, ({tagName}) => tagName === 'article') ??
    find(root, ({tagName}) => tagName === 'main');
  if (!main) return [];
  const url = canonicalOf(root) ?? source.path;
  const lvl0 = categoryOf(root) ?? source.section;
  const description = meta.get('description') ?? '';
  const trail: Section[] = [];
  return sectionsOf(main)
    .filter(({title}) => title !== '')
    .map((section, position) => {
      while ((trail.at(-1)?.level ?? 0) >= section.level) trail.pop();
      trail.push(section);
      const level = HIERARCHY_LEVELS[Math.min(section.level, 6)] ?? 'lvl6';
      const text = tidy(section.text);
      // Entries of the reference begin with their description.
      const isRepeated = text.includes(description.replace(/[.\u3002]$/, ''));
      const lead = section.level === 1 && !isRepeated ? `${description} ` : '';
      const content = tidy(lead + text).slice(0, MAX_TEXT);
      return {
        objectID: `${source.path}${section.anchor === null ? '' : `#${section.anchor}`}~${position}`,
        url: section.anchor === null ? url : `${url}#${section.anchor}`,
        url_without_anchor: url,
        anchor: section.anchor,
        type: level,
        hierarchy: hierarchyOf(lvl0, trail),
        content: content === '' ? null : content,
        names: [...section.names],
        language: source.language,
        docusaurus_tag:
          meta.get('docsearch:docusaurus_tag') ?? meta.get('docusaurus_tag') ?? 'default',
        version: meta.get('docsearch:version') ?? meta.get('docusaurus_version') ?? 'current',
        weight: {pageRank: source.pageRank, level: 100 - section.level * 10, position},
      };
    });
}
