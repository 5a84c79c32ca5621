import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {readBackup} from '@scriptcat/rescue';
import {makeFolder} from '@scriptcat/rescue/testing';
import {expect, pageWidth, test} from './site';

/** Writes a profile with thirty scripts, ten of them deleted, and one in the trash. */
function writeProfile(root: string): string {
  const storage = path.join(root, 'Default/Local Extension Settings/abc');
  const trash = path.join(root, 'Default/File System/000/t/00');
  for (const folder of [storage, trash]) mkdirSync(folder, {recursive: true});
  for (const [name, bytes] of makeFolder({deleted: 10}).folder) {
    writeFileSync(path.join(storage, name), bytes);
  }
  const script = {uuid: 'trash', name: 'In the trash'};
  writeFileSync(path.join(trash, '00000000'), JSON.stringify({script, code: '// code'}));
  writeFileSync(path.join(root, 'Default/Preferences'), '{}');
  return path.join(root, 'Default');
}

async function openTool(page: Page, site: {open(path: string): Promise<unknown>}) {
  await site.open('en/docs/use/rescue/');
  const started = page.waitForEvent('worker');
  await page.locator('[data-tool] > button').click();
  await page.locator('[data-state=ready] input[type=file]').first().waitFor({state: 'attached'});
  // On a busy machine, the network is idle before the worker has loaded.
  await (await started).evaluate('0');
}

const [folderField, backupField] = ['Choose the copied folder', 'Choose a backup (zip)'];

test('finds the scripts of a profile and saves them, without a connection', async ({
  page,
  site,
}, info) => {
  const profile = writeProfile(info.outputPath());
  await openTool(page, site);
  await page.context().setOffline(true);
  await page.getByLabel(folderField).setInputFiles(profile);
  await expect(page.getByText('Storage folder. 31 scripts found.')).toBeVisible();
  await expect(page.getByText('Deleted, still in the files')).toHaveCount(10);
  await page.getByLabel('Version of Script 6').selectOption({label: '1.0 (earlier)'});
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: 'Save 20 scripts as a zip for ScriptCat'}).click(),
  ]);
  const {scripts, problems} = readBackup(readFileSync(await download.path()));
  expect(problems).toEqual([]);
  expect(scripts).toHaveLength(20);

  await page.getByText('Compare with another backup').click();
  await page.getByLabel('Choose the other backup').setInputFiles(await download.path());
  await expect(page.getByText('In the trash: only here')).toBeVisible();
});

test('works by keyboard and on a phone, and tells what an import loses', async ({
  page,
  site,
}, info) => {
  await page.setViewportSize({width: 390, height: 800});
  await openTool(page, site);
  const file = info.outputPath('notes.zip');
  writeFileSync(file, 'no zip');
  await page.getByLabel(backupField).setInputFiles(file);
  await expect(page.getByText('This file isn’t a complete backup.')).toBeVisible();

  await page.getByLabel(folderField).setInputFiles(writeProfile(info.outputPath()));
  await expect(page.locator('[data-tool] li')).not.toHaveCount(0);
  expect(await pageWidth(page)).toBe(390);
  const row = page.getByRole('checkbox', {name: 'Script 11', exact: true});
  await row.focus();
  await page.keyboard.press('Space');
  await expect(row).not.toBeChecked();
  await expect(page.getByRole('button', {name: /^Save 19 scripts/})).toBeEnabled();
  await page.getByText('What an import keeps and loses').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Stored values of 30 scripts')).toBeVisible();
});
