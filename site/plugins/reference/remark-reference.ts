import words from '@scriptcat/content/reference/pages';
import type {LanguageTag} from '@scriptcat/contract';
import {
  type Api,
  apiAnchor,
  apiCompatibility,
  apiMarkdown,
  apis,
  type EntryMarkdown,
  errorGroups,
  metadataAnchor,
  metadataCompatibility,
  metadataHeading,
  metadataKeys,
  metadataMarkdown,
} from '@scriptcat/userscript/catalogue';
import type {Heading, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {component, textsOf} from '../mdx';
import {errorMarkdown, indexGroups, tables} from './blocks';
import {checkedSentence} from './checked';
import {gallerySamples} from './gallery';
import {matrixHtml} from './matrix';
import {staticHtml} from './static-html';

type Expand = (attributes: ReturnType<typeof textsOf>, language: LanguageTag) => RootContent[];

function text(markdown: string, fold?: string): RootContent[] {
  if (!markdown) return [];
  const html = staticHtml(markdown);
  // Folded text is one line high, so lazy layout gains nothing.
  const props = fold
    ? {html: `<details><summary data-markdown="skip">${fold}</summary>${html}</details>`}
    : {html, isLater: true};
  return [component('ReferenceText', props)];
}

function heading(id: string, name: string, depth: 2 | 3 = 3): Heading {
  return {
    type: 'heading',
    depth,
    data: {hProperties: {id}},
    children: [{type: 'inlineCode', value: name}],
  };
}

interface EntryParts {
  title: Heading;
  markdown: EntryMarkdown;
  /** An example beside the text, and the names it is about. */
  sample: string | undefined;
  uses: readonly string[];
  /** In which versions its sentences were run. */
  checked: string;
  /** The summary of the folded details. */
  fold?: string;
}

function entry({title, markdown, sample, uses, checked, fold}: EntryParts): RootContent[] {
  const {lead} = markdown;
  const rest = [markdown.rest, checked].filter(Boolean).join('\n\n');
  if (!sample) return [title, ...text(lead), ...text(rest, fold)];
  const beside = component('ReferenceEntry');
  beside.children = [
    component('ReferenceText', {html: staticHtml(lead)}),
    component('Sample', {file: sample, uses: uses.join(' ')}),
  ];
  return [title, beside, ...text(rest, fold)];
}

/** The names under which a script calls an API. */
function namesOf(api: Api): readonly string[] {
  const calls = [...api.signatures, ...(api.promise ?? [])].map(
    (signature) => /^(?:new )?([\w.]+)/.exec(signature)?.[1] ?? '',
  );
  return [...new Set([api.name, ...calls])].filter(Boolean);
}

function found<Item>(item: Item | undefined, what: string, name: string | undefined): Item {
  if (item === undefined)
    throw new Error(`unknown ${what} "${name}". Add it to content/reference or correct the name.`);
  return item;
}

/** Anchors of the former documentation that the extension's install page still links to. */
const formerAnchors: Readonly<Record<string, string>> = {
  'early-start': 'early-start-v110',
  storageName: 'storagename-',
};

function extraAnchor(name: string): RootContent[] {
  const id = formerAnchors[name];
  return id ? [component('ReferenceText', {html: `<span id="${id}"></span>`})] : [];
}

const expansions: Readonly<Record<string, Expand>> = {
  ApiEntry({name, sample}, language) {
    const api = found(
      apis.find((item) => item.name === name),
      'API',
      name,
    );
    return entry({
      title: heading(apiAnchor(api.name), api.name),
      markdown: apiMarkdown(api, language),
      sample,
      uses: namesOf(api),
      checked: checkedSentence(api.name, language),
      fold: words[language].details,
    });
  },
  MetadataEntry({name, sample}, language) {
    const key = found(
      metadataKeys.find((item) => item.name === name),
      'metadata key',
      name,
    );
    const title = heading(metadataAnchor(key.name), metadataHeading(key));
    const checked = checkedSentence(key.kind === 'marker' ? key.name : `@${key.name}`, language);
    const markdown = metadataMarkdown(key, language);
    return [...extraAnchor(key.name), ...entry({title, markdown, sample, uses: [], checked})];
  },
  ReferenceIndex({page = ''}, language) {
    return [component('ReferenceIndex', {groups: indexGroups(page, language)})];
  },
  ErrorIndex(_attributes, language) {
    return errorGroups.flatMap((group) => [
      {...heading(group.id, '', 2), children: [{type: 'text', value: group.title[language]}]},
      ...group.entries.flatMap((item) => [
        heading(item.id, item.message[language]),
        ...text(errorMarkdown(item, language)),
      ]),
    ]);
  },
  CompatibilityMatrix({of}, language) {
    const rows = of === 'keys' ? metadataCompatibility(language) : apiCompatibility(language);
    return [component('CompatibilityMatrix', {html: matrixHtml(rows, language)})];
  },
  SampleGallery(_attributes, language) {
    return [component('SampleGallery', {samples: gallerySamples(language)})];
  },
  ReferenceTable({of}, language) {
    const table = found(tables[of ?? ''], 'table', of)(language);
    return [component('ReferenceText', {html: staticHtml(table)})];
  },
};

/**
 * Expands the catalogue into a page while it is compiled. Headings stay headings, for the table of
 * contents. The rest becomes static HTML, which needs no hydration.
 */
export function remarkReference({language}: {language: LanguageTag}) {
  return (tree: Root, page: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      const expand = expansions[node.name ?? ''];
      if (!expand || !parent || index === undefined) return;
      try {
        const nodes = expand(textsOf(node), language);
        parent.children.splice(index, 1, ...(nodes as typeof parent.children));
        // The index becomes a component of the same name, which must not be expanded again.
        return index + nodes.length;
      } catch (cause) {
        throw new Error(`${page.path}: <${node.name}>: ${(cause as Error).message}`, {cause});
      }
    });
  };
}
