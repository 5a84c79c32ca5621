import {findViolations} from './find-violations';
import {pageKinds} from './page-kinds';
import {expect, isLong, languages, test} from './site';

/** Dark pages are checked in English, light ones in Chinese. */
const themes = {'zh-Hans': 'light', en: 'dark'} as const;

for (const [at, [kind, path]] of Object.entries(pageKinds).entries()) {
  // A kind in one theme and language finds most mistakes. `npm run test:all` checks each in both.
  const chosen = isLong ? languages : languages.slice(at % 2, (at % 2) + 1);
  for (const {language, prefix} of chosen) {
    const theme = themes[language];
    test(`axe finds nothing on a ${theme} page: ${kind} (${language})`, async ({page, site}) => {
      test.slow();
      if (kind === 'not found') site.expectProblem(/404/);
      await page.emulateMedia({reducedMotion: 'reduce'});
      const response = await site.open(
        `${prefix}${path}${kind === 'search' ? '?q=GM_setValue' : ''}`,
      );
      expect(response?.status()).toBe(kind === 'not found' ? 404 : 200);
      for (const tool of await page.locator('[data-tool="part"]').all()) {
        await tool.getByRole('button').last().click();
        await expect(tool).toHaveAttribute('data-state', 'ready');
      }
      await page.evaluate((wanted) => {
        document.documentElement.dataset.theme = wanted;
      }, theme);
      expect(await findViolations(page)).toEqual([]);
    });
  }
}
