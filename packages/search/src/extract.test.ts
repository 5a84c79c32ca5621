import {expect, test} from 'vitest';
import {recordsFromHtml} from './extract';

const source = {path: '/en/docs/use/sync/', language: 'en', pageRank: 100, section: 'User Guide'};

const page = (body: string, head = '') => `<!doctype html><html lang="en"><head>
  <meta name="description" content="Same scripts everywhere.">
  <meta name="docusaurus_tag" content="docs-default-current">
  <link rel="canonical" href="https://docs.example/en/docs/use/sync/">${head}</head>
  <body><nav>Navigation</nav><main><article>${body}</article></main></body></html>`;

test('every heading with what stands under it is a record', () => {
  const records = recordsFromHtml(
    page(`<h1>Sync</h1><p>Lead.</p><h2 id="providers">Providers<a class="hash-link" href="#providers">\u200b</a></h2>
      <p>Six of them.</p><h3 id="webdav"><code>WebDAV</code></h3><ul><li>One</li><li>Two</li></ul><h2 id="limits">Limits</h2>`),
    source,
  );
  expect(records.map(({url, type, content}) => [url, type, content])).toEqual([
    ['https://docs.example/en/docs/use/sync/', 'lvl1', 'Same scripts everywhere. Lead.'],
    ['https://docs.example/en/docs/use/sync/#providers', 'lvl2', 'Six of them.'],
    ['https://docs.example/en/docs/use/sync/#webdav', 'lvl3', 'One Two'],
    ['https://docs.example/en/docs/use/sync/#limits', 'lvl2', null],
  ]);
  expect(records[2]?.hierarchy).toMatchObject({
    lvl0: 'User Guide',
    lvl1: 'Sync',
    lvl2: 'Providers',
    lvl3: 'WebDAV',
    lvl4: null,
  });
  expect(records[3]?.hierarchy).toMatchObject({lvl2: 'Limits', lvl3: null});
  expect(records[0]).toMatchObject({language: 'en', docusaurus_tag: 'docs-default-current'});
});

test('a page that begins with its description says it once', () => {
  const [record] = recordsFromHtml(
    page('<h1>Sync</h1><p>Same scripts everywhere</p><p>More.</p>'),
    source,
  );
  expect(record?.content).toBe('Same scripts everywhere More.');
});

test('ids of records are unique', () => {
  const records = recordsFromHtml(page('<h1>A</h1><h2>Same</h2><h2>Same</h2>'), source);
  expect(new Set(records.map(({objectID}) => objectID)).size).toBe(3);
});

test('names in code are kept apart, code blocks do not drown the text', () => {
  const [, record] = recordsFromHtml(
    page(`<h1>A</h1><h2 id="b">Use <code>GM_setValue</code></h2><p>With <code>@grant</code>.</p>
      <pre><code>GM_getValue('key');</code></pre>`),
    source,
  );
  expect(record?.names).toEqual(['GM_setValue', '@grant', 'GM_getValue', 'key']);
  expect(record?.content).toBe('With @grant .'.replace(' .', '.'));
});

test('of facts around a text only the names count, of a table only its rows', () => {
  const [record] = recordsFromHtml(
    page(`<h1>A</h1><p>Opens a tab.</p><ul data-search="names"><li>Grant <code>GM_openInTab</code></li></ul>
      <table><thead><tr><th>Name</th></tr></thead><tbody><tr><td>url</td></tr></tbody></table>`),
    source,
  );
  expect(record?.content).toBe('Same scripts everywhere. Opens a tab. url');
  expect(record?.names).toEqual(['GM_openInTab']);
});

test('what is hidden, and what only controls the page, is not text', () => {
  const [record] = recordsFromHtml(
    page(`<h1>A</h1><p>Seen</p><p hidden>Hidden</p><button>Copy</button><script>code()</script>
      <div data-search="off">Off</div><div hidden="until-found">Folded</div><svg aria-hidden="true"><text>x</text></svg>`),
    source,
  );
  expect(record?.content).toBe('Same scripts everywhere. Seen Folded');
});

test('the innermost category of the breadcrumbs names the group', () => {
  const crumbs = `<nav><ul class="breadcrumbs"><li class="breadcrumbs__item"><a href="/"><svg></svg></a></li>
    <li class="breadcrumbs__item"><span>Policies</span></li><li class="breadcrumbs__item"><span>Privacy</span></li></ul></nav>`;
  const [record] = recordsFromHtml(page(`${crumbs}<h1>Privacy</h1>`), source);
  expect(record?.hierarchy.lvl0).toBe('Policies');
});

test('a heading without an id is reached by the block it opens', () => {
  const records = recordsFromHtml(
    page('<h1>A</h1><section id="v1.4.0"><h2>v1.4.0</h2><p>New.</p></section>'),
    source,
  );
  expect(records[1]?.anchor).toBe('v1.4.0');
});

test('a page that asks not to be indexed has no records', () => {
  const html = page('<h1>A</h1>', '<meta name="robots" content="noindex, follow">');
  expect(recordsFromHtml(html, source)).toEqual([]);
});

test('markup written out in a page stays text', () => {
  const [record] = recordsFromHtml(
    page('<h1>A</h1><p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'),
    source,
  );
  expect(record?.content).toContain('<script>alert(1)</script>');
});
