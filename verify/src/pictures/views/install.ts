import {readFileSync} from 'node:fs';
import path from 'node:path';
import {samplesFolder} from '../../paths';
import {pause, until} from '../../wait';
import {pictureScript} from '../scripts';
import type {Size, Studio, View} from '../studio';
import {closeUp, phone} from './frame';

const priceDrop = 'home/price-drop.user.js';

export const installPage =
  (file: string, size: Size = {width: 900, height: 640}): View =>
  async ({open}) => {
    const url = `https://docs.scriptcat.org/samples/${file}`;
    const ready = '[data-testid=install-primary], [data-testid=skill-install]';
    const page = await open(`install.html?url=${url}`, ready, size);
    return {page, ring: page.locator(ready).first()};
  };

/** The page for a script of which an older version is installed. */
const update: View = async (studio) => {
  const {scriptcat} = studio;
  const newer = readFileSync(path.join(samplesFolder, priceDrop), 'utf8');
  const older = newer
    .replace('1.0.0', '0.9.0')
    .replace(/^.*GM_notification\n/m, '')
    .replace('if (price < last)', 'if (price !== last)');
  const {uuid} = await scriptcat.install(older);
  const shot = await installPage(priceDrop, {width: 900, height: 1000})(studio);
  await shot.page.locator('.view-line').first().waitFor();
  await pause(1200);
  return {...shot, tidy: () => scriptcat.remove(uuid)};
};

/** The prompt that a script opens, and the page on which it waits for the answer. */
export async function openPrompt(studio: Studio, name: 'asksForHost' | 'asksForCookies') {
  const {scriptcat, setAppearance, isChinese, theme} = studio;
  const path = `${name === 'asksForHost' ? 'connect' : 'cookie'}-${theme}`;
  const script = await scriptcat.install(pictureScript(name, isChinese, path));
  await scriptcat.registered([script.uuid]);
  const asked = scriptcat.context.waitForEvent('page', {
    predicate: (page) => page.url().includes('confirm') || page.url() === 'about:blank',
  });
  const site = await scriptcat.context.newPage();
  const opening = site.goto(`https://ask.example/${path}`);
  await asked;
  await opening;
  const page = await until(() =>
    scriptcat.context.pages().find((page) => page.url().includes('confirm.html')),
  );
  await setAppearance(page, {width: 900, height: 940});
  const tidy = async () => {
    await site.close();
    await scriptcat.remove(script.uuid);
  };
  const shot = await closeUp(page, page.getByTestId('confirm-card'), 24);
  return {...shot, site, tidy};
}

const prompt =
  (name: 'asksForHost' | 'asksForCookies'): View =>
  async (studio) => {
    const {tidy, ...shot} = await openPrompt(studio, name);
    const ignore = async () => {
      // A prompt without an answer would keep the next one waiting.
      await shot.page.getByTestId('confirm-ignore').click();
      await tidy();
    };
    return {...shot, tidy: ignore};
  };

export const installViews: Record<string, View> = {
  install: installPage(priceDrop),
  'install-update': update,
  'install-subscription': installPage('subscribe/team-pack.user.sub.js'),
  'install-phone': installPage(priceDrop, phone),
  'permission-connect': prompt('asksForHost'),
  'permission-cookie': prompt('asksForCookies'),
};
