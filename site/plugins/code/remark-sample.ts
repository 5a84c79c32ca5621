import path from 'node:path';
import type {LanguageTag} from '@scriptcat/contract';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {component, textsOf} from '../mdx';
import {sampleVersions} from '../reference/checked';
import {figureOf} from '../reference/gallery';
import {readSample, splitHeader} from '../samples/read-sample';
import {headerLine, sampleFacts} from '../samples/sample-facts';
import {highlightToHtml} from './rehype-code';
import {linkNames, markLines} from './sample-html';

type Names = readonly string[];
/** Props of `CodeBlock` for a sample about `uses`. Lines that mention one of `marks` are marked. */
export function sampleCode(file: string, uses: Names, language: LanguageTag, marks = uses) {
  const source = readSample(file, language);
  const {header, code} = splitHeader(source);
  const facts = sampleFacts(source);
  const html = highlightToHtml(code.trimEnd(), path.extname(file).slice(1));
  return {
    className: 'language-js',
    title: path.basename(file),
    sample: file,
    ...(facts.demo && {demo: facts.demo}),
    ...(header && {
      header: highlightToHtml(header, 'js'),
      headerLine: headerLine(facts, language),
    }),
    checked: sampleVersions(file, language),
    html: linkNames(markLines(html, marks), language, uses),
  };
}

/** Replaces `<Sample file="…" marks="name name" />` by the file’s picture, if it has one, and code. */
export function remarkSample({language}: {language: LanguageTag}) {
  return (tree: Root, page: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (node.name !== 'Sample' || !parent || index === undefined) return;
      const {file, marks} = textsOf(node);
      if (!file) throw new Error(`${page.path}: <Sample> needs file="folder/name.user.js".`);
      try {
        const code = sampleCode(file, [], language, marks?.split(' '));
        const html = figureOf(file, language);
        const figure = html ? [component('ReferenceText', {html})] : [];
        parent.children.splice(index, 1, ...figure, component('CodeBlock', code));
      } catch (cause) {
        throw new Error(
          `${page.path}: there’s no sample "${file}" in samples/. Correct the name.`,
          {cause},
        );
      }
      return index + 1;
    });
  };
}
