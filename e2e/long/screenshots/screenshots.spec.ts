import {expect, test} from '../../site';
import {useOwnFonts} from './fonts';
import {noteVersion, whyNotCompared} from './taken-with';

/** A page of each kind, by the name of its pictures. */
const pages = {
  home: '',
  about: 'docs/about/',
  guide: 'docs/use/sync/',
  doctor: 'docs/use/troubleshooter/',
  permission: 'docs/use/open-dev/',
  bridge: 'docs/script_installation/',
  api: 'docs/dev/api/',
  meta: 'docs/dev/meta/',
  compat: 'docs/dev/compat/',
  gallery: 'docs/dev/gallery/',
  tool: 'docs/dev/tools/match/',
  changelog: 'docs/change/v1.1/',
  survey: 'uninstall/',
  search: 'search/',
  'not-found': 'no-such-page/',
};

/** Four pictures of each show every width, theme, language and state twice. */
const views = [
  {width: 390, height: 760, theme: 'light', language: 'zh', isAlive: false},
  {width: 390, height: 760, theme: 'dark', language: 'en', isAlive: true},
  {width: 1280, height: 760, theme: 'dark', language: 'zh', isAlive: true},
  {width: 1280, height: 760, theme: 'light', language: 'en', isAlive: false},
];

test.use({
  timezoneId: 'UTC',
  // The letters of the tests come from a style that the site's policy does not know.
  bypassCSP: true,
  contextOptions: {reducedMotion: 'reduce'},
});

noteVersion();
if (!whyNotCompared()) {
  for (const [name, path] of Object.entries(pages)) {
    for (const {width, height, theme, language, isAlive} of views) {
      // A tool's page starts the React app by itself, so what is there before does not stand still.
      if (name === 'tool' && !isAlive) continue;
      const picture = [name, width, theme, language, isAlive ? 'after' : 'before'].join('-');
      test(`${picture} looks as it was accepted`, async ({page, site}) => {
        site.expectProblem(/Failed to load resource.*404/);
        await page.setViewportSize({width, height});
        await page.clock.setFixedTime('2026-11-16T08:00:00Z');
        const prefix = language === 'en' ? 'en/' : '';
        await site.visit(`${prefix}${path}?docusaurus-theme=${theme}`);
        if (isAlive) {
          await site.hydrated();
          await page.waitForLoadState('networkidle');
        }
        await useOwnFonts(page);
        await expect(page).toHaveScreenshot(`${picture}.png`, {maxDiffPixelRatio: 0.0005});
      });
    }
  }
}
