import {expect, languages, test, userAgents} from './site';

const address = 'en/docs/use/open-dev/';

// PermissionGuide/guess-permission.test.ts tests which visit gets which steps.
for (const [name, userAgent, query, variant] of [
  ['by the user agent', userAgents.edge(143), '', 'edge-developer-mode'],
  ['by the URL', userAgents.chrome(), '?browser=firefox', 'firefox-permission'],
] as const) {
  test.describe(`a browser that is known ${name}`, () => {
    test.use({userAgent});

    test('has its steps marked, and all others are shown', async ({page, site}) => {
      await site.open(address + query);
      const chosen = page.locator('main div[data-way][data-chosen]');
      await expect(chosen).toHaveAttribute('data-way', variant);
      await expect(chosen.getByText('Your browser', {exact: true})).toBeVisible();
      await expect(page.getByRole('status').getByRole('link')).toHaveAttribute(
        'href',
        (await page.locator('a[aria-current="true"]').getAttribute('href')) ?? 'missing',
      );
      for (const steps of await page.locator('main div[data-way]').all())
        await expect(steps).toBeVisible();
    });
  });
}

test.describe('an unknown browser', () => {
  test.use({userAgent: 'Lynx/2.9'});

  test('gets the list without a mark', async ({page, site}) => {
    await site.open(address);
    await expect(page.getByRole('status').filter({hasText: 'wasn’t recognised'})).toBeVisible();
    await expect(page.locator('[data-chosen]')).toHaveCount(0);
  });
});

test('trusts an extension that reports allowed user scripts', async ({page, site}) => {
  await site.open(`${address}?userscript_enabled=true`);
  await expect(page.getByRole('status').filter({hasText: 'userscripts are allowed'})).toBeVisible();
});

test('each entry of the list leads to its steps by keyboard', async ({page, site}) => {
  await site.open(address);
  const entries = page
    .getByRole('navigation', {name: 'Instructions by browser'})
    .getByRole('listitem');
  await expect(entries).toHaveCount(10);
  for (const entry of await entries.all()) {
    const link = entry.getByRole('link');
    await link.press('Enter');
    await expect(page.locator((await link.getAttribute('href')) ?? '')).toBeInViewport();
  }
});

for (const anchor of ['allow-user-scripts', 'enable-developer-mode']) {
  test(`#${anchor} shows its section`, async ({page, site}) => {
    await site.open(`${address}?browser=chrome#${anchor}`);
    await expect(page.locator(`h2#${anchor}`)).toBeInViewport();
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const {language, prefix} of languages) {
    test(`every variant is readable, on screen and on paper (${language})`, async ({page}) => {
      await page.goto(`${prefix}docs/use/open-dev/`);
      await expect(page.locator('main div[data-way]')).toHaveCount(10);
      await page.emulateMedia({media: 'print'});
      for (const steps of await page.locator('main div[data-way]').all())
        await expect(steps).toBeVisible();
    });
  }
});
