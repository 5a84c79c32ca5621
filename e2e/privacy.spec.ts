import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BrowserContext, Page} from '@playwright/test';
import storedKeys from '@scriptcat/content/guide/stored-keys';
import {buildFolder, builtFiles} from '@scriptcat/testing/build-facts';
import {isListedHost, isListedKey} from './listed';
import {expect, test} from './site';

type Area = Parameters<typeof isListedKey>[0];
type Written = {area: Area; key: string};

const filesWith = (ending: string) =>
  builtFiles.map(({file}) => file).filter((file) => file.endsWith(ending));
const read = (file: string) => readFileSync(path.join(buildFolder, file), 'utf8');

/** Notes every key written to storage, also those that are removed again. */
async function watchStorage(page: Page) {
  const written: Written[] = [];
  await page.exposeFunction('noteStoredKey', (area: Area, key: string) => {
    written.push({area, key});
  });
  await page.addInitScript(() => {
    const note = Reflect.get(window, 'noteStoredKey') as (area: string, key: string) => void;
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      note(this === window.localStorage ? 'localStorage' : 'sessionStorage', key);
      setItem.call(this, key, value);
    };
  });
  return written;
}

/** All that the browser has stored for the site. */
async function storedIn(page: Page, context: BrowserContext) {
  const {local, session} = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
  const cookies = (await context.cookies()).map(({name}) => name);
  return {localStorage: local, sessionStorage: session, cookies};
}

/** Fails on any key or cookie that the privacy page does not list. */
async function expectOnlyListed(page: Page, written: readonly Written[]) {
  const held = await storedIn(page, page.context());
  expect(written.filter(({area, key}) => !isListedKey(area, key))).toEqual([]);
  expect(held.localStorage.filter((key) => !isListedKey('localStorage', key))).toEqual([]);
  expect(held.sessionStorage.filter((key) => !isListedKey('sessionStorage', key))).toEqual([]);
  expect(held.cookies).toEqual([]);
}

/** Waits until the visit has stored what it was meant to, so that a test cannot pass unseen. */
const expectWritten = (written: readonly Written[], area: Area, key: string) =>
  expect.poll(() => written).toContainEqual({area, key});

test.describe('what the built site contains', () => {
  test('writes no storage key that the privacy page does not list', () => {
    const named = new Set<string>();
    for (const file of [...filesWith('.js'), ...filesWith('index.html')]) {
      for (const [, key] of read(file).matchAll(/\b[gs]etItem\(\s*["'`]([^"'`$]+)["'`]/g)) {
        if (key) named.add(key);
      }
    }
    expect([...named]).toContain('redirected');
    expect([...named].filter((key) => !isListedKey('localStorage', key))).toEqual([]);
  });

  test('lists no storage key that no script writes', () => {
    const code = [...filesWith('.js'), 'index.html']
      .map(read)
      .join('\n')
      // The list itself is part of the built page that prints it.
      .replace(/\bid:\s*(["'`])[^"'`]+\1/g, '');
    // Some keys are put together: a fixed beginning, then the name of an index or plugin.
    const beginning = (key: string) =>
      key.replace(/^(__DOCSEARCH_\w+__)scriptcat$|^(docs-preferred-version-)default$/, '$1$2');
    // A cache with numbered keys belongs to a library that loads when a page asks for it.
    const own = storedKeys.rows.filter((row) => !row.isPrefix).map(({id}) => id);
    expect(own.filter((key) => !code.includes(beginning(key)))).toEqual([]);
  });

  test('loads nothing from another host by itself', () => {
    const foreign = new Set<string>();
    const resource =
      /<(?:script|img|iframe|source|video|audio|embed|object)\b[^>]*?\s(?:src|data)=["']?(?:https?:)?\/\/([^"'/\s>]+)|<link\b(?=[^>]*\brel=["']?(?:stylesheet|preload|prefetch|preconnect|dns-prefetch|modulepreload|icon|manifest))[^>]*?\shref=["']?(?:https?:)?\/\/([^"'/\s>]+)/g;
    for (const file of filesWith('.html')) {
      for (const [, source, link] of read(file).matchAll(resource))
        foreign.add(source ?? link ?? '');
    }
    const call =
      /\b(?:fetch|sendBeacon|WebSocket|EventSource)\(\s*["'`](?:https?|wss?):\/\/([^"'`/]+)/g;
    for (const file of filesWith('.js')) {
      for (const [, host] of read(file).matchAll(call)) if (host) foreign.add(host);
    }
    expect([...foreign].filter((host) => !isListedHost(host, ['always']))).toEqual([]);
  });
});

test.describe('a first visit', () => {
  test.use({isFirstVisit: true});

  test('stores only what is listed, whatever the reader does', async ({page, site}) => {
    test.slow();
    const written = await watchStorage(page);
    await site.open('docs/use/QA/');
    await expect(page).toHaveURL(/\/en\/docs\/use\/QA\/$/);
    // Light, dark, system: each press stores another choice.
    const toggle = page.locator('.navbar [data-early="theme"]').first();
    for (let presses = 0; presses < 3; presses += 1) await toggle.click();
    await page.getByRole('region', {name: 'Announcement'}).getByRole('button').click();
    const versions = page.locator('.navbar .dropdown', {hasText: 'Next'});
    await versions.hover();
    await versions.locator('.dropdown__menu').getByRole('link', {name: 'Next'}).click();

    const search = page.locator('.navbar [data-early="search"]');
    await search.click();
    await page.getByRole('dialog').getByRole('combobox').fill('sync');
    await page.getByRole('dialog').getByRole('option').first().click();
    await expectWritten(written, 'localStorage', '__DOCSEARCH_RECENT_SEARCHES__scriptcat');
    await search.click();
    await page
      .getByRole('dialog')
      .getByRole('button', {name: /favourites$/})
      .click();

    for (const path of ['', 'docs/use/open-dev/', 'docs/change/', 'search/?q=sync', 'uninstall/'])
      await site.open(`en/${path}`);
    await page.getByRole('radio').first().check();
    await page.locator('form textarea').fill('…');
    await expectWritten(written, 'sessionStorage', 'uninstall-survey');
    for (const key of [
      'redirected',
      'theme',
      'theme-choice',
      'docusaurus.announcement.id',
      'docusaurus.announcement.dismiss',
      'docs-preferred-version-default',
      '__DOCSEARCH_FAVORITE_SEARCHES__scriptcat',
    ])
      await expectWritten(written, 'localStorage', key);
    await expectOnlyListed(page, written);
  });
});
