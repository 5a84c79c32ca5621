import type {Page} from '@playwright/test';
import {pageKinds} from '../page-kinds';
import {expect, languages, test} from '../site';

test.use({contextOptions: {reducedMotion: 'reduce'}});

/** Parts that may change when the React app starts. They are hidden while the rest is compared. */
const exceptions = [
  {
    selector: '[data-tool="page"]',
    property: 'display',
    value: 'none',
    reason: 'a tool takes the place of its worked example, which is shorter',
  },
  {
    selector: '[data-docs] [role="status"], [data-docs] + * [role="status"]',
    property: 'visibility',
    value: 'hidden',
    reason:
      'only the React app can ask what is saved for reading offline; its line is there before',
  },
];

interface Shown {
  /** Left, top, width and height in the document; nothing for what is not seen. */
  box: number[] | undefined;
  text: string;
}

declare global {
  var changesSince: () => string[];
}

/** Runs in the page: remembers what every element shows, to be asked later what has changed. */
function remember(left: readonly {selector: string; property: string; value: string}[]) {
  const look = (element: Element): Shown => {
    const {x, y, width, height} = element.getBoundingClientRect();
    const isSeen =
      width * height > 0 &&
      element.checkVisibility({opacityProperty: true, visibilityProperty: true});
    if (!isSeen) return {box: undefined, text: ''};
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    return {
      box: [x + scrollX, y + scrollY, width, height],
      text: texts
        .map((node) => node.textContent)
        .join('')
        .trim(),
    };
  };
  const lookAtAll = () => {
    const hidden = left.flatMap(({selector, property, value}) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map(({style}) => {
        style.setProperty(property, value, 'important');
        return () => style.removeProperty(property);
      }),
    );
    const elements = [...document.querySelectorAll('body *')];
    const all = new Map(elements.map((element) => [element, look(element)]));
    for (const show of hidden) show();
    return all;
  };
  const before = lookAtAll();
  const unseen: Shown = {box: undefined, text: ''};
  const print = ({box, text}: Shown) =>
    box ? `[${box.map(Math.round).join(' ')}] ${text.slice(0, 60)}` : 'not shown';
  const differs = (a: Shown, b: Shown, from: number, to: number) =>
    !a.box !== !b.box ||
    a.text !== b.text ||
    // Less than a pixel is nothing that an eye follows.
    (a.box ?? [])
      .slice(from, to)
      .some((value, at) => Math.abs(value - (b.box?.[from + at] ?? 0)) >= 1);

  const name = (element: Element) => `${element.localName}.${element.className}`;

  globalThis.changesSince = () => {
    const after = lookAtAll();
    // React may make a part anew; what looks the same in the same place is the same to a reader.
    const signature = (element: Element, shown: Shown | undefined) =>
      `${name(element)} ${print(shown ?? unseen)}`;
    const gone = [...before].filter(([element]) => !after.has(element));
    const renewed = new Set(gone.map(([element, shown]) => signature(element, shown)));
    for (const [element, shown] of after) {
      if (before.has(element) || !renewed.has(signature(element, shown))) continue;
      before.set(element, shown);
    }
    const kept = new Set([...after].map(([element, shown]) => signature(element, shown)));
    const elements = [...new Set([...before.keys(), ...after.keys()])].filter(
      (element) => after.has(element) || !kept.has(signature(element, before.get(element))),
    );
    const changed = (from: number, to: number) =>
      elements.filter((element) =>
        differs(before.get(element) ?? unseen, after.get(element) ?? unseen, from, to),
      );
    const resized = changed(2, 4);
    // The ancestors of a change grow and its successors move. Neither is the cause.
    const causes = resized.filter(
      (element) => !resized.some((other) => other !== element && element.contains(other)),
    );
    return (causes.length > 0 ? causes : changed(0, 2)).map(
      (element) =>
        `${name(element)}: ${print(before.get(element) ?? unseen)} → ${print(after.get(element) ?? unseen)}`,
    );
  };
}

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
      await page.evaluate(remember, exceptions);
      await site.hydrated();
      await page.waitForLoadState('networkidle');
      const changes = await page.evaluate(() => changesSince());
      expect(changes.slice(0, 20)).toEqual([]);
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
