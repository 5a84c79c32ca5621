import type {Page} from 'playwright-core';
import type {View} from '../studio';
import {closeUp, optionsPage, tall, uuidOf, wide} from './frame';

const settingsReady = '[data-testid=setting-page]';

/** One card of the settings or of the tools. */
const card = (page: Page, id: string) => page.locator(`[data-spy-id=${id}]`);

const settingsCard =
  (id: string): View =>
  async ({open}) => {
    const page = await open('options.html#/settings', settingsReady, tall);
    return closeUp(page, card(page, id), 12);
  };

/** The switches, without the storage for scripts below them. */
const runtime: View = async ({open}) => {
  const page = await open('options.html#/settings', settingsReady, tall);
  const {clip} = await closeUp(page, card(page, 'runtime'), -8);
  const storage = await page.getByText('Storage API', {exact: true}).boundingBox();
  if (!clip || !storage) throw new Error('The settings for running are not visible.');
  return {page, clip: {...clip, height: storage.y - clip.y - 12}};
};

const userConfig: View = async ({scriptcat, open, words}) => {
  const uuid = await uuidOf(scriptcat, words.marker);
  const page = await open(`options.html#/?userConfig=${uuid}`, '[role=dialog]', wide);
  return closeUp(page, page.getByRole('dialog').first());
};

const sync: View = async ({open, words}) => {
  const page = await open('options.html#/settings', settingsReady, wide);
  await page.getByText(words.labels.sync, {exact: true}).first().click();
  return {page};
};

const blacklist: View = async ({open}) => {
  const page = await open('options.html#/settings', settingsReady, tall);
  // The extension saves the text on blur, which doesn't happen here.
  await page
    .getByTestId('blacklist_textarea')
    .fill('https://bank.example.com/*\nhttps://*.intranet.example/*');
  return closeUp(page, card(page, 'security'), 12);
};

const cloudBackup: View = async ({open}) => {
  const page = await open('options.html#/tools', '[data-testid=tools_export]', tall);
  const cloud = card(page, 'cloud-backup');
  const fields = cloud.getByRole('textbox');
  await fields.nth(0).fill('https://dav.example/');
  await fields.nth(1).fill('mira');
  await fields.nth(2).fill('app-secret');
  await fields.nth(2).blur();
  return closeUp(page, cloud, 12);
};

const externalAccess: View = async ({open}) => {
  const page = await open('options.html#/tools', '[data-testid=tools_export]', tall);
  const enable = page.getByTestId('external_access_enable_switch');
  await enable.click();
  await page.getByTestId('external_access_enroll_open').waitFor();
  return {
    ...(await closeUp(page, card(page, 'external-access'), 12)),
    tidy: () => enable.click(),
  };
};

export const settingsViews: Record<string, View> = {
  'user-config': userConfig,
  settings: optionsPage('/settings', settingsReady),
  'settings-update': settingsCard('update'),
  'settings-runtime': runtime,
  'settings-blacklist': blacklist,
  sync,
  backup: optionsPage('/tools', '[data-testid=tools_export]'),
  'cloud-backup': cloudBackup,
  'external-access': externalAccess,
};
