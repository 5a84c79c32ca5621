import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from './site';

const sample = path.resolve(import.meta.dirname, '../samples/guide/welcome-check.user.js');

test('without a sign of the extension the page claims nothing', async ({page, site}) => {
  await site.open('en/docs/use/install_comple/');
  const check = page.getByRole('region', {name: 'Installation check'});
  await expect(check.getByRole('listitem')).toHaveCount(0);
  await expect(check).toContainText('the result appears here');
});

test('before it has looked, the page says nothing about the extension', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL ?? ''});
  const page = await context.newPage();
  await page.goto('en/docs/use/install_comple/');
  const check = page.getByRole('region', {name: 'Installation check'});
  await expect(check.getByRole('listitem')).toHaveCount(0);
  await context.close();
});

test('an extension that greets the page is installed and allowed', async ({page, site}) => {
  await page.addInitScript(() => {
    Object.assign(window.external, {Scriptcat: {isInstalled() {}}});
  });
  // Nothing has to be touched: the page is there for this check.
  await site.visit('en/docs/use/install_comple/');
  const check = page.getByRole('region', {name: 'Installation check'});
  await expect(check).toContainText('ScriptCat is installed and answers');
  await expect(check.getByText('Done')).toHaveCount(2);
  await expect(check).toContainText('the result appears here');
});

test('the check script of the page turns every row to done', async ({page, site}) => {
  await site.open('en/docs/use/install_comple/');
  const code = readFileSync(sample, 'utf8');
  await page.evaluate(`const GM_info = {version: '1.4.0'};\n${code}`);
  const check = page.getByRole('region', {name: 'Installation check'});
  await expect(check.getByText('Done')).toHaveCount(3);
  await expect(check).toContainText('A script ran on this page (ScriptCat 1.4.0).');
});

test('a mark that is not a version is not repeated', async ({page, site}) => {
  await site.open('docs/use/install_comple/');
  await page.evaluate(() => {
    document.documentElement.dataset.welcomeScript = '<b>1.0</b> evil';
  });
  const check = page.getByRole('region', {name: '安装检查'});
  await expect(check).toContainText('脚本已经在本页运行。');
  await expect(check).not.toContainText('evil');
});

test('the install link leads to the script that the page shows', async ({page, site, request}) => {
  await site.open('en/docs/use/install_comple/');
  const link = page.getByRole('link', {name: 'Install the check script'});
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/\.user\.js$/);
  const response = await request.get(href);
  expect(response.headers()['content-type']).toMatch(/javascript/);
  expect(await response.text()).toBe(readFileSync(sample, 'utf8'));
});
