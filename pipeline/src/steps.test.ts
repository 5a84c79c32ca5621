import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {writeApiData} from './api-data';
import {builtLanguage, documentHtml} from './built-language';
import {writeDemo} from './demo';
import {writeFeeds, writeReleases} from './feeds';
import {prepareFirstView} from './first-view';
import {writeMarkdownCopies} from './markdown-copies';
import {minifyPages} from './minify-pages';
import {suggestPages} from './not-found';
import {writeOfflineFiles, writeWorker} from './offline';
import {writeOpenSearch} from './open-search';
import {writePlayground} from './playground';
import {writeRobots} from './robots';
import {copySamples} from './samples';
import {writeSearchRecords} from './search-records';
import {expiryAfter, writeSecurityContact} from './security-contact';
import {writeSkills} from './skills';
import {writeWebManifest} from './web-manifest';

const read = ({folder}: {folder: string}, name: string) =>
  readFileSync(path.join(folder, name), 'utf8');
const page = 'docs/use/sync/index.html';

test('the first view has the styles of its kind and no script', async () => {
  const language = builtLanguage();
  await prepareFirstView(language);
  const html = read(language, page);
  expect(html).not.toContain('main.1.js" defer');
  expect(html).toContain('"chunks":["/en/assets/js/7.js"]');
  const [, styles = ''] = /href="\/en\/(assets\/css\/docs-use\.\w+\.css)"/.exec(html) ?? [];
  expect(read(language, styles)).toBe('.used{top:0}');
  expect(language.pages.map(({file}) => readFileSync(file, 'utf8'))).toEqual(
    language.pages.map((each) => each.html),
  );
});

test('a minified page names the files of this build, also when its text comes from the cache', async () => {
  const language = builtLanguage();
  await prepareFirstView(language);
  for (const build of ['0a1b2c3d', '4e5f6a7b']) {
    for (const each of language.pages) each.html = each.html.replace(/main\.\w+/, `main.${build}`);
    await minifyPages(language);
    expect(read(language, page)).toMatch(new RegExp(`main\\.${build}\\.js.*<h2 id=start>`, 's'));
  }
});

test('a page that loads the React app at once stays as Docusaurus built it', async () => {
  const language = {...builtLanguage(), isAppOnIntent: false};
  await prepareFirstView(language);
  expect(read(language, page)).toBe(documentHtml);
});

test('a documentation page has a Markdown copy, listed in llms.txt', () => {
  const language = builtLanguage();
  writeMarkdownCopies(language);
  expect(read(language, 'docs/use/sync/index.md')).toMatch(
    /^> Index of all pages: <https:\/\/docs\.example\/en\/llms\.txt>\n\n# Sync\n/,
  );
  expect(read(language, 'docs/use/sync.md')).toBe(read(language, 'docs/use/sync/index.md'));
  expect(read(language, 'llms.txt')).toContain(
    '[Sync](https://docs.example/en/docs/use/sync/index.md): About sync.',
  );
});

test('search records of a language lie beside those of the others, with the words of readers', () => {
  const language = builtLanguage();
  writeSearchRecords(language, {'/docs/use/sync/#start': ['how to begin']});
  const records = JSON.parse(read({folder: language.siteFolder}, 'data/search/records-en.json'));
  expect(records).toContainEqual(
    expect.objectContaining({url: '/en/docs/use/sync/#start', words: ['how to begin']}),
  );
  expect(() => writeSearchRecords(language, {'/docs/use/sync/#stat': ['begin']})).toThrow(
    'content/search/words/en.yaml: no section has the URL /docs/use/sync/#stat. Correct it.',
  );
});

test('the offline manifest lists the pages and files there are', () => {
  const language = builtLanguage();
  writeOfflineFiles(language);
  const manifest = JSON.parse(read(language, 'offline/manifest.json'));
  expect(manifest.pages).toEqual([
    {url: '/en/docs/use/sync/', revision: expect.stringMatching(/^[\da-f]{12}$/)},
  ]);
  expect(manifest.files.map(({url}: {url: string}) => url)).toEqual([
    '/en/assets/css/styles.1.css',
    '/en/assets/js/main.1.js',
  ]);
  expect(read(language, 'offline/index.html')).toContain('lang="en"');
});

test('nothing is listed where reading offline is switched off, and the worker retires', () => {
  const language = {...builtLanguage(), hasOffline: false};
  writeOfflineFiles(language);
  expect(existsSync(path.join(language.folder, 'offline'))).toBe(false);
  writeWorker(language);
  expect(read(language, 'sw.js')).toContain('unregister');
});

test('feeds of both channels and of known problems exist in both formats, and the releases as data', () => {
  const language = builtLanguage();
  writeFeeds(language);
  writeReleases(language);
  const written = readdirSync(language.folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
    /feed|atom/.test(name),
  );
  expect(written.filter((name) => /\.(xml|json)$/.test(name))).toHaveLength(6);
  expect(JSON.parse(read(language, 'data/releases.json')).latest.stable).toMatch(/^\d/);
});

test('the catalogue is published with its schema', () => {
  const language = builtLanguage();
  writeApiData(language);
  expect(JSON.parse(read(language, 'data/scriptcat-api.json'))).toBeTypeOf('object');
  expect(JSON.parse(read(language, 'data/scriptcat-api-1.4.0.json'))).toMatchObject({
    checkedAgainst: '1.4.0',
  });
  expect(JSON.parse(read(language, 'data/scriptcat-api.schema.json'))).toBeTypeOf('object');
});

test('browsers search the language they were found in', () => {
  const language = builtLanguage();
  writeOpenSearch(language);
  expect(read(language, 'opensearch.xml')).toContain(
    'template="https://docs.example/en/search/?q={searchTerms}"',
  );
});

test('userscripts can be installed from their address; tests and types have none', () => {
  const language = builtLanguage();
  copySamples(language);
  const copied = readdirSync(path.join(language.folder, 'samples'), {
    recursive: true,
    encoding: 'utf8',
  });
  expect(copied.some((name) => name.endsWith('.user.js'))).toBe(true);
  expect(copied.filter((name) => /\.(ts|json)$/.test(name))).toEqual([]);
});

test('demo pages and the playground are complete documents', () => {
  const language = builtLanguage();
  writeDemo(language);
  writePlayground(language);
  for (const name of ['demo/index.html', 'playground/index.html']) {
    expect(read(language, name)).toMatch(/^<!doctype html>[\s\S]*<\/html>\s*$/);
  }
});

test('robots are shown the sitemap of every language', () => {
  const site = {folder: builtLanguage().siteFolder, url: 'https://docs.example'};
  writeRobots(site);
  expect(read(site, 'robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\n' +
      'Sitemap: https://docs.example/sitemap.xml\n' +
      'Sitemap: https://docs.example/en/sitemap.xml\n',
  );
});

test('the contact for vulnerabilities is the one of SECURITY.md', () => {
  const site = {folder: builtLanguage().siteFolder, url: 'https://docs.example'};
  writeSecurityContact(site, new Date('2026-11-15T22:00:00Z'));
  const text = read(site, '.well-known/security.txt');
  const [, contact = ''] = /^Contact: (.+)$/m.exec(text) ?? [];
  expect(readFileSync(path.join(import.meta.dirname, '../../SECURITY.md'), 'utf8')).toContain(
    `](${contact})`,
  );
  expect(text).toContain('Canonical: https://docs.example/.well-known/security.txt\n');
  expect(text).toContain('Expires: 2027-10-01T00:00:00Z\n');
});

test('the contact holds for more than ten months and less than a year', () => {
  for (const day of ['2024-02-29T12:00:00Z', '2026-01-01T00:00:00Z', '2026-12-31T23:59:59Z']) {
    const days = (Date.parse(expiryAfter(new Date(day))) - Date.parse(day)) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  }
});

test('the site can be installed in the language it was read in', () => {
  const language = builtLanguage();
  writeWebManifest(language);
  const manifest = JSON.parse(read(language, 'site.webmanifest'));
  expect(manifest).toMatchObject({lang: 'en', start_url: '/en/', short_name: 'ScriptCat'});
  for (const {src} of manifest.icons) {
    expect(existsSync(path.join(import.meta.dirname, '../../site/static', src))).toBe(true);
  }
});

test('the page for unknown addresses knows the others by their title', () => {
  const language = builtLanguage();
  suggestPages(language);
  const html = read(language, '404.html');
  expect(html).toContain('"pages":[["/en/docs/use/sync/","Sync"]]');
  expect(html.trimEnd()).toMatch(/<\/script><\/body><\/html>$/);
});

test.each(['zh-Hans', 'en'] as const)('skills in %s are complete and lead to the site', (tag) => {
  const language = builtLanguage(tag);
  writeSkills(language);
  for (const name of ['SKILL.md', 'SKILL.cat.md']) {
    const text = read(language, `skills/scriptcat-userscripts/${name}`);
    expect(text).toMatch(/^---\nname: scriptcat-userscripts\ndescription: [^\n:]+\n/);
    expect(text).not.toMatch(/\{\w+\}/);
    expect(text).toContain('https://docs.example/');
  }
  expect(read(language, 'skills/scriptcat-userscripts/SKILL.cat.md')).toContain(
    '\nversion: "1.0.0"\n---\n',
  );
});
