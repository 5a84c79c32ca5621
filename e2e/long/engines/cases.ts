import {expect} from '@playwright/test';
import type {Visitor} from './visitor';

export type Case = (visitor: Visitor, line: Line) => Promise<void>;
type CasesByTitle = Record<string, Case>;

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
  'en/docs/',
  'en/docs/about/',
  'docs/use/use/',
  'en/docs/dev/api/',
  'docs/dev/meta/',
  'docs/dev/api/gm_xmlhttprequest/',
  'en/docs/dev/compat/',
  'docs/change/',
  'en/docs/dev/tools/',
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

const pages: CasesByTitle = {
  'an address without a page says so': async (visitor) => {
    visitor.expected = /404/;
    await visitor.visit('en/no-such-page/');
    await visitor.sees('h1', 'not found');
  },
  'the doctor shows one question before the React app, and its answer after a press': async (
    visitor,
  ) => {
    await visitor.visit('en/docs/use/troubleshooter/');
    expect(await visitor.texts('section[data-kind]')).toHaveLength(1);
    await visitor.click('section[data-kind] a[href$="#doctor-warning"]');
    await visitor.sees('#doctor-warning');
    await visitor.misses('#doctor-start');
    await visitor.window.back();
    await visitor.sees('#doctor-start');
  },
};

const search: CasesByTitle = {
  'search opens by key, finds and goes there': async (visitor) => {
    await visitor.open('en/docs/');
    await visitor.press('k', 'Control');
    await visitor.sees('[role="combobox"]');
    await visitor.type('GM_xmlhttpRequest');
    await visitor.sees('[role="option"]', 'GM_xmlhttpRequest');
    await visitor.press('Enter');
    await visitor.isAt(/docs\/dev\/api\/#/);
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
  'the search page answers the question in its address': async (visitor) => {
    const q = 'sync';
    await visitor.visit(`en/search/${query({q})}`);
    await visitor.sees('main a[href*="/docs/"]', new RegExp(q, 'i'));
  },
};

const shell: CasesByTitle = {
  'the theme changes before the React app, and stays': async (visitor) => {
    await visitor.visit('en/docs/about/');
    await visitor.expectRoot('data-theme', 'light');
    await visitor.click('.navbar [data-early="theme"]');
    await visitor.expectRoot('data-theme', 'dark');
    await visitor.visit('en/docs/use/use/');
    await visitor.expectRoot('data-theme', 'dark');
  },
  'the theme goes dark, system, light': async (visitor) => {
    await visitor.open('en/docs/about/');
    for (const choice of ['dark', 'system', 'light']) {
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
};

const top = (visitor: Visitor, id: string) => () =>
  visitor.window.run(
    (anchor) => Math.round(document.getElementById(anchor)?.getBoundingClientRect().top ?? -1),
    id,
  );

async function expectNearTop(visitor: Visitor, id: string) {
  const {poll} = expect;
  await poll(top(visitor, id), {message: `#${id}`}).toBeGreaterThanOrEqual(0);
  await poll(top(visitor, id), {message: `#${id}`}).toBeLessThan(160);
}

const landing = [
  ['docs/dev/meta/', 'match-pitfalls'],
  ['docs/use/open-dev/', 'allow-user-scripts'],
].map(([path = '', id = '']): [string, Case] => [
  `/${path}#${id} lands at its heading, and stays there once the React app runs`,
  async (visitor) => {
    await visitor.visit(`en/${path}#${id}`);
    await expectNearTop(visitor, id);
    await visitor.wakeApp();
    await expectNearTop(visitor, id);
  },
]);

const contents: CasesByTitle = {
  'the table of contents leads to a heading': async (visitor) => {
    await visitor.open('en/docs/use/sync/');
    const href = await visitor.window.run(
      () => document.querySelectorAll('.table-of-contents a')[1]?.getAttribute('href') ?? '',
    );
    await visitor.click(`.table-of-contents a[href="${href}"]`);
    await visitor.isAt(new RegExp(`${href}$`));
    await expectNearTop(visitor, decodeURIComponent(href.slice(1)));
  },
};

const copying: CasesByTitle = {
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
    await expect.poll(typed).toContain('==UserScript==');
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
};

const survey: CasesByTitle = {
  'the survey is sent, and thanks': async (visitor) => {
    await visitor.open('en/uninstall/');
    await visitor.click('label[for="reason-bugs"]');
    await visitor.click('textarea[name="feedback"]');
    await visitor.type('two words');
    await visitor.click('[data-early="survey"] [type="submit"]');
    await visitor.sees('h1', 'Thank you for your feedback');
  },
  'the survey asks for a reason': async (visitor) => {
    await visitor.open('en/uninstall/');
    await visitor.click('[data-early="survey"] [type="submit"]');
    await visitor.sees('[role="alert"]', 'Please select');
  },
  'the survey is sent without the React app': async (visitor) => {
    await visitor.visit('en/uninstall/');
    await visitor.window.run(() => {
      document.querySelector<HTMLInputElement>('#reason-bugs')?.click();
      document.querySelector<HTMLFormElement>('[data-early="survey"]')?.submit();
    });
    await visitor.isAt(/\/uninstall\/thanks\/$/);
  },
};

const toolCases: CasesByTitle = {
  'the match lab answers a shared link': async (visitor) => {
    const state = {rules: '@match https://a.example/*', urls: 'https://a.example/x'};
    await visitor.visit(`${tools}match/${query(state)}`);
    const answer = 'runs on 1 of 1 address';
    await visitor.sees(tool, answer);
  },
  'the match lab answers what is typed': async (visitor) => {
    await visitor.open(`${tools}match/`);
    await visitor.click(`${tool} textarea`);
    await visitor.press('a', 'Control');
    await visitor.type('@match htps://b.example/*');
    await visitor.sees(tool, 'htps');
    await visitor.isAt(/rules=%40match\+htps/);
  },
  'the cron lab names the next runs': async (visitor) => {
    await visitor.visit(`${tools}cron/?cron=0+9+*+*+1-5`);
    await visitor.sees(`${tool} time[datetime]`, '09:00');
  },
  'a tool inside a text opens when it is asked for': async (visitor) => {
    await visitor.visit('en/docs/dev/background/');
    await visitor.misses(`${tool} time[datetime]`);
    await visitor.click('[data-tool="part"] button', 'Open the tool');
    await visitor.sees('[data-tool="part"][data-state="ready"] time[datetime]', '08:30');
  },
  'the checker finds and repairs': async (visitor) => {
    await visitor.open(`${tools}header/`);
    await visitor.sees(tool, '2 errors');
    await visitor.click(`${tool} button`, 'Fix 1 safely');
    await visitor.sees(tool, '1 error');
  },
  'the settings preview draws its form': async (visitor) => {
    await visitor.open(`${tools}config/`);
    await visitor.sees(tool, 'GM_getValue("search.words")');
  },
  'the migration check explains a difference': async (visitor) => {
    await visitor.open(`${tools}migrate/?from=violentmonkey`);
    await visitor.sees(`${tool} a[href$="#exclude-match"]`);
  },
  'the former address of a tool leads to its page': async (visitor) => {
    await visitor.visit(`${tools}?cron=0+9+*+*+*#cron-lab`);
    await visitor.isAt(/tools\/cron\/\?cron=/);
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
    await visitor.sees(tool, 'was ended');
  },
};

const offline: CasesByTitle = {
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
    await visitor.sees('h1', 'You are offline');
  },
};

/** Cases that have to work in every engine, by title. */
export const cases: readonly (readonly [title: string, run: Case])[] = [
  ...reading,
  ...landing,
  ...Object.entries({
    ...pages,
    ...search,
    ...shell,
    ...contents,
    ...copying,
    ...survey,
    ...toolCases,
    ...offline,
  }),
];
