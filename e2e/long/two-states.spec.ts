import type {Page} from '@playwright/test';
import {pageKinds} from '../page-kinds';
import {expect, languages, test} from '../site';

test.use({contextOptions: {reducedMotion: 'reduce'}});

/**
 * Parts that may change when the React app starts: a tool takes the place of its worked example,
 * which is shorter, and only the app can ask what is saved for reading offline.
 */
const exceptions = `
  [data-tool="page"] {display: none !important}
  [data-docs] [role="status"], [data-docs] + * [role="status"] {visibility: hidden !important}
`;

function hideExceptions(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: a line for everything that can be seen, with its place, size and own text. */
const look = () =>
  [...document.querySelectorAll('body *')].flatMap((element) => {
    const {x, y, width, height} = element.getBoundingClientRect();
    const isSeen =
      width * height > 0 &&
      element.checkVisibility({opacityProperty: true, visibilityProperty: true});
    if (!isSeen) return [];
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const text = texts
      .map(({textContent}) => textContent)
      .join('')
      .trim();
    const box = [x + scrollX, y + scrollY, width, height].map(Math.round).join(' ');
    return [`${element.localName} [${box}] ${text}`];
  });

/** Waits for the first picture; parts just below it are laid out in the frame that follows. */
async function painted(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

for (const {language, prefix} of languages) {
  // The layout is the same code in both languages: each looks at one of the widths.
  const width = prefix ? 1280 : 390;
  for (const path of Object.values(pageKinds)) {
    test(`/${path} stays as it was at ${width} px (${language})`, async ({page, site}) => {
      site.expectProblem(/Failed to load resource.*404/);
      await page.setViewportSize({width, height: 800});
      await site.visit(prefix + path);
      await painted(page);
      await page.evaluate(hideExceptions, exceptions);
      const before = await page.evaluate(look);
      await site.hydrated();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(look)).toEqual(before);
    });
  }
}

for (const {language, prefix} of languages) {
  for (const path of Object.values(pageKinds).filter((path) => /tools\/\w/.test(path))) {
    test(`/${path} has kept the room that its tool takes (${language})`, async ({page, site}) => {
      const tool = page.locator('[data-tool="page"]');
      const height = async () => Math.round((await tool.boundingBox())?.height ?? 0);
      await page.setViewportSize({width: 360, height: 800});
      await site.visit(prefix + path);
      const kept = await height();
      await page.locator('[data-tool="page"][data-state="ready"]').waitFor();
      await page.waitForLoadState('networkidle');
      expect(await height()).toBe(kept);
    });
  }
}
