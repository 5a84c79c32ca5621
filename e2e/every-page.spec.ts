import {isFrame, languageOf} from '@scriptcat/contract';
import {builtPages} from '@scriptcat/testing/build-facts';
import {expect, languages, test} from './site';

declare global {
  interface Window {
    policyViolations: string[];
  }
}

const NARROW = 320;
// The playground's frame is no page of the site: it has a policy of its own and no React app.
const pages = builtPages.filter((path) => !isFrame(path));
/** Demo pages, and what a page without a connection looks like, have no React app. */
const isPlain = (path: string) => /^\/(en\/)?(demo|offline)\//.test(path);

/** Runs in the page: shows it in dark as well, and tells what it did that it may not. */
async function findProblems(narrow: number): Promise<string[]> {
  document.documentElement.dataset.theme = 'dark';
  // What only dark pages ask for is asked for when they are drawn.
  for (const _ of Array(2)) await new Promise((drawn) => requestAnimationFrame(drawn));
  const {scrollWidth} = document.documentElement;
  const isWide = scrollWidth > narrow;
  return [...window.policyViolations, ...(isWide ? [`is ${scrollWidth} px wide`] : [])];
}

for (const {locale} of languages) {
  // An error in the console or a request to another host fails a test by itself: ./site.ts.
  test(`no ${locale} page breaks its policy, has an error, asks another host or scrolls sideways`, async ({
    page,
    site,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({width: NARROW, height: 700});
    await page.addInitScript(() => {
      window.policyViolations = [];
      addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => {
        window.policyViolations.push(`${violatedDirective} ${blockedURI}`);
      });
    });
    const failures: string[] = [];
    for (const path of pages.filter((path) => languageOf(path) === locale)) {
      await (isPlain(path) ? site.visit(path.slice(1)) : site.open(path.slice(1)));
      const problems = await page.evaluate(findProblems, NARROW);
      failures.push(...problems.map((problem) => `${path}: ${problem}`));
    }
    expect(failures).toEqual([]);
  });
}
