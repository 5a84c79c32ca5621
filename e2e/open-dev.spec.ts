import {expect, test} from './site';

const address = 'en/docs/use/open-dev/';

// PermissionGuide/guess-permission.test.ts tests which visit gets which steps.
test('a browser that is known has its steps marked, and all others are shown', async ({
  page,
  site,
}) => {
  await site.open(`${address}?browser=firefox`);
  const chosen = page.locator('main div[data-way][data-chosen]');
  await expect(chosen).toHaveAttribute('data-way', 'firefox-permission');
  await expect(chosen.getByText('Your browser', {exact: true})).toBeVisible();
  await expect(page.getByRole('status').getByRole('link')).toHaveAttribute(
    'href',
    (await page.locator('a[aria-current="true"]').getAttribute('href')) ?? 'missing',
  );
  await expect(page.locator('main div[data-way]:visible')).toHaveCount(10);
});

test.describe('an unknown browser', () => {
  test.use({userAgent: 'Lynx/2.9'});

  test('gets the list without a mark, unless the extension says more', async ({page, site}) => {
    const status = (hasText: string) => page.getByRole('status').filter({hasText});
    await site.open(address);
    await expect(status('wasn’t recognised')).toBeVisible();
    await expect(page.locator('[data-chosen]')).toHaveCount(0);
    await site.open(`${address}?userscript_enabled=true`);
    await expect(status('userscripts are allowed')).toBeVisible();
  });
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

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every variant is readable, on screen and on paper', async ({page}) => {
    await page.goto(address);
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({media});
      await expect(page.locator('main div[data-way]:visible')).toHaveCount(10);
    }
  });
});
