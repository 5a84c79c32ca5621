import type {Page} from '@playwright/test';
import {expect, languages, readClipboard, test} from './site';

const address = 'en/docs/script_installation/';
const script = 'https://example.com/hello.user.js';
const bridge = (page: Page) =>
  page
    .locator('[data-state]')
    .filter({has: page.locator('p')})
    .first();

test('shows the script, copies its URL and keeps it on an anchor link', async ({page, site}) => {
  await site.open(`${address}#url=${script}`);
  const card = bridge(page);
  await expect(card).toHaveAttribute('data-state', 'given');
  await expect(card.getByText(script, {exact: true})).toBeVisible();
  await expect(card.locator('strong')).toHaveText('example.com');
  const link = page.locator('main a[href*="example.com"]');
  await expect(link).toHaveAttribute('href', script);
  await expect(link).toHaveAttribute('rel', /noreferrer/);

  await card.getByRole('button', {name: 'Copy'}).press('Enter');
  await expect(card.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await readClipboard(page)).toBe(script);

  await card.getByRole('link', {name: 'Get ScriptCat first'}).click();
  await expect(page).toHaveURL(/#get-scriptcat$/);
  await expect(card).toContainText(script);
});

test('another install link in the tab replaces it, also by going back', async ({page, site}) => {
  await site.open(`${address}#url=${script}`);
  await page.evaluate(() => {
    window.location.hash = '#url=https://example.com/100%.user.js';
  });
  await expect(bridge(page).locator('code')).toHaveText('https://example.com/100%.user.js');
  await page.getByRole('link', {name: 'Allow userscripts', exact: true}).click();
  await expect(page.locator('h1')).toHaveText('Allow userscripts');
  await page.goBack();
  await expect(bridge(page).locator('code')).toHaveText('https://example.com/100%.user.js');
});

test('explains the page when the URL names no script', async ({page, site}) => {
  await site.open(address);
  await expect(bridge(page)).toHaveAttribute('data-state', 'absent');
  await expect(page.locator('#get-scriptcat')).toBeVisible();
  await expect(page.locator('#already-installed')).toBeVisible();
});

// InstallBridge/parse-install-hash.test.ts tests every other way to write a URL.
test('rejects dangerous URLs without showing them', async ({page, site}) => {
  for (const [value, reason] of [
    ['JaVaScRiPt:window.hacked=1', 'scheme'],
    ['<img src=x onerror=window.hacked=1>', 'broken'],
  ] as const) {
    await site.open(`${address}#url=${value}`);
    const card = bridge(page);
    await expect(card).toHaveAttribute('data-state', 'refused');
    await expect(card.locator('[data-reason]')).toHaveAttribute('data-reason', reason);
    await expect(card.locator('code, a')).toHaveCount(0);
    // Nothing on the page leads to the URL or runs it.
    const leading = 'main a[href^="javascript:" i], main a[href^="data:" i], main img, main iframe';
    await expect(page.locator(leading)).toHaveCount(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    await page.goto('about:blank');
  }
});

test('warns about http URLs and unusual file names, and links neither', async ({page, site}) => {
  await site.open(`${address}#url=http://example.com/download`);
  await expect(bridge(page)).toContainText('isn’t encrypted');
  await expect(bridge(page)).toContainText('doesn’t end in .user.js');
  await expect(page.locator('main a[href*="example.com"]')).toHaveCount(0);
});

test('shows no install hint when the extension is present', async ({page, site}) => {
  await page.addInitScript(() => {
    Object.assign(window.external, {Scriptcat: {isInstalled() {}}});
  });
  await site.open(`${address}#url=${script}`);
  await expect(bridge(page)).toContainText('ScriptCat is installed');
  await expect(bridge(page).locator('a[href="#get-scriptcat"]')).toHaveCount(0);
  const link = bridge(page).getByRole('link', {name: 'Open the script’s URL'});
  await expect(link).toHaveAttribute('href', script);
});

for (const {language, prefix} of languages) {
  const width = prefix ? 1280 : 390;
  test(`nothing moves when React takes over (${language}, ${width} px)`, async ({page, site}) => {
    await page.setViewportSize({width, height: 900});
    const height = async () => (await bridge(page).boundingBox())?.height;
    await site.visit(`${prefix}docs/script_installation/`);
    const without = (await height()) ?? 0;
    for (const url of [script, `http://example.com/${'long-'.repeat(60)}.user.js`]) {
      await page.goto('about:blank');
      await site.visit(`${prefix}docs/script_installation/#url=${url}`);
      const before = await height();
      expect(before).toBeGreaterThan(without);
      await expect(bridge(page)).toHaveAttribute('data-state', 'given');
      expect(await height()).toBe(before);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page says what to do with and without ScriptCat', async ({page}) => {
    await page.goto(`${address}#url=${script}`);
    await expect(page.locator('#get-scriptcat')).toBeVisible();
    await expect(bridge(page)).toContainText('address bar');
    await expect(page.getByText('Import from URL').first()).toBeVisible();
  });
});
