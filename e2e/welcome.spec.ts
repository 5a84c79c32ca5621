import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, test} from './site';

const address = 'en/docs/use/install_comple/';
const sample = path.resolve(import.meta.dirname, '../samples/guide/welcome-check.user.js');
const check = (page: Page) => page.getByRole('region', {name: 'Installation check'});

test('says nothing about the extension without a sign of it', async ({page, site}) => {
  await site.open(address);
  await expect(check(page).getByRole('listitem')).toHaveCount(0);
  await expect(check(page)).toContainText('the result appears here');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('says nothing about the extension', async ({page}) => {
    await page.goto(address);
    await expect(check(page).getByRole('listitem')).toHaveCount(0);
  });
});

test('an extension that greets the page is installed and allowed', async ({page, site}) => {
  await page.addInitScript(() => {
    Object.assign(window.external, {Scriptcat: {isInstalled() {}}});
  });
  // The check needs no sign of use.
  await site.visit(address);
  await expect(check(page)).toContainText('ScriptCat is installed and answers');
  await expect(check(page).getByText('Done')).toHaveCount(2);
  await expect(check(page)).toContainText('the result appears here');
});

test('the check script turns every row to done', async ({page, site}) => {
  await site.open(address);
  const code = readFileSync(sample, 'utf8');
  await page.evaluate(`const GM_info = {version: '1.4.0'};\n${code}`);
  await expect(check(page).getByText('Done')).toHaveCount(3);
  await expect(check(page)).toContainText('A script ran on this page (ScriptCat 1.4.0).');
});

test('does not repeat a mark that is not a version', async ({page, site}) => {
  await site.open(address);
  await page.evaluate(() => {
    document.documentElement.dataset.welcomeScript = '<b>1.0</b> evil';
  });
  await expect(check(page).getByText('Done').first()).toBeVisible();
  await expect(check(page)).not.toContainText('evil');
});

test('the install link leads to the script that the page shows', async ({page, site, request}) => {
  await site.open(address);
  const link = page.getByRole('link', {name: 'Install the check script'});
  const response = await request.get((await link.getAttribute('href')) ?? '');
  expect(new URL(response.url()).pathname).toMatch(/\.user\.js$/);
  expect(response.headers()['content-type']).toMatch(/javascript/);
  expect(await response.text()).toBe(readFileSync(sample, 'utf8'));
});
