import {readFileSync} from 'node:fs';
import path from 'node:path';
import sample from '@scriptcat/content/reference/sample';
import copyButton from '@scriptcat/content/shell/copy-button';
import pageActions from '@scriptcat/content/shell/page-actions';
import {inLanguage, languageOf} from '@scriptcat/contract';
import {buildFolder, builtFiles} from '@scriptcat/testing/build-facts';
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
    expect(pages.filter(([, url]) => !text.includes(`${url}index.md)`))).toEqual([]);
  });

  test(`every copy of ${list} fits one fetch and has only content`, () => {
    const words = interfaceWords(language);
    const copies = builtFiles.filter(({path: url}) => url.endsWith('/index.md'));
    for (const {path: url, file, type} of copies) {
      if (languageOf(url) !== language) continue;
      const copy = readFileSync(path.join(buildFolder, file), 'utf8');
      expect(type, url).toContain('text/markdown');
      expect(copy.length, url).toBeLessThan(MAX_TEXT);
      expect(copy, url).toMatch(new RegExp(`^> .+${list}>\n\n#`));
      expect((copy.match(/^\s*(?:> )?```/gm)?.length ?? 0) % 2, url).toBe(0);
      const prose = copy.replace(/^( *)(`{3,}).*?^\1\2$/gms, '');
      expect(prose, url).not.toMatch(/<!--|\d+ (entries|项)$/m);
      const lines = prose.split('\n').filter((line) => words.has(line.replace(/^- /, '').trim()));
      expect(lines, url).toEqual([]);
    }
  });

  test(`a page of /${prefix}docs/ names its copy and the index at its start`, async ({request}) => {
    const url = inLanguage('/docs/dev/api/gm_setvalue/', language);
    const html = await (await request.get(url)).text();
    expect(html).toMatch(new RegExp(`<link[^>]+rel="?alternate"?[^>]+href="?${url}index\\.md`));
    const article = html.slice(html.indexOf('<article'));
    const top = article.slice(0, article.indexOf('<h1'));
    expect(top).toMatch(new RegExp(`href="?${list}[" >]`));
  });

  test(`a 404 page of /${prefix}docs/ names the nearest copies`, async ({request}) => {
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
