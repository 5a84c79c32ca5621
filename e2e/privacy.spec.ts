import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {BrowserContext, Page} from '@playwright/test';
import {expect, languages, test} from './site';
import {isListedHost, isListedKey, storedKeys} from './site-data';

type Area = Parameters<typeof isListedKey>[0];

const build = path.resolve(import.meta.dirname, '../site/build');
const builtFiles = (extension: string) =>
  readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith(extension),
  );
const read = (file: string) => readFileSync(path.join(build, file), 'utf8');

/** Notes every key written to storage, also those that are removed again. */
async function watchStorage(page: Page) {
  const written: {area: Area; key: string}[] = [];
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

/** What the browser holds for the site, whichever way it got there. */
async function storedIn(page: Page, context: BrowserContext) {
  const {local, session} = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
  const cookies = (await context.cookies()).map(({name}) => name);
  return {localStorage: local, sessionStorage: session, cookies};
}

const unlisted = (written: readonly {area: Area; key: string}[]) =>
  written.filter(({area, key}) => !isListedKey(area, key));

test.describe('what the built site contains', () => {
  test('names no storage key in its scripts that the privacy page does not list', () => {
    const named = new Set<string>();
    for (const file of [...builtFiles('.js'), ...builtFiles('index.html')]) {
      for (const [, key] of read(file).matchAll(/\b[gs]etItem\(\s*["'`]([^"'`$]+)["'`]/g)) {
        if (key) named.add(key);
      }
    }
    expect([...named]).toContain('redirected');
    expect([...named].filter((key) => !isListedKey('localStorage', key))).toEqual([]);
  });

  test('lists no storage key that no script could write', () => {
    const code = [...builtFiles('.js'), 'index.html'].map(read).join('\n');
    // Some keys are put together: a fixed beginning, and the name of an index, plugin or event.
    const beginning = (key: string) =>
      key.replace(/^(__DOCSEARCH_\w+__)scriptcat$|^(docs-preferred-version-)default$/, '$1$2');
    const inCode = (key: string) => code.includes(beginning(key));
    expect(storedKeys.map(({key}) => key).filter((key) => !inCode(key))).toEqual([]);
  });

  test('loads nothing from another host by itself', () => {
    const foreign = new Set<string>();
    const resource =
      /<(?:script|img|iframe|source|video|audio|embed|object)\b[^>]*?\s(?:src|data)=["']?(?:https?:)?\/\/([^"'/\s>]+)|<link\b(?=[^>]*\brel=["']?(?:stylesheet|preload|prefetch|preconnect|dns-prefetch|modulepreload|icon|manifest))[^>]*?\shref=["']?(?:https?:)?\/\/([^"'/\s>]+)/g;
    for (const file of builtFiles('.html')) {
      for (const [, source, link] of read(file).matchAll(resource))
        foreign.add(source ?? link ?? '');
    }
    const call =
      /\b(?:fetch|sendBeacon|WebSocket|EventSource)\(\s*["'`](?:https?|wss?):\/\/([^"'`/]+)/g;
    for (const file of builtFiles('.js')) {
      for (const [, host] of read(file).matchAll(call)) if (host) foreign.add(host);
    }
    expect([...foreign].filter((host) => !isListedHost(host, ['always', 'fallback']))).toEqual([]);
  });
});

for (const {locale, prefix} of languages) {
  test(`a visit in ${locale} stores only what the privacy page lists`, async ({
    page,
    site,
    context,
  }) => {
    test.setTimeout(90_000);
    const written = await watchStorage(page);
    await site.open(`${prefix}docs/use/policy/privacy_website/`);
    // Light, dark, system: each press stores another choice.
    const toggle = page.getByRole('navigation').locator('button[class*="toggleButton"]').first();
    for (let presses = 0; presses < 3; presses += 1) await toggle.click();
    await page.locator('[class*="announcementBar"] button').first().click();
    for (const address of [
      '',
      'docs/',
      'docs/use/QA/',
      'docs/dev/',
      'uninstall/',
      'search/?q=sync',
    ]) {
      await site.open(`${prefix}${address}`);
    }
    const held = await storedIn(page, context);

    expect(unlisted(written)).toEqual([]);
    expect(held.localStorage.filter((key) => !isListedKey('localStorage', key))).toEqual([]);
    expect(held.sessionStorage.filter((key) => !isListedKey('sessionStorage', key))).toEqual([]);
    expect(held.cookies).toEqual([]);
    // The visit did reach what it was meant to.
    for (const key of ['theme', 'theme-choice', 'docusaurus.announcement.dismiss']) {
      expect(written).toContainEqual({area: 'localStorage', key});
    }
  });

  test(`the privacy page in ${locale} prints every key and host of the list`, async ({
    page,
    site,
  }) => {
    await site.open(`${prefix}docs/use/policy/privacy_website/`);
    const printed = await page.locator('article td:first-child code').allTextContents();
    expect(printed).toEqual(
      expect.arrayContaining(
        storedKeys.map(({key, ...row}) => ('isPrefix' in row ? `${key}…` : key)),
      ),
    );
  });
}

test.describe('a first visit', () => {
  test.use({isFirstVisit: true});

  test('stores the redirect flag and nothing else that is not listed', async ({
    page,
    site,
    context,
  }) => {
    const written = await watchStorage(page);
    await site.open('docs/use/QA/');
    await expect(page).toHaveURL(/\/en\/docs\/use\/QA\/$/);
    expect(written).toContainEqual({area: 'localStorage', key: 'redirected'});
    expect(unlisted(written)).toEqual([]);
    expect((await storedIn(page, context)).cookies).toEqual([]);
  });
});
