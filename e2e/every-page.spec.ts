import {isFrame, languageOf} from '@scriptcat/contract';
import {builtPages} from '@scriptcat/testing/build-facts';
import {dataSaver, expect, isLong, languages, setConnection, test} from './site';

declare global {
  interface Window {
    policyViolations: string[];
  }
}

const NARROW = 320;
/** Entries of the reference are made from data in the same way. */
const isEntry = (path: string) => /\/docs\/dev\/(api|cat-api|meta|errors)\/./.test(path);
// The playground's frame has a policy of its own and no React app.
const pages = builtPages.filter((path) => !isFrame(path));
/** Demo pages and the offline page have no React app. */
const isPlain = (path: string) => /^\/(en\/)?(demo|offline)\//.test(path);

/** Runs in the page: shows it in dark as well, and returns what is wrong with it. */
async function findProblems(narrow: number): Promise<string[]> {
  document.documentElement.dataset.theme = 'dark';
  // Images of the dark theme are requested when the page is drawn.
  for (const _ of Array(2)) await new Promise((drawn) => requestAnimationFrame(drawn));
  const {scrollWidth} = document.documentElement;
  const isWide = scrollWidth > narrow;
  return [...window.policyViolations, ...(isWide ? [`is ${scrollWidth} px wide`] : [])];
}

const PAGES_PER_TEST = 20;

for (const {language} of languages) {
  // An entry is opened, and the React app of other pages run, in one of the languages; in the long
  // suite in both.
  const isTurn = (at: number) => isLong || at % 2 === (language === 'en' ? 0 : 1);
  const own = pages
    .filter((path) => languageOf(path) === language)
    .filter((path, at) => !isEntry(path) || isTurn(at));
  for (let first = 0; first < own.length; first += PAGES_PER_TEST) {
    const part = own.slice(first, first + PAGES_PER_TEST);

    // `site` fails a test with an error in the console or a request to another host.
    test(`pages from ${part[0]} keep their policy, without errors`, async ({page, site}) => {
      test.slow();
      await page.setViewportSize({width: NARROW, height: 700});
      await setConnection(page, dataSaver);
      await page.addInitScript(() => {
        window.policyViolations = [];
        addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => {
          window.policyViolations.push(`${violatedDirective} ${blockedURI}`);
        });
      });
      const failures: string[] = [];
      for (const [at, path] of part.entries()) {
        const runsApp = !isPlain(path) && isTurn(at);
        await (runsApp ? site.open(path.slice(1)) : site.visit(path.slice(1)));
        const problems = await page.evaluate(findProblems, NARROW);
        failures.push(...problems.map((problem) => `${path}: ${problem}`));
      }
      expect(failures).toEqual([]);
    });
  }
}
