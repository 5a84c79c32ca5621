import {setUserScripts} from '../../extension/browser';
import {pause} from '../../wait';
import type {Shot, Studio, View} from '../studio';
import {popup} from './popup';

/** The browser's page about the extension, from the switch for user scripts to the pin. */
export async function extensionDetails({scriptcat, setAppearance}: Studio): Promise<Shot> {
  const page = await scriptcat.context.newPage();
  await setAppearance(page, {width: 720, height: 1600});
  await page.goto(`chrome://extensions/?id=${scriptcat.id}`);
  const row = page.locator('#allow-user-scripts').first();
  await row.waitFor();
  await pause(700);
  const [box, pin] = [
    await row.boundingBox(),
    await page.locator('#pin-to-toolbar').first().boundingBox(),
  ];
  if (!box || !pin) throw new Error('The extension page has no switch for user scripts.');
  return {page, clip: {...box, height: pin.y + pin.height - box.y}};
}

const details =
  (isOn: boolean): View =>
  async (studio) => {
    await setUserScripts(studio.scriptcat.context, studio.scriptcat.id, isOn);
    const shot = await extensionDetails(studio);
    const ring = shot.page.locator('#allow-user-scripts #crToggle').first();
    return isOn ? shot : {...shot, ring};
  };

/** Where an unpacked extension is loaded: developer mode and its three buttons. */
const loadUnpacked: View = async ({scriptcat, setAppearance}) => {
  const page = await scriptcat.context.newPage();
  await setAppearance(page, {width: 600, height: 380});
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
  return {page, ring: page.locator('#devMode')};
};

/** Userscripts are forbidden by the first and allowed again by the third. */
export const browserViews: Record<string, View> = {
  'extension-off': details(false),
  'popup-blocked': async (studio) => {
    await setUserScripts(studio.scriptcat.context, studio.scriptcat.id, false);
    return popup(studio, {expected: 0});
  },
  'extension-on': details(true),
  'load-unpacked': loadUnpacked,
};
