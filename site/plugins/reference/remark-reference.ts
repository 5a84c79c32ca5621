import type {Locale} from '@scriptcat/contract';
import {
  apiAnchor,
  apiMarkdown,
  apis,
  type EntryMarkdown,
  errorGroups,
  metadataAnchor,
  metadataHeading,
  metadataKeys,
  metadataMarkdown,
} from '@scriptcat/userscript';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Heading, Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {errorMarkdown, indexGroups, tables} from './blocks';
import {checkedSentence} from './checked';
import {staticHtml} from './static-html';

type Attributes = Readonly<Record<string, string | undefined>>;
type Expand = (attributes: Attributes, locale: Locale) => RootContent[];

function attributesOf(node: MdxJsxFlowElement): Attributes {
  return Object.fromEntries(
    node.attributes.flatMap((item) =>
      item.type === 'mdxJsxAttribute' && typeof item.value === 'string'
        ? [[item.name, item.value]]
        : [],
    ),
  );
}

function component(name: string, props: Readonly<Record<string, unknown>>): MdxJsxFlowElement {
  const attributes: MdxJsxAttribute[] = Object.entries(props).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value:
      typeof value === 'string'
        ? value
        : {
            type: 'mdxJsxAttributeValueExpression',
            value: '',
            data: {
              estree: {
                type: 'Program',
                sourceType: 'module',
                body: [{type: 'ExpressionStatement', expression: valueToEstree(value)}],
              },
            },
          },
  }));
  return {type: 'mdxJsxFlowElement', name, attributes, children: []};
}

function text(markdown: string): RootContent[] {
  return markdown ? [component('ReferenceText', {html: staticHtml(markdown)})] : [];
}

function heading(id: string, name: string, depth: 2 | 3 = 3): Heading {
  return {
    type: 'heading',
    depth,
    data: {hProperties: {id}},
    children: [{type: 'inlineCode', value: name}],
  };
}

function entry(
  title: Heading,
  {lead, rest}: EntryMarkdown,
  sample: string | undefined,
  checked: string,
) {
  return [
    title,
    ...text(lead),
    ...(sample ? [component('Sample', {file: sample})] : []),
    ...text(`${rest}\n\n${checked}`),
  ];
}

function found<Item>(item: Item | undefined, what: string, name: string | undefined): Item {
  if (item === undefined) throw new Error(`the catalogue has no ${what} "${name}"`);
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
  ApiEntry({name, sample}, locale) {
    const api = found(
      apis.find((item) => item.name === name),
      'API',
      name,
    );
    return entry(
      heading(apiAnchor(api.name), api.name),
      apiMarkdown(api, locale),
      sample,
      checkedSentence(api.name, locale),
    );
  },
  MetadataEntry({name, sample}, locale) {
    const key = found(
      metadataKeys.find((item) => item.name === name),
      'metadata key',
      name,
    );
    const title = heading(metadataAnchor(key.name), metadataHeading(key));
    const checked = checkedSentence(key.kind === 'marker' ? key.name : `@${key.name}`, locale);
    const parts = entry(title, metadataMarkdown(key, locale), sample, checked);
    return [...extraAnchor(key.name), ...parts];
  },
  ReferenceIndex({page = ''}, locale) {
    return [component('ReferenceIndex', {groups: indexGroups(page, locale)})];
  },
  ErrorIndex(_attributes, locale) {
    return errorGroups.flatMap((group) => [
      {...heading(group.id, '', 2), children: [{type: 'text', value: group.title[locale]}]},
      ...group.entries.flatMap((item) => [
        heading(item.id, item.message[locale]),
        ...text(errorMarkdown(item, locale)),
      ]),
    ]);
  },
  ReferenceTable({of}, locale) {
    return text(found(tables[of ?? ''], 'table', of)(locale));
  },
};

/**
 * Writes the catalogue into a page while it is compiled. Headings stay headings, for the table of
 * contents; everything else becomes finished HTML, so that a long page costs the browser little.
 */
export function remarkReference({locale}: {locale: Locale}) {
  return (tree: Root, page: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      const expand = expansions[node.name ?? ''];
      if (!expand || !parent || index === undefined) return;
      try {
        const nodes = expand(attributesOf(node), locale);
        parent.children.splice(index, 1, ...(nodes as typeof parent.children));
        // The index is expanded into a component of the same name: do not come back to it.
        return index + nodes.length;
      } catch (cause) {
        throw new Error(`${page.path}: <${node.name}>: ${(cause as Error).message}`, {cause});
      }
    });
  };
}
