import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {writeApiData} from './api-data';
import {builtLanguage, documentHtml} from './built-language';
import {writeDemo} from './demo';
import {writeFeeds, writeReleases} from './feeds';
import {prepareFirstView} from './first-view';
import {writeMarkdownCopies} from './markdown-copies';
import {writeOfflineFiles, writeWorker} from './offline';
import {writeOpenSearch} from './open-search';
import {writePlayground} from './playground';
import {copySamples} from './samples';
import {writeSearchRecords} from './search-records';
import {languageSteps, siteSteps} from './steps';

const read = ({folder}: {folder: string}, name: string) =>
  readFileSync(path.join(folder, name), 'utf8');
const page = 'docs/use/sync/index.html';

test('what lists files comes after everything that writes them', () => {
  expect(languageSteps.at(-1)?.run).toBe(writeOfflineFiles);
  expect(languageSteps[0]?.run).toBe(prepareFirstView);
  expect(siteSteps.map(({name}) => name).slice(-2)).toEqual([
    expect.stringContaining('list of files'),
    expect.stringContaining('nginx'),
  ]);
});

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

test('a page that loads the React app at once stays as Docusaurus built it', async () => {
  const language = {...builtLanguage(), isAppOnIntent: false};
  await prepareFirstView(language);
  expect(read(language, page)).toBe(documentHtml);
});

test('a documentation page has a Markdown copy, listed in llms.txt', () => {
  const language = builtLanguage();
  writeMarkdownCopies(language);
  expect(read(language, 'docs/use/sync/index.md')).toContain('# Sync');
  expect(read(language, 'llms.txt')).toContain(
    '[Sync](https://docs.example/en/docs/use/sync/index.md): About sync.',
  );
  expect(read(language, 'llms-full.txt')).toContain('Press the button.');
});

test('search records of a language lie beside those of the others', () => {
  const language = builtLanguage();
  writeSearchRecords(language);
  const records = JSON.parse(read({folder: language.siteFolder}, 'data/search/records-en.json'));
  expect(JSON.stringify(records)).toContain('/en/docs/use/sync/#start');
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

test('nothing is listed where reading offline is switched off, and the worker retires', async () => {
  const language = {...builtLanguage(), hasOffline: false};
  writeOfflineFiles(language);
  expect(existsSync(path.join(language.folder, 'offline'))).toBe(false);
  await writeWorker(language);
  expect(read(language, 'sw.js')).toContain('unregister');
});

test('feeds exist in both formats and channels, and the releases as data', () => {
  const language = builtLanguage();
  writeFeeds(language);
  writeReleases(language);
  const written = readdirSync(language.folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
    /feed|atom/.test(name),
  );
  expect(written.filter((name) => /\.(xml|json)$/.test(name))).toHaveLength(4);
  expect(JSON.parse(read(language, 'data/releases.json')).latest.stable).toMatch(/^\d/);
});

test('the catalogue is published with its schema', () => {
  const language = builtLanguage();
  writeApiData(language);
  expect(JSON.parse(read(language, 'data/scriptcat-api.json'))).toBeTypeOf('object');
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

test('demo pages and the playground are complete documents', async () => {
  const language = builtLanguage();
  writeDemo(language);
  await writePlayground(language);
  for (const name of ['demo/index.html', 'playground/index.html']) {
    expect(read(language, name)).toMatch(/^<!doctype html>[\s\S]*<\/html>\s*$/);
  }
});
