import type {Page} from 'playwright-core';
import {until} from '../../wait';
import {shownName} from '../scripts';
import type {Shot, Studio, View} from '../studio';
import {openMenu} from './frame';

const size = {width: 400, height: 600};

/** The popup of a page; what is done with it comes before it is measured. */
export const popup = async (
  {scriptcat, setAppearance}: Studio,
  {expected = 2, act}: {expected?: number; act?: (page: Page) => Promise<unknown>} = {},
): Promise<Shot> => {
  const site = await scriptcat.open('https://example.com/');
  await until(async () => (await scriptcat.popup(site)).scriptList.length >= expected, {
    what: 'the scripts of the page',
  });
  const page = await scriptcat.openPopup(site);
  await setAppearance(page, size);
  // The version stands at the very bottom, below which the tab is empty.
  const footer = page.getByText(/^v\d+\.\d+\.\d+/).last();
  await footer.waitFor();
  await act?.(page);
  const box = await footer.boundingBox();
  const height = Math.ceil((box?.y ?? 580) + (box?.height ?? 20) + 10);
  // The popup follows its page, so that stays open.
  const tidy = () => site.close();
  return {page, tidy, clip: {x: 0, y: 0, width: 400, height: Math.min(600, height)}};
};

/** Switches background and scheduled scripts off for as long as a picture takes. */
async function withoutBackground(studio: Studio, take: () => Promise<Shot>) {
  const scripts = (await studio.scriptcat.scripts()).filter(({type}) => type !== 1);
  const running = scripts.filter(({status}) => status === 1);
  const enable = (enable: boolean) =>
    Promise.all(running.map(({uuid}) => studio.scriptcat.send('script/enable', {uuid, enable})));
  await enable(false);
  const shot = await take();
  await enable(true);
  return shot;
}

/** A row with everything that can be done with its script. */
const row: View = async (studio) => {
  // The actions for a site are behind a setting in this version, and always there in later ones.
  const showSiteActions = (system_popup_site_scope_actions: boolean) =>
    studio.scriptcat.extensionPage.evaluate((settings) => chrome.storage.sync.set(settings), {
      system_popup_site_scope_actions,
    });
  await showSiteActions(true);
  const act = async (page: Page) => {
    await page.getByText(shownName('nightMode', studio.isChinese)).click();
    await page.getByText(studio.words.labels.onlyOn).waitFor();
  };
  const shot = await withoutBackground(studio, () => popup(studio, {act}));
  await showSiteActions(false);
  return shot;
};

const moreMenu: View = async (studio) => {
  const act = (page: Page) =>
    openMenu(page.getByRole('button', {name: studio.words.labels.moreMenu}));
  return withoutBackground(studio, () => popup(studio, {act}));
};

/** One of the popup's switches is off; the reader turns it on. */
const off =
  (index: number): View =>
  async (studio) => {
    const shot = await withoutBackground(studio, () =>
      popup(studio, {act: (page) => page.getByRole('switch').nth(index).click()}),
    );
    const ring = shot.page.getByRole('switch').nth(index);
    const tidy = async () => {
      await ring.click();
      await shot.tidy?.();
    };
    return {...shot, ring, tidy};
  };

export const popupViews: Record<string, View> = {
  popup: (studio) => withoutBackground(studio, () => popup(studio)),
  'popup-background': (studio) => popup(studio),
  'popup-row': row,
  'popup-more': moreMenu,
  'popup-off': off(0),
  'popup-script-off': off(1),
};
