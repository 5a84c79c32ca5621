import {readFileSync} from 'node:fs';
import {expect, test} from './site';

const sample = (name: string) =>
  readFileSync(new URL(`../samples/tutorial/${name}.user.js`, import.meta.url), 'utf8');

test('the shop ticks a step when the script works', async ({page, site}) => {
  await site.visit('/en/demo/shop/?step=find');
  const strip = page.locator('.tutorial');
  await expect(strip).toContainText('No product has the right outline yet');
  await page.evaluate(`(async () => {${sample('1-find')}})()`);
  await expect(strip).toContainText('Your script works');
  await site.open('/en/docs/dev/tutorial/');
  const boxes = page.getByRole('checkbox', {name: 'I have done this step'});
  await expect(boxes.first()).toBeChecked();
  await expect(boxes.nth(1)).not.toBeChecked();
});

test('a script that loses its outlines has not done step 2', async ({page, site}) => {
  await site.visit('/en/demo/shop/?step=address');
  const strip = page.locator('.tutorial');
  const change = (kind: string) => page.locator(`.kinds [data-kind=${kind}]`).click();
  await page.evaluate(`(async () => {${sample('1-find')}})()`);
  await expect(strip).toContainText('Now click');
  await change('drink');
  await expect(page.locator('.product')).toHaveCount(2);
  await expect(strip).toContainText('Now click');
  await page.evaluate(`(async () => {${sample('2-address')}})()`);
  await change('thing');
  await expect(strip).toContainText('Your script works');
});
