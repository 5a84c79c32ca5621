import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import missingPage from '@scriptcat/content/offline/missing-page';
import {buildFolder, builtFiles} from '@scriptcat/testing/build-facts';
import {buildSync} from 'esbuild';
import {type Front, startFront} from './front-server';
import {isListedKey} from './listed';
import {test as base, dataSaver, expect, languages, setConnection} from './site';

const test = base.extend<{front: Front}>({
  serviceWorkers: 'allow',
  front: async ({playwright: _}, use, info) => {
    const front = await startFront(info.project.use.baseURL ?? '');
    await use(front);
    await front.close();
  },
  baseURL: async ({front}, use) => use(`${front.origin}/`),
});

const everything = () => true;
const nothing = () => false;
// Outside of what React takes over.
const newVersion = (html: string) => `${html}<p id="published">A new version</p>`;

/** Paths stored in the caches whose names begin like this. */
const stored = (page: Page, beginning: string) =>
  page.evaluate(async (start) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(start));
    const keys = names.map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(keys)).flat().map(({url}) => new URL(url).pathname);
  }, beginning);

/** Waits until a page is stored, and the styles it names with it. */
async function expectRead(page: Page, pathname: string) {
  await expect.poll(() => stored(page, 'offline-pages')).toContain(pathname);
  const missingStyles = () =>
    page.evaluate(async (path) => {
      const html = (await (await caches.match(path, {ignoreVary: true}))?.text()) ?? '';
      const named = html.match(/\/(?:en\/)?assets\/css\/[\w.-]+\.css/g) ?? ['none'];
      const found = named.map((url) => caches.match(url, {ignoreVary: true}));
      return (await Promise.all(found)).filter((answer) => !answer).length;
    }, pathname);
  await expect.poll(missingStyles).toBe(0);
}

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Whether the page has the colours and the layout of its style sheet. */
const isStyled = (page: Page) =>
  page.locator('.navbar').evaluate((navbar) => getComputedStyle(navbar).position === 'sticky');

test.beforeEach(({site}) => {
  // Errors of requests that the test makes fail.
  site.expectProblem(/net::ERR_|status of 503/);
});

test('without a connection, pages open that were read, and the others list them', async ({
  page,
  site,
  front,
}) => {
  const title = page.getByRole('heading', {level: 1});
  const missing = 'docs/use/trash/';
  await site.open('en/docs/use/sync/?from=extension');
  await expectRead(page, '/en/docs/use/sync/');
  await page.locator('.theme-doc-sidebar-menu a[href="/en/docs/use/moving/"]').click();
  await expectRead(page, '/en/docs/use/moving/');
  front.cut(everything);
  for (const {language, prefix} of languages) {
    const answer = await page.goto(prefix + missing);
    expect(answer?.status()).toBe(503);
    await expect(title).toHaveText(missingPage[language].missing);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  for (const [path, name] of [
    ['/en/docs/use/sync/', 'Sync and backup'],
    ['/en/docs/use/moving/', 'A new computer'],
  ] as const) {
    await page.locator(`a[href="${path}"]`).first().click();
    await expect(page.locator('article h1')).toHaveText(name);
    expect(await isStyled(page)).toBe(true);
    await page.goBack();
    await expect(title).toHaveText(missingPage.en.missing);
  }
  front.cut(nothing);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.locator('article h1')).toBeVisible();
});

test('the whole documentation can be saved, and follows a new deployment', async ({
  page,
  site,
  front,
}) => {
  test.slow();
  await site.open('en/docs/use/offline/');
  await page.getByRole('button', {name: 'Save the whole documentation'}).click();
  await expect(page.getByText(/^\d+ pages are saved/)).toBeVisible({timeout: 60_000});

  const answer = await page.request.get('/en/offline/manifest.json');
  const {pages, files} = (await answer.json()) as Record<string, {url: string}[]>;
  const wanted = [...(pages ?? []), ...(files ?? [])].map(({url}) => url);
  expect(wanted).toContain('/en/docs/dev/api/');
  const held = await stored(page, 'offline-saved-en');
  expect(wanted.filter((url) => !held.includes(url))).toEqual([]);

  front.change('/en/docs/use/trash/', newVersion);
  front.change('/en/offline/manifest.json', (json) => {
    const manifest = JSON.parse(json);
    for (const entry of manifest.pages)
      if (entry.url === '/en/docs/use/trash/') entry.revision = 'new';
    return JSON.stringify({...manifest, revision: 'new'});
  });
  const before = front.asked.length;
  await site.open('en/docs/use/sync/');
  const saved = () =>
    page.evaluate(async () => {
      const page = await caches.match('/en/docs/use/trash/', {cacheName: 'offline-saved-en-1'});
      return page?.text();
    });
  await expect.poll(saved).toContain('A new version');
  const again = front.asked.slice(before).filter((url) => /^\/en\/docs\/.*\/$/.test(url));
  expect(again.sort()).toEqual(['/en/docs/use/sync/', '/en/docs/use/trash/']);

  front.cut(everything);
  await page.goto('en/docs/use/trash/');
  await expect(page.locator('#published')).toHaveText('A new version');
  // The scripts of these pages were saved too.
  for (const address of ['', 'docs/dev/api/', 'docs/change/']) {
    await site.open(`/en/${address}`);
    expect(await isStyled(page)).toBe(true);
  }
  // A tool computes in a worker, whose file was saved too.
  await site.open('/en/docs/dev/tools/match/');
  await expect(page.getByText(/^The script runs on/)).toBeVisible();
  // Search answers from what was saved, in the dialog and on its page.
  await site.open('/en/docs/use/use/');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('GM_setValue');
  await expect(page.getByRole('option').first()).toContainText('GM_setValue');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/en\/docs\/dev\/api\/gm_setvalue\/$/);
  await site.open('/en/search/?q=WebDAV');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('WebDAV');
  // The footer's spelling of this address is answered by a redirect of the server otherwise.
  await site.open('en/docs/use/qa?browser=edge');
  await expect(page).toHaveURL(/\/en\/docs\/use\/QA\/\?browser=edge$/);
});

test('saving resumes after an interruption', async ({page, site, front}) => {
  test.slow();
  const isCut = (pathname: string) => pathname === '/en/docs/use/trash/';
  await site.open('en/docs/use/offline/');
  front.cut(isCut);
  await page.getByRole('button', {name: 'Save the whole documentation'}).click();
  await expect(page.getByRole('status').getByText(/^The download was interrupted/)).toBeVisible({
    timeout: 30_000,
  });
  const held = await stored(page, 'offline-saved-en');
  const before = front.asked.length;
  front.cut(nothing);
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByText(/^\d+ pages are saved/)).toBeVisible({timeout: 30_000});
  expect(held.filter((url) => front.asked.slice(before).includes(url))).toEqual([]);
  await page.getByRole('button', {name: 'Delete the saved documentation'}).click();
  await expect(page.getByText(/ pages, which take /)).toBeVisible();
  expect(await stored(page, 'offline-saved-en')).toEqual([]);
  await expect(page.getByRole('button', {name: 'Save the whole documentation'})).toBeFocused();
});

test('saving can be stopped, and stays so on the next page', async ({page, site, front}) => {
  await site.open('en/docs/use/offline/');
  // It never gets an answer, so saving cannot come to its end.
  await page.route('**/docs/use/trash/', () => {});
  await page.getByRole('button', {name: 'Save the whole documentation'}).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', /^[1-9]/);
  await page.getByRole('button', {name: 'Stop'}).click();
  await expect(page.getByText(/^Saving isn’t complete/)).toBeVisible();
  await site.open('en/docs/use/sync/');
  const before = front.asked.length;
  await site.open('en/docs/use/offline/');
  await expect(page.getByRole('button', {name: 'Continue saving'})).toBeVisible();
  expect(front.asked.slice(before)).not.toContain('/en/docs/use/trash/');
});

test('unticking the box removes everything for good', async ({page, site}) => {
  await site.open('en/docs/use/offline/');
  await expectRead(page, '/en/docs/use/offline/');
  await page.getByRole('checkbox', {name: 'Keep the pages I read'}).uncheck();
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(() => stored(page, 'offline-')).toEqual([]);
  await site.open('en/docs/use/sync/');
  await site.open('en/docs/use/offline/');
  await expect(page.getByRole('checkbox', {name: 'Keep the pages I read'})).not.toBeChecked();
  expect(await registrations(page)).toBe(0);
  expect(await stored(page, 'offline-')).toEqual([]);
});

test('a new deployment is shown and replaces the offline copy', async ({page, site, front}) => {
  await site.open('docs/use/sync/');
  await expectRead(page, '/docs/use/sync/');
  front.change('/docs/use/sync/', newVersion);
  await page.goto('docs/use/sync/');
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect(page.locator('#published')).toHaveText('A new version');
  front.cut(everything);
  await page.goto('docs/use/sync/?again');
  await expect(page.locator('#published')).toHaveText('A new version');
});

test('a page opened before a deployment still gets its files', async ({page, site, front}) => {
  await site.open('docs/use/sync/');
  await expectRead(page, '/docs/use/sync/');
  await site.open('docs/use/sync/');
  const before = front.asked.length;
  front.cut((pathname) => pathname.startsWith('/assets/'));
  await site.open('docs/use/sync/');
  expect(front.asked.slice(before)).toContain('/docs/use/sync/');
});

test('OFFLINE=off unregisters the worker and deletes its caches', async ({page, site, front}) => {
  await site.open('docs/use/sync/');
  await expectRead(page, '/docs/use/sync/');
  const {outputFiles} = buildSync({
    entryPoints: [path.resolve(import.meta.dirname, '../site/src/offline/worker/retired.ts')],
    bundle: true,
    write: false,
  });
  front.change('/sw.js', () => outputFiles[0]?.text ?? '');
  await page.goto('docs/use/trash/');
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(() => stored(page, 'offline-')).toEqual([]);
});

test('with data saver nothing is stored until the reader asks', async ({page, site, front}) => {
  await setConnection(page, dataSaver);
  await site.open('en/docs/use/offline/');
  await expect(page.getByText(/ pages, which take /)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(front.asked).not.toContain('/sw.js');
  await page.getByRole('button', {name: 'Save the whole documentation'}).click();
  await expect.poll(() => registrations(page)).toBe(1);
});

test('the worker ignores services and POST, and stores what is listed', async ({page, site}) => {
  await site.open('docs/use/sync/');
  await expectRead(page, '/docs/use/sync/');
  await site.open('search/?q=同步');
  const answers = new Map<string, boolean>();
  page.on('response', (response) =>
    answers.set(new URL(response.url()).pathname, response.fromServiceWorker()),
  );
  await site.open('search/?q=脚本');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await page.evaluate(() => fetch('/api/feedback', {method: 'POST', body: '{}'}));
  await page.evaluate(() => fetch('/healthz'));
  site.expectProblem(/status of 4\d\d/);
  const passed = [...answers].filter(([, isFromWorker]) => isFromWorker).map(([url]) => url);
  expect(passed).toContain('/search/');
  expect(passed.filter((url) => !/^\/(search|assets|img)\//.test(url))).toEqual([]);
  expect(answers.get('/api/feedback')).toBe(false);
  expect([...answers.keys()].some((url) => url.startsWith('/1/indexes/'))).toBe(true);
  // The words of a search are no part of what is stored.
  const urls = await page.evaluate(async () =>
    (await (await caches.open('offline-pages-1')).keys()).map(({url}) => url),
  );
  expect(urls.filter((url) => url.includes('?'))).toEqual([]);
  // Everything it stores is on the list of the privacy page.
  const names = await page.evaluate(async () => ({
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({name = ''}) => name),
  }));
  expect(names.caches.filter((name) => !isListedKey('Cache Storage', name))).toEqual([]);
  expect(names.databases.filter((name) => !isListedKey('IndexedDB', name))).toEqual([]);
});

test('the worker is small and revalidated on every visit', async ({request}) => {
  const answer = await request.get('/sw.js');
  expect(answer.headers()['cache-control']).toBe('no-cache');
  expect(answer.headers()['content-type']).toContain('text/javascript');
  const text = await answer.text();
  expect(gzipSync(text).byteLength).toBeLessThan(10_000);
});

// It would keep pages out of the back/forward cache.
test('no script listens to unload', () => {
  const listening = builtFiles
    .map(({file}) => file)
    .filter((file) => /\.(js|html)$/.test(file) && !/samples/.test(file))
    .filter((file) =>
      /["'`](?:before)?unload["'`]|on(?:before)?unload\s*=/.test(
        readFileSync(path.join(buildFolder, file), 'utf8'),
      ),
    );
  expect(listening).toEqual([]);
});
