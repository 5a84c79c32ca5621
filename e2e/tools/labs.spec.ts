import {createHash} from 'node:crypto';
import type {Page} from '@playwright/test';
import {expect, test} from '../site';

const tools = 'en/docs/dev/tools/';
const query = (state: Record<string, string>): string => `?${new URLSearchParams(state)}`;
const rules = (page: Page) => page.getByRole('textbox', {name: 'Header or rules'});
const urls = (page: Page) => page.getByRole('textbox', {name: 'URLs'});
const runsOnAll = (page: Page) => page.getByText('The script runs on 1 of 1 URL.');

test.describe('match lab', () => {
  test('a shared link shows its case by itself, with a remedy', async ({page, site}) => {
    const state = {rules: '@match https://a.example/*', urls: 'https://b.example/x'};
    await site.visit(`${tools}match/${query(state)}`);
    await expect(rules(page)).toHaveValue('@match https://a.example/*');
    await page.getByRole('button', {name: /Add @match/}).click();
    await expect(runsOnAll(page)).toBeVisible();
  });

  test('shows the result of each filter and the line that decided', async ({page, site}) => {
    await site.open(`${tools}match/`);
    await rules(page).fill('@include /shop\\.example/');
    await urls(page).fill('https://shop.example/\nhttps://other.example/');
    await expect(page).toHaveURL(/urls=https%3A%2F%2Fshop\.example%2F/);
    const row = (url: string, result: string) =>
      page.getByRole('listitem').filter({hasText: url}).filter({hasText: result});
    await expect(row('https://shop.example/', 'Runs')).toBeVisible();
    const misses = row('https://other.example/', 'Doesn’t run');
    await expect(misses).toContainText('the browser lets every page through');
    await expect(misses).toContainText('Line 1: @include /shop\\.example/');
  });

  test('an expression that takes too long is stopped, the next answered', async ({page, site}) => {
    await site.open(`${tools}match/`);
    await urls(page).fill(`https://a.example/${'a'.repeat(40)}!`);
    await rules(page).fill('@include /^https:\\/\\/a\\.example\\/(a+)+$/');
    await expect(page.getByText('took more than two seconds')).toBeVisible();
    await rules(page).fill('@match https://a.example/*');
    await expect(runsOnAll(page)).toBeVisible();
    await expect(page.getByText('took more than two seconds')).toHaveCount(0);
  });
});

test.describe('cron lab', () => {
  test('explains the expression of the URL, its runs and its week', async ({page, site}) => {
    await site.visit(`${tools}cron/?cron=0+9+*+*+1-5`);
    await expect(page.getByText('Runs at 09:00, Monday to Friday.')).toBeVisible();
    await expect(page.locator('time[datetime]').filter({hasText: '09:00'})).toHaveCount(10);
    await expect(page.getByRole('listitem', {name: /: 1 run$/})).toHaveCount(5);
  });
});

test.describe('script checker', () => {
  const editor = (page: Page) => page.locator('.cm-content');

  test('marks lines, shows findings, fixes them, safely or previewed', async ({page, site}) => {
    await site.open(`${tools}header/`);
    await expect(page.getByText('2 errors, 1 warning, 1 hint.')).toBeVisible();
    await page.setViewportSize({width: 1440, height: 900});
    expect((await page.locator('.cm-editor').boundingBox())?.width).toBeGreaterThanOrEqual(520);
    await expect(page.locator('.cm-mark[data-level="error"]')).toHaveCount(2);
    await page.getByRole('button', {name: 'Line 11'}).first().click();
    await expect(page.locator('.cm-flash')).toContainText('GM_xmlhttpRequest');
    await page.getByRole('button', {name: 'Fix 1 safely'}).click();
    await expect(page.getByText('1 error, 1 warning, 1 hint.')).toBeVisible();
    await page.getByRole('button', {name: 'Change to *://shop.example/*'}).click();
    await expect(page.getByText('// @match       shop.example')).toHaveCount(2);
    await page.getByRole('button', {name: 'Apply this change'}).click();
    await expect(page.getByText('0 errors, 1 warning, 1 hint.')).toBeVisible();
  });

  test('opens a file of 200 KB', async ({page, site}) => {
    await site.open(`${tools}header/`);
    const code = 'function run(a) { return a ? [a, "b"] : /c/; }\n'.repeat(4500);
    const script = `// ==UserScript==\n// @name a\n// @version 1\n// @match https://a.example/*\n// ==/UserScript==\n${code}GM_addStyle("");`;
    await page.getByLabel('Open a file, or drop it here').setInputFiles({
      name: 'long.user.js',
      mimeType: 'text/javascript',
      buffer: Buffer.from(script),
    });
    await expect(page.getByText('GM_addStyle is used without its @grant')).toBeVisible();
  });

  test('lists what a script may do', async ({page, site}) => {
    const script =
      '// ==UserScript==\n// @name Spy\n// @version 1\n// @match *://*/*\n// @grant GM_cookie\n// ==/UserScript==\n';
    await site.open(`${tools}header/${query({script, header: 'summary'})}`);
    await expect(page.getByText('“Spy” is a page script (high risk).')).toBeVisible();
    await expect(page.getByText('Can read and change sites’ cookies')).toBeVisible();
  });

  test('the generator corrects a bare host', async ({page, site}) => {
    await site.open(`${tools}header/?header=generate`);
    await page.getByRole('textbox', {name: 'Pages it runs on'}).fill('shop.example');
    await expect(page.getByText('*://shop.example/*').first()).toBeVisible();
  });

  test('typing replaces, can be undone and is kept on a slow machine', async ({page, site}) => {
    await site.open(`${tools}header/`);
    await expect(page.getByText('2 errors, 1 warning, 1 hint.')).toBeVisible();
    await editor(page).click();
    await expect(editor(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    // A single key, since a pause between two would make them two steps of the history. A slash
    // doesn't open search here.
    await page.keyboard.press('/');
    await expect(editor(page)).toHaveText('/');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(editor(page)).toContainText('Price note');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', {rate: 4});
    await page.keyboard.press('ControlOrMeta+a');
    const text = 'The quick brown fox jumps over the lazy dog.';
    await page.keyboard.type(text);
    await devTools.send('Emulation.setCPUThrottlingRate', {rate: 1});
    await expect(editor(page)).toHaveText(text);
  });
});

test('config preview draws the form and names the line of a mistake', async ({page, site}) => {
  await site.open(`${tools}config/`);
  await expect(page.getByLabel('Words to highlight')).toHaveValue('cat');
  await expect(page.getByText('GM_getValue("search.words")')).toBeVisible();
  const config = '/* ==UserConfig==\nnet: 5\n==/UserConfig== */';
  await site.open(`${tools}config/${query({config})}`);
  await expect(page.getByText('Line 2, column 1')).toBeVisible();
});

test('migration check links into the reference and applies a change', async ({page, site}) => {
  await site.open(`${tools}migrate/?from=violentmonkey`);
  const item = page
    .getByRole('listitem')
    .filter({hasText: 'To edit'})
    .filter({hasText: '@exclude-match'});
  await expect(item.getByRole('link', {name: 'Reference'})).toHaveAttribute(
    'href',
    /\/en\/docs\/dev\/meta\/exclude-match\/$/,
  );
  await item.getByRole('button', {name: 'Change to @exclude'}).click();
  await item.getByRole('button', {name: 'Apply this change'}).click();
  await expect(item).toHaveCount(0);
});

test('the page of the command-line checker prints the hash of its file', async ({request}) => {
  const html = await (await request.get(`${tools}cli/`)).text();
  const file = await (await request.get('/scriptcat-check.mjs')).body();
  expect(html).toContain(createHash('sha256').update(file).digest('hex'));
});

test('tabs lead from tool to tool on one line', async ({page, site}) => {
  await page.setViewportSize({width: 390, height: 800});
  await site.open(`${tools}playground/`);
  const tabs = page.getByRole('main').getByRole('navigation', {name: 'Tools'});
  await expect(tabs.getByRole('link', {name: 'Playground'})).toBeInViewport({ratio: 1});
  await expect(tabs.locator('[aria-current="page"]')).toHaveText('Playground');
  expect((await tabs.boundingBox())?.height).toBeLessThan(60);
  await tabs.getByRole('link', {name: 'Cron lab'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Cron lab'})).toBeVisible();
});

test('former URLs of the tools lead to their pages', async ({page, site}) => {
  for (const [old, now] of [
    ['?rules=%40match+https%3A%2F%2Fa.example%2F*#match-lab', 'match/?rules='],
    ['?cron=0+9+*+*+*#cron-lab', 'cron/?cron='],
    ['?script=a#header-checker', 'header/?script='],
    ['?config=a', 'config/?config='],
    ['?from=violentmonkey#migration-check', 'header/?from='],
    ['?sample=values%2Fcounter.user.js#playground', 'playground/?sample='],
  ] as const) {
    await site.visit(tools + old);
    await expect(page).toHaveURL((url) => url.href.includes(tools + now));
  }
  // Two of them were parts of the metadata reference, too.
  await site.visit('en/docs/dev/meta/?rules=%40match+https%3A%2F%2Fa.example%2F*#match-lab');
  await expect(page).toHaveURL((url) => url.href.includes(`${tools}match/?rules=`));
});

test.describe('loading', () => {
  test('a worked example is in the page before any script ran', async ({request}) => {
    const html = async (page: string) => (await request.get(tools + page)).text();
    expect(await html('match/')).toContain('doesn’t include subdomains');
    expect(await html('cron/')).toContain('at most once a day');
  });

  test('a tool in the middle of a page waits until it is asked for', async ({page, site}) => {
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    const expression = page.getByRole('textbox', {name: 'Cron expression'});
    await site.open('en/docs/dev/background/');
    await expect(expression).toHaveCount(0);
    expect(workers).toEqual([]);
    const tool = page.locator('[data-tool="part"]').first();
    await tool.scrollIntoViewIfNeeded();
    await tool.getByRole('button', {name: 'Open the tool'}).press('Enter');
    await expect(expression).toBeVisible();
    await expect(tool).toBeFocused();
  });

  test('a URL that holds a case opens the tool in the middle of its page', async ({page, site}) => {
    await site.visit('en/docs/dev/background/?cron=5+4+*+*+*');
    await expect(page.getByRole('textbox', {name: 'Cron expression'})).toHaveValue('5 4 * * *');
  });
});
