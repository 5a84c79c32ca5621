import type {Page} from '@playwright/test';
import {expect, languages, test} from './site';

const bridge = (page: Page) =>
  page
    .locator('[data-state]')
    .filter({has: page.locator('p')})
    .first();

/** Fails the test if anything on the page leads to the address or runs it. */
async function expectHarmless(page: Page) {
  await expect(page.locator('main a[href^="javascript:" i], main a[href^="data:" i]')).toHaveCount(
    0,
  );
  await expect(page.locator('main img, main iframe, main script[src*="evil"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
}

for (const {locale, prefix} of languages) {
  test(`the script's address is shown as text, with its host (${locale})`, async ({page, site}) => {
    await site.open(`${prefix}docs/script_installation/#url=https://example.com/hello.user.js`);
    const card = bridge(page);
    await expect(card).toHaveAttribute('data-state', 'given');
    await expect(card.getByText('https://example.com/hello.user.js', {exact: true})).toBeVisible();
    await expect(card.locator('strong')).toHaveText('example.com');
    const link = page.locator('main a[href*="example.com"]');
    await expect(link).toHaveAttribute('href', 'https://example.com/hello.user.js');
    await expect(link).toHaveAttribute('rel', /noreferrer/);
  });

  test(`explains the page when the URL names no script (${locale})`, async ({page, site}) => {
    await site.open(`${prefix}docs/script_installation/`);
    await expect(bridge(page)).toHaveAttribute('data-state', 'absent');
    await expect(page.locator('#get-scriptcat')).toBeVisible();
    await expect(page.locator('#already-installed')).toBeVisible();
  });
}

// Every other way to spell an address is a matter of InstallBridge/parse-install-hash.test.ts.
const refused = [
  ['nothing behind url', '', 'empty'],
  ['a javascript address in mixed case', 'JaVaScRiPt:window.hacked=1', 'scheme'],
  ['a data address', 'data:text/html,<script>window.hacked=1</script>', 'scheme'],
  ['markup', '<img src=x onerror=window.hacked=1>', 'broken'],
  ['a name that imitates a host', 'https://scriptcat.org@evil.example/a.user.js', 'credentials'],
  ['a hidden change of direction', 'https%3A%2F%2Fexample.com%2F%E2%80%AEsj.resu', 'characters'],
  ['a very long address', `https://example.com/${'a'.repeat(100_000)}.user.js`, 'too-long'],
] as const;

for (const [name, value, reason] of refused) {
  test(`${name} is rejected and not shown`, async ({page, site}) => {
    await site.open(`en/docs/script_installation/#url=${value}`);
    const card = bridge(page);
    await expect(card).toHaveAttribute('data-state', 'refused');
    await expect(card.locator('[data-reason]')).toHaveAttribute('data-reason', reason);
    await expect(card.locator('code, a')).toHaveCount(0);
    await expectHarmless(page);
  });
}

const shown = [
  ['markup in a path', 'https://example.com/<img src=x onerror=window.hacked=1>.user.js'],
  ['quotes in a path', 'https://example.com/"onmouseover="window.hacked=1.user.js'],
  ['a second hash', 'https://example.com/a.user.js#url=javascript:window.hacked=1'],
  ['a stray percent sign', 'https://example.com/100%.user.js'],
  ['an encoded address', 'https%3A%2F%2Fexample.com%2Fa.user.js%3Fb%3D%3Cb%3E'],
] as const;

for (const [name, value] of shown) {
  test(`${name} stays text`, async ({page, site}) => {
    await site.open(`docs/script_installation/#url=${value}`);
    const address = bridge(page).locator('code');
    await expect(address).toContainText('https://example.com/');
    await expect(address.locator('*')).toHaveCount(0);
    await expectHarmless(page);
    await expect(page).toHaveURL(/\/docs\/script_installation\/#url=/);
  });
}

test('warns about http URLs and unusual file names', async ({page, site}) => {
  await site.open('en/docs/script_installation/#url=http://example.com/download');
  await expect(bridge(page)).toContainText('not encrypted');
  await expect(bridge(page)).toContainText('does not end in .user.js');
});

test('shows no install hint when the extension is present', async ({page, site}) => {
  await page.addInitScript(() => {
    Object.assign(window.external, {Scriptcat: {isInstalled() {}}});
  });
  await site.open('en/docs/script_installation/#url=https://example.com/hello.user.js');
  await expect(bridge(page)).toContainText('ScriptCat is installed');
  await expect(bridge(page).locator('a[href="#get-scriptcat"]')).toHaveCount(0);
  const link = bridge(page).getByRole('link', {name: "Open the script's address"});
  await expect(link).toHaveAttribute('href', 'https://example.com/hello.user.js');
});

test('does not link URLs that may not be a script', async ({page, site}) => {
  await site.open('en/docs/script_installation/#url=https://example.com/download');
  await expect(page.locator('main a[href*="example.com"]')).toHaveCount(0);
});

test('an anchor link keeps the script', async ({page, site}) => {
  await site.open('en/docs/script_installation/#url=https://example.com/hello.user.js');
  await bridge(page).getByRole('link', {name: 'Get ScriptCat first'}).click();
  await expect(page).toHaveURL(/#get-scriptcat$/);
  await expect(bridge(page)).toContainText('https://example.com/hello.user.js');
});

test('another install link in the same tab replaces the script', async ({page, site}) => {
  await site.open('en/docs/script_installation/#url=https://example.com/one.user.js');
  await page.evaluate(() => {
    window.location.hash = '#url=https://example.com/100%.user.js';
  });
  await expect(bridge(page).locator('code')).toHaveText('https://example.com/100%.user.js');
});

test('going back to a URL with an invalid percent sequence works', async ({page, site}) => {
  await site.open('en/docs/script_installation/#url=https://example.com/100%.user.js');
  await page.getByRole('link', {name: 'Allow it to run userscripts'}).click();
  await expect(page.locator('h1')).toHaveText('Allow userscripts');
  await page.goBack();
  await expect(bridge(page).locator('code')).toHaveText('https://example.com/100%.user.js');
});

test('the address can be copied by keyboard', async ({page, site, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await site.open('en/docs/script_installation/#url=https://example.com/hello.user.js');
  const button = bridge(page).getByRole('button', {name: 'Copy'});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(bridge(page).getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'https://example.com/hello.user.js',
  );
});

for (const address of [
  'https://example.com/hello.user.js',
  'http://example.com/hello.user.js',
  `https://example.com/${'long-'.repeat(60)}.user.js`,
]) {
  for (const [locale, prefix, width] of [
    ['zh-Hans', '', 390],
    ['en', 'en/', 1280],
  ] as const) {
    test(`nothing moves for ${address.slice(0, 24)}… at ${width} px (${locale})`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({width, height: 900});
      await site.visit(`${prefix}docs/script_installation/`);
      const without = (await bridge(page).boundingBox())?.height ?? 0;
      await page.goto('about:blank');
      await site.visit(`${prefix}docs/script_installation/#url=${address}`);
      const height = async () => (await bridge(page).boundingBox())?.height;
      const before = await height();
      expect(before).toBeGreaterThan(without);
      await expect(bridge(page)).toHaveAttribute('data-state', 'given');
      expect(await height()).toBe(before);
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page says what to do with and without ScriptCat', async ({page}) => {
    await page.goto('en/docs/script_installation/#url=https://example.com/hello.user.js');
    await expect(page.locator('#get-scriptcat')).toBeVisible();
    await expect(bridge(page)).toContainText('in the address bar');
    await expect(page.getByText('Import from URL').first()).toBeVisible();
  });
});
