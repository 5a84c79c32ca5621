import {escapeHtml, inLanguage, type LanguageTag} from '@scriptcat/contract';
import {apiCompatibility, metadataCompatibility} from '@scriptcat/userscript/catalogue';
import type {Heading, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {component, textsOf} from '../mdx';
import {tables} from './blocks';
import {type Entry, groupsOf} from './entries';
import {galleryGroups} from './gallery';
import {matrixOf} from './matrix';
import {staticHtml} from './static-html';

type Expand = (attributes: ReturnType<typeof textsOf>, language: LanguageTag) => RootContent[];

function found<Item>(item: Item | undefined, what: string, name: string | undefined): Item {
  if (item === undefined)
    throw new Error(
      `There’s no ${what} "${name}". Add it to content/reference or correct the name.`,
    );
  return item;
}

/** The rows of a group: every name links to its page, and every former anchor is still there. */
function rowsOf(entries: readonly Entry[], language: LanguageTag): string {
  const base = inLanguage('/docs/dev/', language);
  const rows = entries.map(({name, target, summary, anchors: [id, ...former]}) => {
    const marks = former.map((anchor) => `<span id="${anchor}"></span>`).join('');
    const link = `<a href="${base}${target}"><code>${escapeHtml(name)}</code></a>`;
    return `<li id="${id}">${marks}${link} <span>${escapeHtml(summary)}</span></li>`;
  });
  return `<ul>${rows.join('')}</ul>`;
}

/** Groups with their headings, which can be filtered. */
function listOf(groups: readonly {id: string; title: string; html: string}[]): RootContent {
  const list = component('ReferenceIndex');
  list.children = groups.map(({id, title, html}) => {
    const heading: Heading = {
      type: 'heading',
      depth: 2,
      data: {hProperties: {id}},
      children: [{type: 'text', value: title}],
    };
    return {...component('section'), children: [heading, component('ReferenceText', {html})]};
  });
  return list;
}

const expansions: Readonly<Record<string, Expand>> = {
  ReferenceIndex({page = ''}, language) {
    const groups = groupsOf(page, language).map(({group, entries}) => ({
      id: group.id,
      title: group.title[language],
      html: staticHtml(group.about?.[language] ?? '') + rowsOf(entries, language),
    }));
    found(groups[0], 'overview', page);
    return [listOf(groups)];
  },
  CompatibilityMatrix({of}, language) {
    const rows = of === 'keys' ? metadataCompatibility(language) : apiCompatibility(language);
    return [component('CompatibilityMatrix', matrixOf(rows, language))];
  },
  SampleGallery: (_attributes, language) => [listOf(galleryGroups(language))],
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
