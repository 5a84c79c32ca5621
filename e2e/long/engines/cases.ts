import {expect} from '@playwright/test';
import doctor from '@scriptcat/content/help/troubleshooter';
import missingPage from '@scriptcat/content/offline/missing-page';
import type {Visitor} from './visitor';

export type Case = (visitor: Visitor, line: Line) => Promise<void>;
export interface Line {
  cut(): void;
}

const tools = 'en/docs/dev/tools/';
const tool = '[data-state="ready"]';
const query = (state: Record<string, string>) => `?${new URLSearchParams(state)}`;

const endlessLoop = `// ==UserScript==
// @name Test
// @version 1
// @match https://docs.scriptcat.org/demo/shop/*
// ==/UserScript==
for (;;) {}`;

/** Pages of every kind can be read, in both languages. */
const reading = [
  '',
  'en/docs/about/',
  'docs/use/use/',
  'en/docs/dev/api/',
  'en/docs/dev/compat/',
  'docs/change/',
].map((path): [string, Case] => [
  `/${path} can be read, fits the window and runs the React app`,
  async (visitor) => {
    await visitor.visit(path);
    await visitor.expectRoot('lang', path.startsWith('en/') ? 'en' : 'zh-Hans');
    await visitor.sees('h1', /\S/);
    const overflow = () =>
      visitor.window.run(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await visitor.wakeApp();
    await visitor.window.narrow();
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  },
]);

async function expectNearTop(visitor: Visitor, id: string) {
  const top = () =>
    visitor.window.run(
      (anchor) => Math.round(document.getElementById(anchor)?.getBoundingClientRect().top ?? -1),
      id,
    );
  const isNear = async () => ((y) => y >= 0 && y < 160)(await top());
  await expect.poll(isNear, {message: `#${id}`}).toBe(true);
}

const byTitle: Record<string, Case> = {
  'the doctor shows one question before the React app, and its answer after a press': async (
    visitor,
  ) => {
    await visitor.visit('en/docs/use/troubleshooter/');
    expect(await visitor.texts('section[data-kind]')).toHaveLength(1);
    const [answer] = doctor.questions.problem ?? [];
    await visitor.click(`section[data-kind] a[href$="#doctor-${answer}"]`);
    await visitor.sees(`#doctor-${answer}`);
    await visitor.misses('#doctor-problem');
    await visitor.window.back();
    await visitor.sees('#doctor-problem');
  },
  'search opens by key, finds and goes there': async (visitor) => {
    await visitor.open('en/docs/');
    await visitor.press('k', 'Control');
    await visitor.sees('[role="combobox"]');
    await visitor.type('GM_xmlhttpRequest');
    await visitor.sees('[role="option"]', 'GM_xmlhttpRequest');
    await visitor.press('Enter');
    await visitor.isAt(/docs\/dev\/api\/gm_xmlhttprequest\/$/);
  },
  'search opens before the React app, and what is typed stays': async (visitor) => {
    await visitor.visit('en/docs/about/');
    await visitor.click('.navbar [data-early="search"]');
    await visitor.sees('dialog, [role="dialog"]');
    await visitor.type('cron');
    await visitor.sees('[role="option"]', /cron/i);
    await visitor.press('Escape');
    await visitor.misses('[role="dialog"], dialog[open]');
  },
  'the theme changes before the React app, stays, and goes on in it': async (visitor) => {
    await visitor.visit('en/docs/about/');
    await visitor.expectRoot('data-theme', 'light');
    await visitor.click('.navbar [data-early="theme"]');
    await visitor.expectRoot('data-theme', 'dark');
    await visitor.open('en/docs/use/use/');
    await visitor.expectRoot('data-theme', 'dark');
    for (const choice of ['system', 'light']) {
      await visitor.click('.navbar [data-early="theme"]');
      await visitor.expectRoot('data-theme-choice', choice);
    }
  },
  'the list of languages opens and leads to the same page': async (visitor) => {
    await visitor.visit('en/docs/about/');
    await visitor.hover('.navbar .dropdown:has([lang]) > [role="button"]');
    await visitor.click('.navbar .dropdown__menu a[lang="zh-Hans"]');
    await visitor.expectRoot('lang', 'zh-Hans');
    await visitor.isAt(/docs\/about\/$/);
  },
  'the menu of a phone opens and closes': async (visitor) => {
    await visitor.window.narrow();
    await visitor.visit('en/docs/about/');
    await visitor.click('.navbar__toggle');
    await visitor.sees('.navbar-sidebar--show .navbar-sidebar a');
    await visitor.click('.navbar-sidebar__close');
    await visitor.misses('.navbar-sidebar--show');
  },
  'a part of the sidebar unfolds': async (visitor) => {
    await visitor.visit('en/docs/use/sync/');
    await visitor.click('.theme-doc-sidebar-menu > li:last-child [aria-expanded="false"]');
    await visitor.sees('.theme-doc-sidebar-menu > li:last-child [aria-expanded="true"]');
  },
  'a heading is reached by URL and by the table of contents, before and in the React app': async (
    visitor,
  ) => {
    await visitor.visit('en/docs/dev/meta/#match-pitfalls');
    await expectNearTop(visitor, 'match-pitfalls');
    await visitor.wakeApp();
    await expectNearTop(visitor, 'match-pitfalls');
    const href = await visitor.window.run(
      () => document.querySelectorAll('.table-of-contents a')[1]?.getAttribute('href') ?? '',
    );
    await visitor.click(`.table-of-contents a[href="${href}"]`);
    await visitor.isAt(new RegExp(`${href}$`));
    await expectNearTop(visitor, decodeURIComponent(href.slice(1)));
  },
  'code is copied, and can be pasted': async (visitor) => {
    await visitor.open('en/docs/dev/background/');
    await visitor.click('article figure button[data-copied]');
    await visitor.sees('article figure button[data-copied="true"]');
    await visitor.press('k', 'Control');
    await visitor.sees('[role="combobox"]');
    await visitor.press('v', 'Control');
    const typed = () =>
      visitor.window.run(
        () => document.querySelector<HTMLInputElement>('[role="combobox"]')?.value,
      );
    const [code = ''] = await visitor.texts('article figure pre');
    expect(code.length).toBeGreaterThan(20);
    await expect.poll(typed).toContain(code.slice(0, 20));
  },
  'code is copied before React runs': async (visitor) => {
    await visitor.visit('en/docs/dev/background/');
    await visitor.click('article figure button[data-copied]');
    await visitor.sees('article figure button[data-copied="true"]');
  },
  'a page is copied as Markdown': async (visitor) => {
    await visitor.open('en/docs/about/');
    await visitor.click('[data-markdown="skip"] > button[data-state]');
    await visitor.sees('[data-markdown="skip"] > button[data-state="copied"]');
  },
  'the survey is sent, and thanks': async (visitor) => {
    await visitor.open('en/uninstall/');
    await visitor.click('label[for="reason-bugs"]');
    await visitor.click('textarea[name="feedback"]');
    await visitor.type('two words');
    await visitor.click('[data-early="survey"] [type="submit"]');
    await visitor.sees('h1', 'Thank you for your feedback');
  },
  'the match lab answers what is typed': async (visitor) => {
    await visitor.open(`${tools}match/`);
    await visitor.click(`${tool} textarea`);
    await visitor.press('a', 'Control');
    await visitor.type('@match htps://b.example/*');
    await visitor.sees(tool, 'htps');
    await visitor.isAt(/rules=%40match\+htps/);
  },
  'a tool inside a text opens when it is asked for': async (visitor) => {
    await visitor.visit('en/docs/dev/background/');
    await visitor.misses(`${tool} time[datetime]`);
    await visitor.click('[data-tool="part"] button', 'Open the tool');
    await visitor.sees('[data-tool="part"][data-state="ready"] time[datetime]', '08:30');
  },
  'the playground runs a script on its demo page': async (visitor) => {
    await visitor.open(`${tools}playground/`);
    await visitor.click(`${tool} button`, 'Run');
    await visitor.sees(tool, '2 bargains');
  },
  'the playground ends a script without end': async (visitor) => {
    await visitor.open(`${tools}playground/${query({code: endlessLoop})}`);
    await visitor.click(`${tool} button`, 'Run');
    await visitor.click('[role="tab"]', 'Log');
    await visitor.sees(tool, 'stopped it');
  },
  'a page that was read opens without a connection, another one says what can be read': async (
    visitor,
    line,
  ) => {
    visitor.expected = /NetworkError|Load failed|503/;
    await visitor.open('en/docs/use/sync/');
    const isKept = () =>
      visitor.window.run(
        async (path) => Boolean(await caches.match(path, {ignoreVary: true})),
        '/en/docs/use/sync/',
      );
    await expect.poll(isKept, {timeout: 15_000}).toBe(true);
    line.cut();
    await visitor.visit('en/docs/use/sync/?again');
    await visitor.sees('h1', 'Sync');
    await visitor.visit('en/docs/use/trash/');
    await visitor.sees('h1', missingPage.en.missing);
  },
};

/** Cases that have to work in every engine, by title. */
export const cases: readonly (readonly [title: string, run: Case])[] = [
  ...reading,
  ...Object.entries(byTitle),
];
