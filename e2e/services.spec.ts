import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, test} from '@playwright/test';
import {hydrated} from './site';

const root = path.resolve(import.meta.dirname, '..');
const variant = path.join(root, '.cache/site-with-services');
const id = 'G-TEST000000';
const mirrors = ['https://api.iconify.design', 'https://api.simplesvg.com'];

test.describe('without an id', () => {
  test('there is no analytics code at all', async ({request}) => {
    expect(await (await request.get('/en/')).text()).not.toMatch(/gtag|googletagmanager/);
  });
});

test.describe('with an id and icon mirrors', () => {
  test.describe.configure({mode: 'serial', timeout: 240_000});

  // Both are build-time settings, so the site is built once more, in one language.
  test.beforeAll(() => {
    execFileSync(
      'npx',
      ['--no-install', 'docusaurus', 'build', '--locale', 'en', '--out-dir', variant],
      {
        cwd: path.join(root, 'site'),
        env: {
          ...process.env,
          ANALYTICS_ID: id,
          ICON_MIRRORS: mirrors.join(' '),
          BUNDLED_ICONS: 'off',
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-services',
          DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        },
        stdio: 'pipe',
      },
    );
  });

  /** Serves the variant from disk and answers for the service; returns what was asked of it. */
  async function serveVariant(page: Page): Promise<string[]> {
    const asked: string[] = [];
    await page.route('**/*', async (route) => {
      const url = new URL(route.request().url());
      if (url.hostname !== '127.0.0.1') {
        asked.push(url.href);
        return route.fulfill({contentType: 'text/javascript', body: ''});
      }
      const file = path.join(
        variant,
        url.pathname.endsWith('/') ? `${url.pathname}index.html` : url.pathname,
      );
      return existsSync(file)
        ? route.fulfill({path: file})
        : route.fulfill({status: 404, body: ''});
    });
    await page.addInitScript(() => localStorage.setItem('redirected', 'true'));
    return asked;
  }

  const open = async (page: Page, address: string) => {
    await page.goto(address);
    await hydrated(page);
  };

  const calls = (page: Page): Promise<unknown[][]> =>
    page.evaluate(() =>
      ((window as unknown as {dataLayer?: ArrayLike<unknown>[]}).dataLayer ?? []).map((call) =>
        Array.from(call),
      ),
    );
  const views = async (page: Page) =>
    (await calls(page)).filter(([name]) => name === 'event').length;

  test('the first view is counted by the service itself, with the address anonymised', async ({
    page,
  }) => {
    const asked = await serveVariant(page);
    await open(page, '/en/docs/about/');
    expect(asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`]);
    expect(await calls(page)).toContainEqual(['config', id, {anonymize_ip: true}]);
    expect(await views(page)).toBe(0);
  });

  test('each change of path, query or hash is one view', async ({page}) => {
    await serveVariant(page);
    await open(page, '/en/docs/use/open-dev/');
    await page.locator('.theme-doc-sidebar-menu a[href="/en/docs/use/sync/"]').click();
    await expect.poll(() => views(page)).toBe(1);
    expect(await calls(page)).toContainEqual(['set', 'page_path', '/en/docs/use/sync/']);
    await page.locator('.theme-doc-toc-desktop a').first().click();
    await expect.poll(() => views(page)).toBe(2);
    await page.goBack();
    await expect.poll(() => views(page)).toBe(3);
    // Going where one already is changes nothing.
    await page.locator('.theme-doc-sidebar-menu a[href="/en/docs/use/sync/"]').click();
    await page.locator('.theme-doc-sidebar-menu a[href="/en/docs/use/open-dev/"]').click();
    await expect.poll(() => views(page)).toBe(4);
  });

  test('nothing happens on the survey', async ({page}) => {
    const asked = await serveVariant(page);
    await open(page, '/en/uninstall/');
    expect(asked).toEqual([]);
    expect(await calls(page)).toEqual([]);
  });

  for (const [name, value] of [
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const) {
    test(`nobody is counted who asks not to be (${name})`, async ({page}) => {
      const asked = await serveVariant(page);
      await page.addInitScript(
        ([property, answer]) => Object.defineProperty(navigator, property, {value: answer}),
        [name, value] as const,
      );
      await open(page, '/en/docs/about/');
      expect(asked).toEqual([]);
      expect(await calls(page)).toEqual([]);
    });
  }

  test('when our server fails, an icon is asked for at one mirror after the other', async ({
    page,
  }) => {
    const asked = await serveVariant(page);
    await page.route('**/icons/**', (route) => route.fulfill({status: 503, body: ''}));
    await open(page, '/en/docs/use/install_comple/');
    for (const mirror of mirrors) {
      const isAsked = (url: string) =>
        url.startsWith(`${mirror}/lucide.json?`) && /puzzle/.test(url);
      await expect.poll(() => asked.some(isAsked), mirror).toBe(true);
    }
  });
});
