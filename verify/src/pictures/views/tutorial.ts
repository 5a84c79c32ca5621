import {readFileSync} from 'node:fs';
import path from 'node:path';
import texts from '@scriptcat/content/demo/tutorial';
import type {Page} from 'playwright-core';
import type {ScriptCat} from '../../extension/scriptcat';
import {root} from '../../paths';
import {pause} from '../../wait';
import type {View} from '../studio';
import {installPage} from './install';

type Act = (shop: Page, scriptcat: ScriptCat, uuid: string) => Promise<unknown>;

/** A step's script at work in the shop, after what the reader does there. */
const step =
  (name: string, file: string, act?: Act): View =>
  async ({scriptcat, setAppearance, isChinese}) => {
    const language = isChinese ? '' : 'en/';
    const sample = path.join(root, `site/build/${language}samples/tutorial/${file}.user.js`);
    const {uuid} = await scriptcat.install(readFileSync(sample, 'utf8'));
    await scriptcat.registered([uuid]);
    const page = await scriptcat.context.newPage();
    await setAppearance(page, {width: 640, height: 610});
    await page.goto(`https://docs.scriptcat.org/${language}demo/shop/?step=${name}`);
    await page.locator('.tutorial').waitFor();
    await pause(1000);
    await act?.(page, scriptcat, uuid);
    await page.getByText(texts[isChinese ? 'zh-Hans' : 'en'].done).waitFor();
    // With a short list, the page ends too early for that, and would begin within its heading.
    const top = name === 'address' ? 'body' : '.kinds';
    await page.locator(top).evaluate((part) => part.scrollIntoView());
    return {page, tidy: () => scriptcat.remove(uuid)};
  };

export const tutorialViews: Record<string, View> = {
  'tutorial-find': step('find', '1-find'),
  'tutorial-address': step('address', '2-address', (shop) =>
    shop.click('.kinds [data-kind=thing]'),
  ),
  'tutorial-settings': step('settings', '3-settings', (_, scriptcat, uuid) =>
    scriptcat.setValue(uuid, 'helper.limit', 70),
  ),
  'tutorial-menu': step('menu', '4-menu', async (shop, scriptcat) => {
    const [pauseCommand = ''] = await scriptcat.menuNames(shop);
    await scriptcat.clickMenu(shop, pauseCommand);
  }),
  'tutorial-request': step('request', '5-request'),
  'tutorial-background': step('background', '6-page', (shop) =>
    shop.click('.product button:not(.buy)'),
  ),
  'tutorial-debug': step('debug', '7-debug'),
  'tutorial-publish': installPage('tutorial/8-publish.user.js', {width: 900, height: 720}),
};
