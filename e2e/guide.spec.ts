import {movedAnchors, movedSections} from '@scriptcat/contract';
import {expect, languages, test} from './site';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

for (const {locale, prefix} of languages) {
  test.describe(`the words of a browser (${locale})`, () => {
    test.use({userAgent: `${chrome} Edg/156.0.0.0`});

    test('follow the browser before the React app runs, and the choice afterwards', async ({
      page,
      site,
    }) => {
      await site.visit(`${prefix}docs/use/other-ways/`);
      const words = page.locator('main ol').first();
      await expect(words.getByText('edge://extensions')).toBeVisible();
      await expect(words.getByText('chrome://extensions')).toBeHidden();

      await page.locator('label', {hasText: 'Chrome'}).click();
      await expect(words.getByText('chrome://extensions')).toBeVisible();
      await expect(words.getByText('edge://extensions')).toBeHidden();

      await site.visit(`${prefix}docs/use/conflicts/`);
      await expect(page.locator('main ol').getByText('chrome://extensions')).toBeVisible();
      await expect(page.getByRole('radio', {name: 'Chrome'})).toBeChecked();
    });
  });

  test.describe(`without scripts (${locale})`, () => {
    test.use({javaScriptEnabled: false});

    test('shows the words of every browser, and the new place of an old anchor', async ({page}) => {
      await page.goto(`${prefix}docs/use/other-ways/`);
      const words = page.locator('main ol').first();
      await expect(words.getByText('edge://extensions')).toBeVisible();
      await expect(words.getByText('chrome://extensions')).toBeVisible();

      await page.goto(`${prefix}docs/use/use/#blacklist`);
      const moved = page.locator('#blacklist');
      await expect(moved).toBeInViewport();
      await moved.getByRole('link').click();
      await expect(page.locator('h3#blacklist')).toBeInViewport();
    });
  });

  test(`old anchors of a page lead to their sections (${locale})`, async ({page, site}) => {
    for (const path of Object.keys(movedSections)) {
      const [[anchor, target] = ['', '']] = [...movedAnchors(path)].slice(-1);
      await site.visit(`${prefix}${path.slice(1)}#${anchor}`);
      await expect(page).toHaveURL(new RegExp(`/${prefix}${target.slice(1)}$`));
    }
  });
}

test('explains a glossary word on keyboard focus', async ({page, site}) => {
  await site.visit('en/docs/use/use/');
  const term = page.locator('main a[aria-describedby][href*="/glossary/"]').first();
  await term.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  const tip = page.locator(`[role="tooltip"][id="${await term.getAttribute('aria-describedby')}"]`);
  await expect(tip).toBeVisible();
});
