import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, pageWidth, test} from './site';

const welcome = 'en/docs/use/install_comple/';
const address = 'en/docs/use/check/';
const samples = path.resolve(import.meta.dirname, '../samples/guide');
const check = (page: Page) => page.getByRole('region', {name: 'Installation check'});
const verdicts = (page: Page) => check(page).getByRole('listitem');

const healthy = {
  version: '1.5.1',
  runAt: 'document-start',
  state: 'loading',
  isSandboxed: true,
  stored: 'stored',
  listed: 'answered',
  unlisted: '@connect list',
};

/** Reports as the check script does. */
const report = (page: Page, facts: object) =>
  page.evaluate((facts) => {
    document.documentElement.dataset.scriptcatCheck = JSON.stringify({ScriptCat: facts});
  }, facts);

/** The extension as a page sees it. */
const showExtension = (page: Page, installed: boolean) =>
  page.addInitScript((installed) => {
    const isInstalled = (_name: string, _space: string, answer: (script: object) => void) =>
      answer({installed});
    Object.assign(window.external, {Scriptcat: {isInstalled}});
  }, installed);

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page says what to do first, and links the script', async ({page, request}) => {
    for (const place of [welcome, address]) {
      await page.goto(place);
      await expect(check(page)).toContainText('Install the check script, then refresh this page.');
      await expect(verdicts(page)).toHaveCount(0);
      const link = page.getByRole('link', {name: 'Install the check script'});
      const response = await request.get((await link.getAttribute('href')) ?? '');
      expect(new URL(response.url()).pathname).toMatch(/\.user\.js$/);
      expect(await response.text()).toBe(readFileSync(`${samples}/check.user.js`, 'utf8'));
    }
  });
});

test('the welcome page is silent without a sign of the extension', async ({page, site}) => {
  await site.open(welcome);
  await expect(verdicts(page)).toHaveCount(0);
  await expect(check(page)).toContainText('The results appear here.');
});

test('the welcome page shows that the script runs, and leads on', async ({page, site}) => {
  await showExtension(page, false);
  // The check needs no sign of use.
  await site.visit(welcome);
  await expect(verdicts(page)).toContainText(['the check script isn’t installed yet.']);
  await report(page, healthy);
  await expect(verdicts(page)).toContainText(['Scripts run on this page.']);
  await check(page).getByRole('link', {name: 'Check everything else'}).click();
  await expect(page).toHaveURL(/\/en\/docs\/use\/check\/$/);
});

test('a script that was installed does not run before the page is loaded', async ({page, site}) => {
  await showExtension(page, true);
  await site.open(welcome);
  await page.getByRole('link', {name: 'Check your installation'}).first().click();
  await expect(page).toHaveURL(/\/check\/$/);
  await expect(verdicts(page)).toContainText(['Refresh this page to start it.']);
  await page.reload();
  await expect(verdicts(page)).toContainText(['it didn’t run']);
});

test('a question is answered by keyboard and leads to one remedy', async ({page, site}) => {
  await site.visit(address);
  const answer = check(page).getByRole('button', {name: 'It has an orange “!”'});
  await answer.focus();
  await page.keyboard.press('Enter');
  await expect(verdicts(page)).toHaveCount(1);
  await expect(verdicts(page)).toContainText('doesn’t allow ScriptCat');
  await expect(verdicts(page).getByRole('link')).toHaveAttribute('href', '/en/docs/use/open-dev/');
});

test('problems are counted, fit a phone and fill the form', async ({page, site}) => {
  await page.setViewportSize({width: 390, height: 844});
  await site.visit(address);
  await report(page, {...healthy, version: '1.4.0', stored: 'silent'});
  await expect(check(page)).toContainText('2 problems found:');
  expect(await pageWidth(page)).toBe(390);
  const form = check(page).getByRole('link', {name: 'Write a bug report'});
  const {searchParams} = new URL((await form.getAttribute('href')) ?? '');
  expect(searchParams.get('template')).toBe('11_bug_report_en.yaml');
  expect(searchParams.get('scriptcat-version')).toBe('v1.4.0');
  expect(searchParams.get('browser')).toBe(await page.evaluate(() => navigator.userAgent));
  expect(searchParams.get('summary')).toContain('- Scripts can’t store values.');
  expect(searchParams.get('details')).toContain('"stored": "silent"');
});
