import {chromium} from '@playwright/test';
import {installedOldChromiums} from '@scriptcat/testing/old-chromium';
import {expect, languages, test} from '../../site';

/** Of each kind of page one; the oldest browsers read all of them on a phone. */
const paths = ['', 'docs/use/use/', 'docs/dev/api/', 'docs/use/QA/', 'docs/change/', 'uninstall/'];
const args = ['--no-sandbox', '--single-process', '--no-zygote', '--disable-gpu'];

for (const {major, program} of installedOldChromiums()) {
  test.describe(`Chromium ${major}`, () => {
    test.describe.configure({mode: 'default', timeout: 30_000});

    for (const {language, prefix} of languages) {
      for (const path of paths) {
        test(`/${path} has the layout of a phone (${language})`, async ({baseURL}) => {
          const browser = await chromium.launch({executablePath: program, args});
          const page = await browser.newPage({viewport: {width: 390, height: 800}});
          await page.goto(`${baseURL}en/offline/`);
          await page.evaluate(() => localStorage.setItem('redirected', 'true'));
          await page.goto(`${baseURL}${prefix}${path}`);
          // The library's own test of visibility needs a younger browser.
          const boxes = () => document.querySelector('.navbar__toggle')?.getClientRects().length;
          expect(await page.evaluate(boxes)).toBe(1);
          expect(await page.evaluate(() => document.querySelector('h1')?.textContent)).toBeTruthy();
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
          await browser.close();
        });
      }
    }
  });
}
