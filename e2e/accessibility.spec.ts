import {findViolations} from './find-violations';
import {pageKinds} from './page-kinds';
import {dataSaver, expect, isLong, languages, setConnection, test} from './site';

/** Dark pages are checked in English, light ones in Chinese. */
const themes = {'zh-Hans': 'light', en: 'dark'} as const;

const KINDS_PER_TEST = 4;

for (const [turn, {language, prefix}] of languages.entries()) {
  const theme = themes[language];
  // A kind in one theme and language finds most mistakes. `npm run test:all` checks each in both.
  const own = Object.entries(pageKinds).filter((_, at) => isLong || at % 2 === turn);
  for (let first = 0; first < own.length; first += KINDS_PER_TEST) {
    const part = own.slice(first, first + KINDS_PER_TEST);
    const names = part.map(([kind]) => kind).join(', ');

    test(`axe finds nothing on ${theme} pages: ${names} (${language})`, async ({page, site}) => {
      test.slow();
      await page.emulateMedia({reducedMotion: 'reduce'});
      await setConnection(page, dataSaver);
      for (const [kind, path] of part) {
        if (kind === 'not found') site.expectProblem(/404/);
        const response = await site.open(
          `${prefix}${path}${kind === 'search' ? '?q=GM_setValue' : ''}`,
        );
        expect(response?.status(), kind).toBe(kind === 'not found' ? 404 : 200);
        for (const tool of await page.locator('[data-tool="part"]').all()) {
          await tool.getByRole('button').last().click();
          await expect(tool).toHaveAttribute('data-state', 'ready');
        }
        await page.evaluate((wanted) => {
          document.documentElement.dataset.theme = wanted;
        }, theme);
        expect.soft(await findViolations(page), kind).toEqual([]);
      }
    });
  }
}
