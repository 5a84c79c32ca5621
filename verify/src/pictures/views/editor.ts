import type {Page} from 'playwright-core';
import {pause} from '../../wait';
import type {Studio, View} from '../studio';
import {closeUp, editorPart, openMenu, tall, uuidOf, wide} from './frame';

async function openEditor({scriptcat, open}: Studio, name: string, size = wide): Promise<Page> {
  const uuid = await uuidOf(scriptcat, name);
  const page = await open(`options.html#/script/editor/${uuid}`, '.view-line', size);
  await pause(1500);
  return page;
}

const menu: View = async (studio) => {
  // Only a script that runs in the background has the entry that runs it.
  const page = await openEditor(studio, 'Release notice');
  const more = page.getByRole('button', {name: studio.words.labels.more, exact: true});
  const entries = await openMenu(more);
  await entries.first().hover();
  await page.getByText('Ctrl+S', {exact: true}).waitFor();
  return editorPart(page, 400);
};

const storage: View = async (studio) => {
  const {scriptcat, words} = studio;
  const uuid = await uuidOf(scriptcat, 'Reading time');
  await scriptcat.setValue(uuid, 'visits', 42);
  await scriptcat.setValue(uuid, 'unit', words.unit);
  await scriptcat.setValue(uuid, 'history', [{page: words.page, minutes: 6}]);
  const page = await openEditor(studio, 'Reading time');
  await page.getByRole('button', {name: words.labels.storage, exact: true}).click();
  await page.getByText('history', {exact: true}).waitFor();
  return editorPart(page, 340);
};

/** The settings of a script with changed rules and permissions. */
async function openScriptSettings(studio: Studio): Promise<Page> {
  const {scriptcat, words} = studio;
  const uuid = await uuidOf(scriptcat, 'Reading time');
  await scriptcat.setRules(uuid, {match: ['https://example.com/*', 'https://news.example.net/*']});
  for (const [permission, permissionValue, allow] of [
    ['cors', 'api.example.net', true],
    ['cookie', 'example.com', false],
  ]) {
    const [createtime, updatetime] = [Date.now(), Date.now()];
    const decision = {uuid, permission, permissionValue, allow, createtime, updatetime};
    await scriptcat.send('runtime/permission/addPermission', decision);
  }
  const page = await openEditor(studio, 'Reading time', tall);
  await page.getByRole('button', {name: words.labels.scriptSettings, exact: true}).click();
  await page.getByText('api.example.net', {exact: true}).waitFor();
  return page;
}

/** A part of the script settings with its heading. */
const partOf = (page: Page, heading: string) =>
  page.locator('div:has(> div > h3)').filter({hasText: heading}).last();

/** From the tabs to the rules for sites. */
const scriptSettings: View = async (studio) => {
  const page = await openScriptSettings(studio);
  const rules = partOf(page, studio.words.labels.matches);
  const box = await rules.boundingBox();
  return editorPart(page, Math.round(box?.y ?? 660) - 8);
};

const part =
  (label: 'matches' | 'permissions'): View =>
  async (studio) => {
    const page = await openScriptSettings(studio);
    return closeUp(page, partOf(page, studio.words.labels[label]), 16);
  };

export const editorViews: Record<string, View> = {
  editor: async (studio) => ({page: await openEditor(studio, 'Reading time')}),
  'editor-menu': menu,
  'editor-storage': storage,
  'script-settings': scriptSettings,
  'script-matches': part('matches'),
  'script-permissions': part('permissions'),
};
