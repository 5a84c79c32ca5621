import {parseHtml} from '@scriptcat/search/extract';
import {describe, expect, test} from 'vitest';
import {listOfPages} from './llms';
import {splitCopy} from './split-copy';
import {readMarkdown} from './to-markdown';

const html = `<!doctype html><html><head><meta name="description" content="About values."></head><body>
  <nav>Menu</nav>
  <article><div class="theme-doc-markdown markdown">
    <h1>Values</h1>
    <p data-markdown="skip">Copy</p>
    <h2 id="read">Reading<a class="hash-link" href="#read">#</a></h2>
    <p><label>Filter</label><output>37 entries</output></p>
    <div role="img" aria-label="The popup">3 scripts</div>
    <p>Fixed<!-- --> in <a href="/i/7">#<!-- -->7</a>.</p>
    <p>See <a href="../api/#gm_getvalue">the <code>API</code></a>.</p>
    <figure><figcaption><span>a.js</span><button>Copy</button></figcaption>
      <pre><code class="language-js"><span class="hl-keyword">const</span> a = 1;
const b = 2;</code></pre></figure>
    <p>Its parts:<table><thead><tr><th>Name</th></tr></thead><tbody><tr><td>x</td></tr></tbody></table>
  </div></article><footer>Foot</footer></body></html>`;

describe('the Markdown copy of a page', () => {
  const copy = readMarkdown(parseHtml(html), 'https://docs.example/docs/dev/values/');

  test('has title and description', () => {
    expect(copy).toMatchObject({title: 'Values', description: 'About values.'});
  });

  test('has headings, links in full and tables', () => {
    expect(copy?.markdown).toContain('# Values\n\n## Reading\n');
    expect(copy?.markdown).toContain('[the `API`](https://docs.example/docs/dev/api/#gm_getvalue)');
    expect(copy?.markdown).toContain('Its parts:\n\n| Name |');
  });

  test('keeps code as text with its language', () => {
    expect(copy?.markdown).toContain('```js\nconst a = 1;\nconst b = 2;\n```');
  });

  test('has no buttons, menus or marks', () => {
    expect(copy?.markdown).not.toMatch(/Copy|Menu|Foot|#read|Filter|entries|3 scripts/);
  });

  test('keeps texts whole that React has separated', () => {
    expect(copy?.markdown).toContain('Fixed in [#7](https://docs.example/i/7).');
  });

  test('does not exist for a page without an article', () => {
    expect(readMarkdown(parseHtml('<main>Home</main>'), 'https://docs.example/')).toBeUndefined();
  });
});

test('the list of pages is sorted into the parts of the site', () => {
  const page = (path: string, title: string, description = '') => ({
    title,
    description,
    markdown: '',
    url: `https://docs.example${path}index.md`,
  });
  const text = listOfPages(
    {
      name: 'ScriptCat',
      tagline: 'A script engine',
      pages: [page('/docs/dev/api/', 'API', 'Every API.'), page('/docs/about/', 'About')],
    },
    'en',
  );
  expect(text).toBe(`# ScriptCat

> A script engine

## Developer Guide

- [API](https://docs.example/docs/dev/api/index.md): Every API.

## More

- [About](https://docs.example/docs/about/index.md)
`);
});

test('a long copy is cut before headings', () => {
  const text = '# A\n\none\n\n## B\n\ntwo\n\n### C\n\nthree\n';
  expect(splitCopy(text)).toEqual([text]);
  expect(splitCopy(text, 22)).toEqual(['# A\n\none\n\n## B\n\ntwo\n\n', '### C\n\nthree\n']);
});
