import movedAnchors from '@scriptcat/content/guide/moved-anchors';
import {expect, test, userAgents} from './site';

const address = 'en/docs/use/other-ways/';

test.describe('the words of a browser', () => {
  test.use({userAgent: userAgents.edge()});

  test('follow the browser before React runs, then the choice', async ({page, site}) => {
    await site.visit(address);
    const words = page.locator('main ol').first();
    await expect(words.getByText('edge://extensions')).toBeVisible();
    await expect(words.getByText('chrome://extensions')).toBeHidden();

    await page.locator('label', {hasText: 'Chrome'}).click();
    await expect(words.getByText('chrome://extensions')).toBeVisible();
    await expect(words.getByText('edge://extensions')).toBeHidden();

    await site.visit('en/docs/use/slow/');
    await expect(page.locator('main ol').getByText('chrome://extensions')).toBeVisible();
    await expect(page.getByRole('radio', {name: 'Chrome'})).toBeChecked();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('shows the words of every browser, and the new place of an old anchor', async ({page}) => {
    await page.goto(address);
    const words = page.locator('main ol').first();
    await expect(words.getByText('edge://extensions')).toBeVisible();
    await expect(words.getByText('chrome://extensions')).toBeVisible();

    await page.goto('en/docs/use/use/#blacklist');
    const moved = page.locator('#blacklist');
    await expect(moved).toBeInViewport();
    await moved.getByRole('link').click();
    await expect(page.locator('h2#blacklist')).toBeInViewport();
  });
});

// The check of links tests in all languages that each has a link that works.
test('old anchors of a page lead to their sections', async ({page, site}) => {
  for (const [path, anchors] of Object.entries(movedAnchors)) {
    const [[anchor, target] = ['', '']] = Object.entries(anchors).slice(-1);
    await site.visit(`en${path}#${anchor}`);
    await expect(page).toHaveURL(new RegExp(`/en${target}$`));
  }
});

test('explains a glossary word on keyboard focus', async ({page, site}) => {
  await site.visit('en/docs/use/use/');
  const term = page.locator('main a[aria-describedby][href*="/glossary/"]').first();
  await term.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  const tip = page.locator(`[role="tooltip"][id="${await term.getAttribute('aria-describedby')}"]`);
  await expect(tip).toBeVisible();
});

test('questions are narrowed to what is typed, also before React runs', async ({page, site}) => {
  await site.visit('en/docs/use/QA/');
  await page.getByRole('searchbox', {name: 'Filter the questions'}).fill('cloudflare');
  await expect(page.locator('.markdown h3:visible')).toHaveText([/Cloudflare/]);
  await expect(page.locator('.markdown h2:visible')).toHaveCount(1);
  await page.getByRole('searchbox', {name: 'Filter the questions'}).fill('');
  await expect(page.locator('h3#what-to-report')).toBeVisible();
});

test('a picture opens in full by key and closes by Escape and click, before the React app runs', async ({
  page,
  site,
}) => {
  await site.blockApp();
  await site.visit('en/docs/use/scripts/');
  const open = page.getByRole('button', {name: 'Enlarge the picture'}).first();
  const close = page.getByRole('button', {name: 'Close the picture'});
  const widthOf = async (part = open) => (await part.boundingBox())?.width ?? 0;
  await open.press('Enter');
  expect(await widthOf(close)).toBeGreaterThan(await widthOf());
  await page.keyboard.press('Escape');
  await expect(close).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await close.click();
  await expect(close).toBeHidden();
});
