import type {Page} from 'playwright-core';
import {until} from '../wait';
import type {Scene, Scenes} from './stage';

/** The data that a listener of the script has left on the page. */
const seenOn = async (page: Page) =>
  JSON.parse(await until(() => page.evaluate(() => document.body.dataset.seen)));

const prints =
  (text: string): Scene =>
  async (_, {play}) =>
    (await play()).console.some((line) => line.includes(text));

export const valueScenes: Scenes = {
  'values/edited-inside': async ({scriptcat}, {play}) => {
    const {uuid, page} = await play();
    await scriptcat.setValue(uuid, 'k', 7);
    return seenOn(page);
  },
  'values/shared-storage': async (stage, {play}) => {
    await stage.background({
      grant: ['GM_setValue', 'GM_addValueChangeListener'],
      header: ['@storageName scene-shared'],
      script: `GM_addValueChangeListener('ping', () => GM_setValue('answer', 'pong'));`,
    });
    return (await play()).value;
  },
  'values/other-tab': async (stage, {play}) => {
    const {page} = await play();
    await stage.open(`${page.url()}#write`);
    return seenOn(page);
  },
  'values/uncloneable-message': prints('customClone failed'),
  'values/delete-warning': prints('GM_deleteValues: keys must be string[]'),
  'values/survive': async (stage, {play}) => {
    const {page, value} = await play();
    await page.reload();
    return [value, await stage.result(page)];
  },
};
