import {readFileSync} from 'node:fs';
import path from 'node:path';
import {samplesFolder} from '../../paths';
import {pause, until} from '../../wait';
import {pictureScript} from '../scripts';
import type {Size, View} from '../studio';
import {closeUp, phone} from './frame';

const priceDrop = 'home/price-drop.user.js';

const installPage =
  (file: string, size: Size = {width: 900, height: 640}): View =>
  async ({open}) => {
    const url = `https://docs.scriptcat.org/samples/${file}`;
    const ready = '[data-testid=install-primary], [data-testid=skill-install]';
    return {page: await open(`install.html?url=${url}`, ready, size)};
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
  const {page} = await installPage(priceDrop, {width: 900, height: 1000})(studio);
  await page.locator('.view-line').first().waitFor();
  await pause(1200);
  return {page, tidy: () => scriptcat.remove(uuid)};
};

/** The prompt shows the plain name of the script in every language. */
function prompt(name: 'asksForHost' | 'asksForCookies', folder: string): View {
  return async ({scriptcat, setAppearance, isChinese, theme}) => {
    const path = `${folder}-${theme}`;
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
    const card = page.getByTestId('confirm-card');
    await card.waitFor();
    await pause(400);
    const tidy = async () => {
      // A prompt without an answer would keep the next one waiting.
      await page.getByTestId('confirm-ignore').click();
      await site.close();
      await scriptcat.remove(script.uuid);
    };
    return {...(await closeUp(page, card, 24)), tidy};
  };
}

export const installViews: Record<string, View> = {
  install: installPage(priceDrop),
  'install-update': update,
  'install-subscription': installPage('subscribe/team-pack.user.sub.js'),
  'install-phone': installPage(priceDrop, phone),
  'permission-connect': prompt('asksForHost', 'connect'),
  'permission-cookie': prompt('asksForCookies', 'cookie'),
};
