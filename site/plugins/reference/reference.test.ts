import {recordsFromHtml} from '@scriptcat/search/extract';
import type {Heading, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {indexGroups, tables} from './blocks';
import {remarkReference} from './remark-reference';
import {staticHtml} from './static-html';

function expand(
  name: string,
  attributes: Record<string, string>,
  language: 'zh-Hans' | 'en' = 'en',
) {
  const node: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: [],
  };
  const tree: Root = {type: 'root', children: [node]};
  remarkReference({language})(tree, new VFile({path: 'docs/dev/api.mdx'}));
  return tree.children as (Heading | MdxJsxFlowElement)[];
}

const htmlOf = (node: Heading | MdxJsxFlowElement | undefined) =>
  String((node as MdxJsxFlowElement).attributes[0]?.value);

describe('an entry', () => {
  test('is a heading with its anchor, text, the example and the rest', () => {
    const nodes = expand('ApiEntry', {name: 'GM_openInTab', sample: 'tabs/open-later.user.js'});
    const [heading, beside, rest] = nodes;
    const [lead, sample] = (beside as MdxJsxFlowElement).children as MdxJsxFlowElement[];
    expect(heading).toMatchObject({depth: 3, data: {hProperties: {id: 'gm_openintab'}}});
    expect(htmlOf(lead)).toContain('Opens a new tab');
    expect(beside).toMatchObject({name: 'ReferenceEntry'});
    expect(sample).toMatchObject({name: 'Sample'});
    expect(htmlOf(rest)).toContain('OpenTabOptions');
  });

  test('is in the language of the page', () => {
    const [, lead] = expand('MetadataEntry', {name: 'match'}, 'zh-Hans');
    expect(htmlOf(lead)).toContain('脚本在哪些页面运行');
  });

  test('fails the build when the catalogue has no such name', () => {
    expect(() => expand('ApiEntry', {name: 'GM_nothing'})).toThrow(
      'docs/dev/api.mdx: <ApiEntry>: unknown API "GM_nothing"',
    );
    expect(() => expand('MetadataEntry', {name: 'nothing'})).toThrow(
      'unknown metadata key "nothing"',
    );
    expect(() => expand('ReferenceTable', {of: 'nothing'})).toThrow('unknown table "nothing"');
  });

  test('leaves other components alone', () => {
    expect(expand('Details', {})).toMatchObject([{name: 'Details'}]);
  });
});

describe('static HTML', () => {
  test('labels every cell, for narrow screens', () => {
    const html = staticHtml('| Name | Type |\n| --- | --- |\n| a | `x \\| y` |');
    expect(html).toContain('<td data-label="Name">a</td>');
    expect(html).toContain('<code>x | y</code>');
  });

  test('folds a long table under its title and leaves a short one open', () => {
    const table = (rows: number) =>
      `**Options**\n\n| a |\n| --- |\n${Array.from({length: rows}, (_, i) => `| ${i} |`).join('\n')}`;
    expect(staticHtml(table(3))).not.toContain('<details>');
    expect(staticHtml(table(20))).toMatch(
      /^<details><summary><strong[^>]*>Options<\/strong><\/summary>/,
    );
  });

  test('gives search the sentences, without the labels and facts around them', () => {
    const lead = [
      'Opens a tab.',
      '- **Grant** `GM_openInTab`\n- First line only',
      '> **Common mistake** No `@grant` line.',
    ];
    const rest = [
      '**Parameters**',
      '| Name | Meaning |\n| --- | --- |\n| `url` | What to open. |',
      '- A note.',
      '*[Checked](/docs/) in ScriptCat 1.5.*',
    ];
    const html = staticHtml([...lead, ...rest].join('\n\n'));
    const [record] = recordsFromHtml(`<article><h1>A</h1>${html}</article>`, {
      path: '/docs/',
      language: 'en',
      pageRank: 100,
      section: '',
    });
    expect(record?.content).toBe('Opens a tab. No @grant line. url What to open. A note.');
  });

  test('highlights signatures', () => {
    expect(staticHtml('```ts\nGM_log(message: any): void\n```')).toContain('class="hl-');
  });
});

describe('index and tables', () => {
  test('an index has every name of its page once', () => {
    const names = indexGroups('api', 'en').flatMap(({entries}) => entries.map(({name}) => name));
    expect(names).toContain('window.onurlchange');
    expect(names).not.toContain('CAT_userConfig');
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(Object.keys(tables))('the table "%s" is written in both languages', (name) => {
    const [zh, en] = [tables[name]?.('zh-Hans') ?? '', tables[name]?.('en') ?? ''];
    expect(zh.split('\n').length).toBe(en.split('\n').length);
    expect(en).not.toMatch(/\p{Script=Han}/u);
  });
});
