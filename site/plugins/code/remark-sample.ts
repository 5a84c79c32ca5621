import path from 'node:path';
import type {LanguageTag} from '@scriptcat/contract';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {textsOf} from '../mdx';
import {sampleVersions} from '../reference/checked';
import {readSample, splitHeader} from '../samples/read-sample';
import {headerLine, type SampleFacts, sampleFacts} from '../samples/sample-facts';

/**
 * Replaces `<Sample file="…" />` by the file's text, so that it is highlighted like other code. The
 * header is passed separately and shown folded. Lines that mention one of `uses` are marked.
 */
export function remarkSample({language}: {language: LanguageTag}) {
  return (tree: Root, page: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (node.name !== 'Sample' || !parent || index === undefined) return;
      const {file, uses} = textsOf(node);
      if (!file) throw new Error(`${page.path}: <Sample> needs file="folder/name.user.js".`);
      parent.children.splice(index, 1, toCode(file, uses, language, page.path));
      return index + 1;
    });
  };
}

/** The summary of the folded header, with the versions that the sample was run in. */
function lineOf(facts: SampleFacts, file: string, language: LanguageTag): string {
  return [headerLine(facts, language), sampleVersions(file, language)].filter(Boolean).join(' · ');
}

function toCode(file: string, uses: string | undefined, language: LanguageTag, page: string): Code {
  const source = read(file, language, page);
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
        ? {header, headerLine: lineOf(facts, file, language), uses: uses ?? ''}
        : {uses: uses ?? ''},
    },
  };
}

function read(file: string, language: LanguageTag, page: string): string {
  try {
    return readSample(file, language);
  } catch (cause) {
    throw new Error(`${page}: there is no sample "${file}" in samples/.`, {cause});
  }
}
