import type {Page} from '@playwright/test';
import {expect, languages, test} from '../site';

test.use({javaScriptEnabled: false, viewport: {width: 1280, height: 800}});

const menu = (page: Page) => page.locator('aside .theme-doc-sidebar-menu');

/**
 * One page of each group that the menu of a page shows, the last, which is the lowest: the pages of a
 * group have the same lines. A folded group leads to its first page.
 */
const groups = (page: Page) =>
  menu(page).evaluate((root) =>
    [root, ...root.querySelectorAll('ul')].flatMap((list) => {
      const links = [...list.querySelectorAll<HTMLAnchorElement>(':scope > li > a')];
      const folded = list.querySelectorAll<HTMLAnchorElement>(':scope > li > div > a');
      return [...links.slice(-1), ...folded].map((link) => link.pathname);
    }),
  );

// English labels are the longer ones.
test('the menu shows where you are without scripts, in 20 lines', async ({page}) => {
  const waiting = ['/en/docs/use/', '/en/docs/dev/'];
  const seen = new Set<string>();
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    const current = menu(page).locator('a[aria-current="page"]');
    await expect(current, path).toBeInViewport({ratio: 1});
    expect(await menu(page).locator('.menu__link:visible').count(), path).toBeLessThan(21);
    waiting.push(...(await groups(page)));
  }
  expect(seen.size).toBeGreaterThan(20);
});

// What people come for, by the second click.
const wanted = ['open-dev', 'troubleshooter', 'rescue', 'first-script'];
const migration = 'from-other/migrate-from-tampermonkey';

for (const {language, prefix} of languages) {
  test(`the home page is two clicks from what people come for (${language})`, async ({page}) => {
    await page.goto(`/${prefix}`);
    await page.locator(`.navbar a[href="/${prefix}docs/use/"]:visible`).click();
    for (const target of [...wanted, migration]) {
      const link = page.locator(`main a[href="/${prefix}docs/use/${target}/"]`);
      await expect(link.first()).toBeVisible();
    }
  });
}
