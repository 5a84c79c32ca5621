import {mkdirSync, writeFileSync} from 'node:fs';
import {makeFolder, makeTable} from '@scriptcat/rescue/testing';
import {expect, test} from '../site';

test('reads a folder of 200 MB', async ({page, site}, info) => {
  test.setTimeout(300_000);
  const folder = info.outputPath('abc');
  mkdirSync(folder);
  for (const [name, bytes] of makeFolder().folder) writeFileSync(`${folder}/${name}`, bytes);
  const content = 'resource '.repeat(450_000);
  for (let number = 100; number < 150; number++) {
    const value = JSON.stringify({url: `https://a.test/${number}`, content});
    const write = {key: `resource:${number}`, value, sequence: number};
    writeFileSync(`${folder}/000${number}.ldb`, makeTable([write]));
  }
  await site.open('en/docs/use/rescue/');
  await page.getByRole('button', {name: 'Open the tool'}).click();
  await page.getByLabel('Choose the copied folder').setInputFiles(folder);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText('30 scripts found.')).toBeVisible({timeout: 200_000});
});
