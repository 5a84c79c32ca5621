import {statSync} from 'node:fs';
import path from 'node:path';
import pictures from '@scriptcat/content/pictures/gallery';
import {languageTags} from '@scriptcat/contract';
import {recordsFromHtml} from '@scriptcat/search/extract';
import {
  apiCompatibility,
  apis,
  metadataAnchor,
  metadataKeys,
} from '@scriptcat/userscript/catalogue';
import type {Heading, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {siteFolder} from '../../folder';
import {tables} from './blocks';
import {listEntries} from './entries';
import {entryPage} from './entry-pages';
import {galleryGroups, pictureFile} from './gallery';
import {countRows} from './matrix';
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

const removed = apis.filter(({status}) => status === 'removed').map(({name}) => `apis/${name}`);

const htmlOf = (node: Heading | MdxJsxFlowElement | undefined) =>
  String((node as MdxJsxFlowElement).attributes[0]?.value);

describe('an overview', () => {
  test('lists every entry with its former anchors and a link to its page', () => {
    const [index] = expand('ReferenceIndex', {page: 'meta'});
    const groups = (index as MdxJsxFlowElement).children as MdxJsxFlowElement[];
    const html = groups.map(({children}) => htmlOf(children[1] as MdxJsxFlowElement)).join('');
    for (const {name} of metadataKeys) {
      const id = metadataAnchor(name);
      expect(html).toMatch(new RegExp(`<li id="${id}">.*?href="/en/docs/dev/meta/${id}/"`));
    }
    expect(html).toContain('<li id="early-start"><span id="early-start-v110"></span>');
  });

  test('fails the build when there is no such overview or table', () => {
    expect(() => expand('ReferenceIndex', {page: 'nothing'})).toThrow(
      'docs/dev/api.mdx: <ReferenceIndex>: There’s no overview "nothing"',
    );
    expect(() => expand('ReferenceTable', {of: 'nothing'})).toThrow('There’s no table "nothing"');
  });
});

describe('the page of an entry', () => {
  const entries = listEntries('en');
  const pageOf = (target: string) => {
    const entry = entries.find((one) => one.target === target);
    return entry && entryPage(entry, entries, 'en');
  };

  test('has a path of its own in every language', () => {
    for (const language of languageTags) {
      const targets = listEntries(language).map(({target}) => target);
      expect(new Set(targets).size).toBe(targets.length);
      expect(targets).toEqual(entries.map(({target}) => target));
    }
  });

  test('shows a sample, links names and leads to its neighbours', () => {
    const page = pageOf('api/gm_setvalue/');
    expect(page?.sample?.html).toContain('<i>');
    expect(page?.previous).toEqual({
      title: 'GM_getValue',
      permalink: '/en/docs/dev/api/gm_getvalue/',
    });
    expect(page?.next?.title).toBe('GM_deleteValue');
    expect(JSON.stringify(pageOf('api/gm_getvalue/'))).toContain(
      '<a href=\\"/en/docs/dev/api/gm_setvalue/\\"><code>GM_setValue</code></a>',
    );
  });

  test('of a message leads to its API and back', () => {
    const target = 'errors/there-must-be-one-of-url-or-domain/';
    expect(pageOf(target)?.sections.at(-1)?.html).toContain('/en/docs/dev/api/gm_cookie/');
    const messages = pageOf('api/gm_cookie/')?.sections.find(({id}) => id === 'errors');
    expect(messages?.html).toContain(`/en/docs/dev/${target}`);
  });

  test('of an API that still exists has a sample that uses it', () => {
    const without = entries.filter(
      ({folder, sample, uses}) =>
        folder.startsWith('apis/') && uses.length > 0 && !sample && !removed.includes(folder),
    );
    expect(without.map(({name}) => name)).toEqual(['CAT_CONFIG']);
  });
});

describe('static HTML', () => {
  test('labels every cell, for narrow screens', () => {
    const html = staticHtml('| Name | Type |\n| --- | --- |\n| a | `x \\| y` |');
    expect(html).toContain('<td data-label="Name">a</td>');
    expect(html).toContain('<code>x | y</code>');
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

test('the comparison counts each name once', () => {
  const rows = apiCompatibility('en');
  const {all, same, differ, only} = countRows(rows);
  expect(all).toBe(apis.length);
  expect(same + differ + only).toBe(all);
  const isOwn = ({compat}: (typeof apis)[number]) =>
    Object.values(compat).every(({verdict}) => verdict === 'absent');
  expect(only).toBe(apis.filter(isOwn).length);
});

test('the samples start with everyday ones and end with the Agent', () => {
  const groups = galleryGroups('en');
  expect(groups.at(-1)?.id).toBe('agent');
  expect(groups[0]?.html).toMatch(/^<ul[^>]*><li><figure.*?sample=home%2F/);
  expect(groups.map(({html}) => html).join('')).not.toMatch(/localhost|127\.0/);
});

test.each(languageTags)('the pictures of samples are there, and small (%s)', (language) => {
  const files = Object.keys(pictures[language]).map((sample) => pictureFile(sample, language));
  const sizes = files.map((file) => statSync(path.join(siteFolder, 'static', file)).size);
  expect(Math.max(...sizes)).toBeLessThan(6000);
  const html = galleryGroups(language)[0]?.html;
  expect(html?.match(/<img [^>]*loading="lazy"/g)).toHaveLength(files.length);
});

describe('tables', () => {
  test.each(Object.keys(tables))('the table "%s" is written in both languages', (name) => {
    const [zh, en] = [tables[name]?.('zh-Hans') ?? '', tables[name]?.('en') ?? ''];
    expect(zh.split('\n').length).toBe(en.split('\n').length);
    expect(en).not.toMatch(/\p{Script=Han}/u);
  });
});
