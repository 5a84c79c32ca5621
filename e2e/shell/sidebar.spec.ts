import type {Page} from '@playwright/test';
import {expect, languages, test} from '../site';

test.use({javaScriptEnabled: false, viewport: {width: 1280, height: 800}});

const menu = (page: Page) => page.locator('aside .theme-doc-sidebar-menu');

/** The addresses that the menu of a page shows; a folded group leads to its first page. */
const links = (page: Page) =>
  menu(page)
    .locator('a[href*="/docs/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

for (const {language, prefix} of languages) {
  test(`the menu shows where you are without scripts, in 20 lines (${language})`, async ({
    page,
  }) => {
    test.slow();
    const waiting = [`/${prefix}docs/use/`, `/${prefix}docs/dev/`];
    const seen = new Set<string>();
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      await page.goto(path);
      const current = menu(page).locator('a[aria-current="page"]');
      await expect(current, path).toBeInViewport({ratio: 1});
      expect(await menu(page).locator('.menu__link:visible').count(), path).toBeLessThan(21);
      waiting.push(...(await links(page)));
    }
    expect(seen.size).toBeGreaterThan(70);
  });
}

/** By plain labels, as a stranger would click. */
const tasks = {
  'zh-Hans': [
    ['使用指南', '允许运行用户脚本', 'use/open-dev/'],
    ['使用指南', '排查向导', 'use/troubleshooter/'],
    ['使用指南', '找回丢失的脚本', 'use/rescue/'],
    ['使用指南', '从 Tampermonkey 迁移', 'use/from-other/migrate-from-tampermonkey/'],
    ['使用指南', '五分钟写一个脚本', 'use/first-script/'],
  ],
  en: [
    ['User Guide', 'Allow userscripts', 'use/open-dev/'],
    ['User Guide', 'Troubleshooter', 'use/troubleshooter/'],
    ['User Guide', 'Rescue lost scripts', 'use/rescue/'],
    ['User Guide', 'Moving from Tampermonkey', 'use/from-other/migrate-from-tampermonkey/'],
    ['User Guide', 'A script in five minutes', 'use/first-script/'],
  ],
} as const;

for (const {language, prefix} of languages) {
  test(`the home page is two clicks from what people come for (${language})`, async ({page}) => {
    for (const [door, label, target] of tasks[language as keyof typeof tasks]) {
      await page.goto(`/${prefix}`);
      await page.locator('.navbar').getByRole('link', {name: door, exact: true}).click();
      await page.locator('main').getByRole('link', {name: label, exact: true}).first().click();
      await expect(page).toHaveURL(new RegExp(`/${prefix}docs/${target}$`));
    }
  });
}
