import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Paragraph, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {sampleVersions} from '../reference/checked';

const samplesFolder = path.resolve(__dirname, '../../../samples');

const attribute = (node: MdxJsxFlowElement, name: string) => {
  const found = node.attributes.find(
    (item) => item.type === 'mdxJsxAttribute' && item.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
};

/** Replaces `<Sample file="…" />` by the file's text, so that it is highlighted like any code. */
export function remarkSample() {
  return (tree: Root, page: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (node.name !== 'Sample' || !parent || index === undefined) return;
      const file = attribute(node, 'file');
      if (!file) throw new Error(`${page.path}: <Sample> needs file="folder/name.user.js".`);
      const code: Code = {
        type: 'code',
        lang: path.extname(file).slice(1),
        meta: `title="${path.basename(file)}" sample="${file}"`,
        value: readSample(file, page.path),
      };
      const link = file.endsWith('.user.js') ? [tryIt(file, page.path)] : [];
      parent.children.splice(index, 1, code, ...link);
      return index + 1 + link.length;
    });
  };
}

/** A link that opens the sample in the playground; only there does any code load. */
function tryIt(file: string, page: string): Paragraph {
  const locale = /[\\/]i18n[\\/]en[\\/]/.test(page) ? 'en' : 'zh-Hans';
  const label = locale === 'en' ? 'Try it in the playground' : '在演练场里试一试';
  const versions = sampleVersions(file, locale);
  const url = `/docs/dev/tools/playground/?sample=${encodeURIComponent(file)}`;
  return {
    type: 'paragraph',
    children: [
      {type: 'link', url, children: [{type: 'text', value: label}]},
      ...(versions ? [{type: 'text' as const, value: ` · ${versions}`}] : []),
    ],
  };
}

function readSample(file: string, page: string): string {
  try {
    return readFileSync(path.join(samplesFolder, file), 'utf8').trimEnd();
  } catch (cause) {
    throw new Error(`${page}: there is no sample "${file}" in samples/.`, {cause});
  }
}
