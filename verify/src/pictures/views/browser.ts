import {setUserScripts} from '../../extension/browser';
import {pause} from '../../wait';
import type {View} from '../studio';
import {popup} from './popup';

/** The page of the extension in the browser's own settings, with the switch in view. */
const extensionDetails =
  (isOn: boolean): View =>
  async ({scriptcat, setAppearance}) => {
    await setUserScripts(scriptcat.context, scriptcat.id, isOn);
    const page = await scriptcat.context.newPage();
    await setAppearance(page, {width: 800, height: 900});
    await page.goto(`chrome://extensions/?id=${scriptcat.id}`);
    const row = page.locator('#allow-user-scripts').first();
    await row.waitFor();
    await row.evaluate((element) => element.scrollIntoView({block: 'center'}));
    await pause(700);
    const box = await row.boundingBox();
    if (!box) throw new Error('The extension page has no switch for user scripts.');
    return {page, clip: {x: 0, y: Math.max(0, box.y - 150), width: 800, height: 320}};
  };

/** Where an unpacked extension is loaded: developer mode and its three buttons. */
const loadUnpacked: View = async ({scriptcat, setAppearance}) => {
  const page = await scriptcat.context.newPage();
  await setAppearance(page, {width: 900, height: 420});
  await page.goto('chrome://extensions/');
  await page.evaluate(() =>
    (
      chrome as unknown as {
        developerPrivate: {updateProfileConfiguration(change: object): Promise<void>};
      }
    ).developerPrivate.updateProfileConfiguration({inDeveloperMode: true}),
  );
  await page.locator('#loadUnpacked').first().waitFor();
  await pause(700);
  return {page};
};

/** Userscripts are forbidden by the first and allowed again by the third. */
export const browserViews: Record<string, View> = {
  'extension-off': extensionDetails(false),
  'popup-blocked': async (studio) => {
    await setUserScripts(studio.scriptcat.context, studio.scriptcat.id, false);
    return popup(studio, {expected: 0});
  },
  'extension-on': extensionDetails(true),
  'load-unpacked': loadUnpacked,
};
