import path from 'node:path';
import type {LanguageTag} from '@scriptcat/contract';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {sampleVersions} from '../reference/checked';
import {readSample, splitHeader} from '../samples/read-sample';
import {headerLine, type SampleFacts, sampleFacts} from '../samples/sample-facts';

const attribute = (node: MdxJsxFlowElement, name: string) => {
  const found = node.attributes.find(
    (item) => item.type === 'mdxJsxAttribute' && item.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
};

/**
 * Replaces `<Sample file="…" />` by the file's text, so that it is highlighted like other code. The
 * header is passed separately and shown folded. Lines that mention one of `uses` are marked.
 */
export function remarkSample({locale}: {locale: LanguageTag}) {
  return (tree: Root, page: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (node.name !== 'Sample' || !parent || index === undefined) return;
      const file = attribute(node, 'file');
      if (!file) throw new Error(`${page.path}: <Sample> needs file="folder/name.user.js".`);
      parent.children.splice(index, 1, toCode(file, attribute(node, 'uses'), locale, page.path));
      return index + 1;
    });
  };
}

/** The summary of the folded header, with the versions that the sample was run in. */
function lineOf(facts: SampleFacts, file: string, locale: LanguageTag): string {
  return [headerLine(facts, locale), sampleVersions(file, locale)].filter(Boolean).join(' · ');
}

function toCode(file: string, uses: string | undefined, locale: LanguageTag, page: string): Code {
  const source = read(file, locale, page);
  const {header, code} = splitHeader(source);
  const facts = sampleFacts(source);
  return {
    type: 'code',
    lang: path.extname(file).slice(1),
    meta: [
      `title="${path.basename(file)}"`,
      `sample="${file}"`,
      facts.demo && `demo="${facts.demo}"`,
    ]
      .filter(Boolean)
      .join(' '),
    value: code.trimEnd(),
    data: {
      hProperties: header
        ? {header, headerLine: lineOf(facts, file, locale), uses: uses ?? ''}
        : {uses: uses ?? ''},
    },
  };
}

function read(file: string, locale: LanguageTag, page: string): string {
  try {
    return readSample(file, locale);
  } catch (cause) {
    throw new Error(`${page}: there is no sample "${file}" in samples/.`, {cause});
  }
}
