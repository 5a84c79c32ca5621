import {findViolations} from './find-violations';
import {expect, isLong, languages, test} from './site';

/** One page of each kind. */
const kinds = {
  home: '',
  guide: 'docs/use/use/',
  'guide with a picture': 'docs/use/open-dev/',
  answers: 'docs/use/QA/',
  bridge: 'docs/script_installation/',
  welcome: 'docs/use/install_comple/',
  offline: 'docs/use/offline/',
  privacy: 'docs/use/policy/privacy_website/',
  migration: 'docs/use/from-other/migrate-from-tampermonkey/',
  'API reference': 'docs/dev/api/',
  'metadata reference': 'docs/dev/meta/',
  compatibility: 'docs/dev/compat/',
  tools: 'docs/dev/tools/',
  'header checker': 'docs/dev/tools/header/',
  'match lab': 'docs/dev/tools/match/',
  'config preview': 'docs/dev/tools/config/',
  playground: 'docs/dev/tools/playground/',
  schedules: 'docs/dev/background/',
  changelog: 'docs/change/',
  'changelog of a line': 'docs/change/v1.5/',
  search: 'search/?q=GM_setValue',
  survey: 'uninstall/',
  thanks: 'uninstall/thanks/',
  'not found': 'nope/',
};

/** Dark pages are checked in English, light ones in Chinese. */
const themes = {'zh-Hans': 'light', en: 'dark'} as const;

for (const [at, [kind, path]] of Object.entries(kinds).entries()) {
  // A kind in one theme and language finds most mistakes. `npm run test:all` checks each in both.
  const chosen = isLong ? languages : languages.slice(at % 2, (at % 2) + 1);
  for (const {language, prefix} of chosen) {
    const theme = themes[language];
    test(`axe finds nothing on a ${theme} page: ${kind} (${language})`, async ({page, site}) => {
      test.slow();
      if (kind === 'not found') site.expectProblem(/404/);
      await page.emulateMedia({reducedMotion: 'reduce'});
      const response = await site.open(prefix + path);
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
