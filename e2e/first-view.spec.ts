import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import loadFailure from '@scriptcat/content/shell/load-failure';
import {buildFolder, builtFiles, builtPages} from '@scriptcat/testing/build-facts';
import {
  dataSaver,
  expect,
  holdRequests,
  languages,
  readClipboard,
  setConnection,
  test,
} from './site';
import {measureTraffic} from './traffic';

/** Kilobytes on the wire without any interaction, for the heaviest page of each kind. */
const budgets = [
  {kind: 'home', address: '', most: 60},
  {kind: 'a documentation page', address: 'docs/use/use/', most: 45},
  {kind: 'the longest overview', address: 'docs/dev/meta/', most: 45},
  {kind: 'the longest answers', address: 'docs/use/QA/', most: 45},
  {kind: 'the API reference', address: 'docs/dev/api/', most: 45},
  {kind: 'the longest entry', address: 'docs/dev/api/gm_xmlhttprequest/', most: 35},
  {kind: 'the changelog', address: 'docs/change/', most: 75},
  {kind: 'the survey', address: 'uninstall/', most: 45},
];

const isAppScript = (url: string) => /\/assets\/js\//.test(url);
const running = (page: Page) => page.locator('html[data-has-hydrated="true"]');

for (const {language, prefix} of languages) {
  for (const {kind, address, most} of budgets) {
    test(`${kind} is light and runs no React app (${language})`, async ({page, site}) => {
      const traffic = await measureTraffic(page);
      await page.clock.install();
      await site.visit(prefix + address);
      await page.clock.fastForward(5000);
      expect(traffic.bytes() / 1000).toBeLessThanOrEqual(most);
      expect(traffic.urls().filter(isAppScript)).toEqual([]);
      expect(traffic.urls().length).toBeLessThanOrEqual(6);
    });
  }

  // React DOM is 55 KB of it, Docusaurus about 50 KB. Its main script lists every page of the site:
  // the 164 entries of the reference are 4 KB. Chinese letters are longer: 2 KB more than English.
  test(`an ordinary page needs few scripts once it is used (${language})`, async ({page, site}) => {
    await setConnection(page, dataSaver);
    await site.open(`${prefix}docs/use/moving/`);
    const scripts = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({name}) => name.includes('/assets/js/'))
        .map(({encodedBodySize}) => encodedBodySize),
    );
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.reduce((sum, size) => sum + size) / 1000).toBeLessThanOrEqual(130);
  });
}

// Docusaurus loads the text of a page again as a script: 22 KB for the cookbook, the longest.
test('to the scripts that all pages share, a page adds its own text only', () => {
  const own = builtPages.flatMap((address) => {
    const html = readFileSync(path.join(buildFolder, address, 'index.html'), 'utf8');
    const [, files] = /<script id="?app-files"?[^>]*>(.*?)<\/script>/.exec(html) ?? [];
    const {chunks = []}: {chunks?: string[]} = JSON.parse(files ?? '{}');
    const sizes = builtFiles
      .filter((file) => chunks.includes(file.path) && !/\/docs\.\w+\.js$/.test(file.path))
      .map(({file, size, encodings}) =>
        encodings.includes('br') ? statSync(path.join(buildFolder, `${file}.br`)).size : size,
      );
    return sizes.length > 0 ? [{address, size: sizes.reduce((sum, size) => sum + size)}] : [];
  });
  expect(own.length).toBeGreaterThan(400);
  expect(own.filter(({size}) => size > 23_000)).toEqual([]);
});

test('loads the React app after a delay on a fast connection', async ({page, site}) => {
  await setConnection(page, {...dataSaver, saveData: false});
  await page.clock.install();
  await site.visit('en/docs/about/');
  await page.clock.fastForward(20_000);
  await running(page).waitFor({state: 'attached'});
});

for (const [name, connection] of Object.entries({
  'with data saver': dataSaver,
  'on a slow connection': {effectiveType: '4g', downlink: 1.6, saveData: false},
  'on an unknown connection': {},
})) {
  test(`does not load the React app by itself ${name}`, async ({page, site}) => {
    const traffic = await measureTraffic(page);
    await setConnection(page, connection);
    await page.clock.install();
    await site.visit('en/docs/about/');
    await page.clock.fastForward(600_000);
    expect(traffic.urls().filter(isAppScript)).toEqual([]);
  });
}

test('a followed link and a resting mouse do not load the React app', async ({page, site}) => {
  const traffic = await measureTraffic(page);
  await page.mouse.move(5, 5);
  await site.visit('en/docs/about/');
  await page.locator('article a[href^="/en/docs/"][href$="/"]').first().dispatchEvent('click');
  await page.waitForURL((url) => !url.pathname.endsWith('/about/'));
  await page.mouse.move(5, 5);
  expect(traffic.urls().filter(isAppScript)).toEqual([]);
  await page.mouse.move(6, 5);
  await running(page).waitFor({state: 'attached'});
});

test('shows an error and retries when the app fails to load', async ({page, site}) => {
  site.expectProblem(/Failed to load resource/);
  let isDown = true;
  await page.route('**/assets/js/main.*.js', (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await site.visit('en/docs/about/');
  await page.keyboard.press('Shift');
  await expect(page.getByRole('alert')).toContainText(loadFailure.en.unusable);
  isDown = false;
  await page.getByRole('button', {name: 'Retry'}).click();
  await running(page).waitFor({state: 'attached'});
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('prerenders pages before the React app runs, but never files', async ({page, site}) => {
  await site.visit('en/docs/about/');
  const [rule] = await page.evaluate(() => {
    const text = document.querySelector('script[type="speculationrules"]')?.textContent ?? '';
    return JSON.parse(text).prerender;
  });
  const [{href_matches: wanted}, {not}] = rule.where.and;
  const matches = (patterns: string[], path: string) =>
    page.evaluate(
      ([list, address]) =>
        list.some((pattern) => new URLPattern(pattern, location.href).test(address, location.href)),
      [patterns, path] as const,
    );
  const isPrepared = async (path: string) =>
    (await matches(wanted, path)) && !(await matches([not.href_matches], path));
  expect(await isPrepared('/en/docs/use/sync/')).toBe(true);
  expect(await isPrepared('/docs/dev/api/#gm-log')).toBe(true);
  for (const path of [
    '/samples/page/hello.user.js',
    '/docs/use/index.md',
    '/uninstall/',
    '/api/feedback',
  ]) {
    expect(await isPrepared(path), path).toBe(false);
  }
});

test('a survey sent before React runs has the same fields and one id', async ({page, site}) => {
  await site.blockApp();
  await site.visit('en/uninstall/?v=1.4.0&b=edge&c=!odd!');
  await page.getByRole('radio').first().check();
  const ids = new Set<string | null>();
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const fields = new URLSearchParams(request.postData() ?? '');
    expect(fields.get('version')).toBe('1.4.0');
    expect(fields.get('browser')).toBe('edge');
    ids.add(fields.get('id'));
  });
  await page.locator('form[data-early="survey"] [type="submit"]').dblclick();
  await expect(page).toHaveURL(/\/en\/uninstall\/thanks\/$/);
  expect([...ids]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
});

const inNavbar = (page: Page, name: RegExp) =>
  page.locator('.navbar').getByRole('button', {name}).first();

/** The first press on a control, before the React app is loaded. A tap is a click, too. */
const presses = {
  touch: (control: Locator) => control.tap(),
  keyboard: (control: Locator) => control.press('Enter'),
};

test.describe('the first press', () => {
  test.use({hasTouch: true});

  for (const [device, press] of Object.entries(presses)) {
    test(`by ${device} opens search and keeps text typed while it loads`, async ({page, site}) => {
      const release = await holdRequests(page, '**/assets/js/main.*.js');
      await site.visit('en/docs/about/');
      await press(inNavbar(page, /^Search/));
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.type('syn');
      release();
      await expect(page.getByRole('combobox')).toBeFocused();
      await expect(page.getByRole('combobox')).toHaveValue('syn');
      await page.keyboard.type('c');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expect(page.getByRole('combobox')).toHaveValue('sync');
    });
  }

  test('changes the theme and closes the announcement without the app', async ({page, site}) => {
    await site.blockApp();
    await site.visit('en/docs/about/');
    const bar = page.getByRole('region', {name: 'Announcement'});
    await inNavbar(page, /Switch colours/).press('Enter');
    await bar.getByRole('button', {name: 'Close'}).click();
    for (const again of [() => {}, () => page.reload()]) {
      await again();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(bar).toBeHidden();
    }
  });

  test('unfolds the sidebar', async ({page, site}) => {
    await site.visit('en/docs/use/sync/');
    const sidebar = page.locator('.theme-doc-sidebar-menu');
    const folded = sidebar.locator('[aria-expanded="false"]').first();
    const hasText = (await folded.textContent()) ?? '';
    await folded.tap();
    await expect(sidebar.locator('[aria-expanded="true"]', {hasText})).toBeVisible();
  });

  test('copies code', async ({page, site}) => {
    await site.visit('en/docs/dev/background/');
    await page.locator('article figure').getByRole('button', {name: 'Copy'}).first().click();
    await expect(page.getByRole('button', {name: 'Copied'}).first()).toBeVisible();
    expect(await readClipboard(page)).not.toBe('');
  });

  test('opens a tool', async ({page, site}) => {
    await site.visit('en/docs/dev/background/');
    await page.getByRole('button', {name: 'Open the tool'}).first().click();
    await expect(page.locator('[data-state="ready"]').first()).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 360, height: 740}});

    test('opens the menu', async ({page, site}) => {
      await site.visit('en/docs/about/');
      await page.getByRole('button', {name: /navigation bar/}).tap();
      await expect(page.locator('.navbar-sidebar--show .navbar-sidebar')).toBeVisible();
    });
  });

  for (const [device, press] of Object.entries({
    ...presses,
    // A hand moves the mouse over more than one point.
    mouse: async (button: Locator) => {
      await button.hover({position: {x: 4, y: 4}});
      await button.hover();
    },
  })) {
    test(`by ${device} opens the list of languages`, async ({page, site}) => {
      await site.visit('en/docs/about/');
      await press(page.locator('.navbar .dropdown:has([lang]) > [role="button"]'));
      const menu = page.locator('.navbar .dropdown:has([lang]) .dropdown__menu');
      await expect(menu).toBeVisible();
      await running(page).waitFor({state: 'attached'});
      await expect(menu).toBeVisible();
      await menu.getByRole('link', {name: '简体中文'}).click();
      await expect(page).toHaveURL(/\/docs\/about\/$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    });
  }
});

test('the page behind search does not scroll', async ({page, site}) => {
  const release = await holdRequests(page, '**/assets/js/main.*.js');
  const root = page.locator('html');
  await site.visit('en/docs/about/');
  for (const close of [() => page.keyboard.press('Escape'), release]) {
    await inNavbar(page, /^Search/).click();
    await expect(root).toHaveCSS('overflow-y', 'hidden');
    await close();
    await expect(root).not.toHaveAttribute('data-early-search-open');
  }
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(root).not.toHaveCSS('overflow-y', 'hidden');
});
