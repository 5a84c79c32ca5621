import sample from '@scriptcat/content/reference/sample';
import copyButton from '@scriptcat/content/shell/copy-button';
import pageActions from '@scriptcat/content/shell/page-actions';
import {inLanguage} from '@scriptcat/contract';
import {expect, languages, test} from './site';

/*
 * The rules of the Agent-Friendly Documentation Spec (agentdocsspec.com) that apply here: an index
 * that fits one fetch, a Markdown copy of every page under its own URL and by negotiation, pages that
 * fit one fetch and begin with their content, honest status codes.
 */

const MAX_TEXT = 50_000;
const asMarkdown = {headers: {accept: 'text/markdown'}};

/** Labels of buttons and links that act on the page. */
const interfaceWords = (language: keyof typeof sample) =>
  new Set([
    ...Object.values(sample[language]),
    copyButton[language].copy,
    pageActions[language].copy,
    pageActions[language].open,
  ]);

for (const {language, prefix} of languages) {
  const list = `/${prefix}llms.txt`;

  test(`${list} fits one fetch and lists Markdown copies of all pages`, async ({request}) => {
    const text = await (await request.get(list)).text();
    expect(text).toMatch(/^# .+\n\n> .+\n/);
    expect(text.length).toBeLessThan(MAX_TEXT);
    const sitemap = await (await request.get(`/${prefix}sitemap.xml`)).text();
    const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*\/docs\/[^<]*)<\/loc>/g)];
    expect(pages.length).toBeGreaterThan(200);
    const missing = pages
      .map(([, path]) => path)
      .filter((path) => !text.includes(`${path}index.md)`));
    expect(missing).toEqual([]);
  });

  test(`every copy of ${list} fits one fetch and has only content`, async ({request}) => {
    test.slow();
    const text = await (await request.get(list)).text();
    const words = interfaceWords(language);
    const queue = [...text.matchAll(/\]\(https?:\/\/[^/]+([^)]*index\.md)\)/g)].map(
      ([, path]) => path,
    );
    for (const path of queue) {
      const answer = await request.get(path ?? '');
      expect(answer.status(), path).toBe(200);
      expect(answer.headers()['content-type'], path).toContain('text/markdown');
      const copy = await answer.text();
      expect(copy.length, path).toBeLessThan(MAX_TEXT);
      expect(copy, path).toMatch(new RegExp(`^> .+${list}>\n\n#`));
      expect((copy.match(/^\s*(?:> )?```/gm)?.length ?? 0) % 2, path).toBe(0);
      const lines = copy.split('\n').filter((line) => words.has(line.replace(/^- /, '').trim()));
      expect(lines, path).toEqual([]);
      const next = /<https?:\/\/[^/]+(\/\S*\/part-\d+\/index\.md)>\n$/.exec(copy)?.[1];
      if (next) queue.push(next);
    }
  });

  test(`a page of /${prefix}docs/ names its copy and the index near its start`, async ({
    request,
  }) => {
    const path = inLanguage('/docs/dev/api/gm_setvalue/', language);
    const html = await (await request.get(path)).text();
    expect(html).toMatch(new RegExp(`<link[^>]+rel="?alternate"?[^>]+href="?${path}index\\.md`));
    const article = html.slice(html.indexOf('<article'));
    const top = article.slice(0, article.indexOf('<h1'));
    expect(top).toMatch(new RegExp(`href="?${list}[" >]`));
    const copy = await request.get(path, asMarkdown);
    expect(copy.headers()['content-type']).toContain('text/markdown');
    expect(copy.headers().vary).toMatch(/accept\b/);
    expect(await copy.text()).toContain('# GM_setValue');
  });

  test(`an unknown page of /${prefix}docs/ is a 404 that names the nearest copies`, async ({
    request,
  }) => {
    const wrong = inLanguage('/docs/dev/api/gm_setvalu/', language);
    for (const answer of [
      await request.get(wrong, asMarkdown),
      await request.get(wrong.replace(/\/$/, '.md')),
    ]) {
      expect(answer.status()).toBe(404);
      expect(answer.headers()['content-type']).toContain('text/markdown');
      const text = await answer.text();
      expect(text).toContain(inLanguage('/docs/dev/api/gm_setvalue/index.md', language));
      expect(text).toContain(list);
    }
    expect((await request.get(wrong)).headers()['content-type']).toContain('text/html');
  });
}

test('the former whole text leads to the index', async ({request}) => {
  const answer = await request.get('/en/llms-full.txt', {maxRedirects: 0});
  expect([answer.status(), answer.headers().location]).toEqual([301, '/en/llms.txt']);
});
