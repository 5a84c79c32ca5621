import {isFrame} from '@scriptcat/contract';
import {builtPages} from '@scriptcat/testing/build-facts';
import {expect, languages, test} from '../site';

declare global {
  interface Window {
    policyViolations: string[];
  }
}

const modes = ['light', 'dark'] as const;

// The playground's frame is no page of the site: it has a policy of its own and no application.
const pages = builtPages.filter((path) => !isFrame(path));

for (const {locale} of languages) {
  for (const mode of modes) {
    test(`no ${locale} page breaks its policy or asks another host (${mode})`, async ({
      page,
      site,
    }) => {
      test.setTimeout(240_000);
      await page.addInitScript((theme) => {
        try {
          localStorage.setItem('theme', theme);
        } catch {
          // The playground's frame has no storage.
        }
        window.policyViolations = [];
        addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => {
          window.policyViolations.push(`${violatedDirective} ${blockedURI}`);
        });
      }, mode);
      const isEnglish = locale === 'en';
      const failures: string[] = [];
      for (const path of pages.filter((path) => path.startsWith('/en/') === isEnglish)) {
        // Demo pages, and what a page without a connection looks like, have no React app.
        const isPlain = /^\/(en\/)?(demo|offline)\//.test(path);
        await (isPlain ? site.visit(path.slice(1)) : site.open(path.slice(1)));
        const violations = await page.evaluate(() => window.policyViolations);
        failures.push(...violations.map((violation) => `${path}: ${violation}`));
      }
      expect(failures).toEqual([]);
    });
  }
}
