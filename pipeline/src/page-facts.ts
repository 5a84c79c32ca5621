import words from '@scriptcat/content/site/parts';
import {inLanguage, type LanguageTag, type SearchRecord} from '@scriptcat/contract';
import {type PageSource, parseHtml, recordsFromTree} from '@scriptcat/search/extract';
import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import type {Language, Page} from './language';
import {type MarkdownCopy, readMarkdown} from './markdown-copies/to-markdown';
import {readCached} from './page-cache';

/** What steps read from the HTML of a page. */
interface PageFacts {
  /** Contents of its meta tags, by name or property. */
  meta: Record<string, string>;
  /** Missing if the page is not documentation. */
  copy?: MarkdownCopy;
  records: SearchRecord[];
}

/** The parts of the site by URL prefix; the last match wins. Answers rank above references and lists. */
const parts: readonly {path: string; pageRank: number; name: keyof (typeof words)['en']}[] = [
  {path: '/', pageRank: 60, name: 'site'},
  {path: '/docs/', pageRank: 100, name: 'docs'},
  {path: '/docs/about/', pageRank: 85, name: 'docs'},
  {path: '/docs/use/', pageRank: 100, name: 'use'},
  {path: '/docs/use/glossary/', pageRank: 50, name: 'use'},
  {path: '/docs/use/offline/', pageRank: 80, name: 'use'},
  {path: '/docs/use/policy/', pageRank: 80, name: 'policy'},
  {path: '/docs/dev/', pageRank: 100, name: 'dev'},
  {path: '/docs/dev/agent/', pageRank: 90, name: 'dev'},
  {path: '/docs/dev/api/', pageRank: 80, name: 'dev'},
  {path: '/docs/dev/cat-api/', pageRank: 75, name: 'dev'},
  {path: '/docs/dev/checked/', pageRank: 60, name: 'dev'},
  {path: '/docs/dev/cookbook/', pageRank: 90, name: 'dev'},
  {path: '/docs/dev/errors/', pageRank: 75, name: 'dev'},
  {path: '/docs/dev/gallery/', pageRank: 60, name: 'dev'},
  {path: '/docs/dev/meta/', pageRank: 85, name: 'dev'},
  {path: '/docs/dev/tutorial/', pageRank: 90, name: 'dev'},
  {path: '/docs/change/', pageRank: 50, name: 'change'},
  {path: '/docs/change/v', pageRank: 65, name: 'change'},
];
/** Pages that lead on to others. */
const LANDING_PAGES = new Set(['/docs/', '/docs/use/', '/docs/dev/']);
const LANDING_RANK = 60;

function sourceOf(route: string, language: LanguageTag): PageSource {
  const neutral = route.slice(inLanguage('', language).length);
  const part = parts.findLast((candidate) => neutral.startsWith(candidate.path));
  return {
    path: route,
    language,
    pageRank: LANDING_PAGES.has(neutral) ? LANDING_RANK : (part?.pageRank ?? 100),
    section: part ? words[language][part.name] : '',
  };
}

function metaOf(tree: Root): Record<string, string> {
  const found: Record<string, string> = {};
  visit(tree, 'element', ({tagName, properties: {name, property, content}}) => {
    if (tagName === 'meta') found[String(name ?? property)] = String(content ?? '');
  });
  return found;
}

function readFacts(html: string, {url, ...source}: PageSource & {url: string}): PageFacts {
  const tree = parseHtml(html);
  const copy = readMarkdown(tree, url);
  const facts = {meta: metaOf(tree), records: recordsFromTree(tree, source)};
  return copy ? {...facts, copy} : facts;
}

const known = new WeakMap<Page, PageFacts>();

/** Reads and parses a page once for all steps. */
export function factsOf(page: Page, {url, tag, pageCache}: Language): PageFacts {
  const source = {...sourceOf(page.route, tag), url: url + page.route};
  const facts = known.get(page) ?? readCached(pageCache, {html: page.html, source}, readFacts);
  known.set(page, facts);
  return facts;
}
