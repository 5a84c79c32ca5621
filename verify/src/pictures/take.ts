import path from 'node:path';
import type {Page} from 'playwright-core';
import type {Language} from '../extension/browser';
import {ScriptCat} from '../extension/scriptcat';
import {readVersion} from '../extension/version';
import {root} from '../paths';
import {pause} from '../wait';
import type {World} from '../world';
import {type Picture, writePicture} from './compress';
import {prepare, setLanguage} from './prepare';
import type {Studio} from './studio';
import {views} from './views';

interface Order {
  extension: string;
  language: Language;
  names: readonly string[];
  world: World;
}

const folder = path.join(root, 'site/static/img/product');

/** Pictures are sharp on fine screens. */
const scale = 2;

/** Takes pictures in one language and both themes. */
export async function takePictures({extension, language, names, world}: Order) {
  const {resolverRules} = world;
  const scriptcat = await ScriptCat.start({extension, resolverRules, language, scale});
  const version = await readVersion(scriptcat);
  await setLanguage(scriptcat, language, version);
  const isChinese = language === 'zh-CN';
  await prepare(scriptcat, isChinese);
  const sizes: Record<string, Picture> = {};
  const missing: string[] = [];
  for (const name of names) {
    for (const theme of ['light', 'dark'] as const) {
      const label = `${name}-${isChinese ? 'zh' : 'en'}-${theme}`;
      try {
        const screenshot = await take(createStudio(scriptcat, {theme, isChinese}), name);
        sizes[name] = await writePicture(screenshot, path.join(folder, label));
        console.log(label);
      } catch (error) {
        missing.push(label);
        console.error(`${label}: ${String(error).split('\n', 1)[0]}`);
      }
    }
  }
  await scriptcat.close();
  return {version, sizes, missing};
}

function createStudio(scriptcat: ScriptCat, setting: Pick<Studio, 'theme' | 'isChinese'>): Studio {
  const setAppearance = async (page: Page, size = {width: 1120, height: 640}) => {
    await page.emulateMedia({colorScheme: setting.theme, reducedMotion: 'reduce'});
    // Playwright's own calls know no scale for a browser that it has not started.
    const session = await scriptcat.context.newCDPSession(page);
    const metrics = {...size, deviceScaleFactor: scale, mobile: false};
    await session.send('Emulation.setDeviceMetricsOverride', metrics);
  };
  return {
    ...setting,
    scriptcat,
    setAppearance,
    async open(address, ready, size) {
      const page = await scriptcat.context.newPage();
      await setAppearance(page, size);
      await page.goto(scriptcat.url(address));
      await page.locator(ready).first().waitFor({timeout: 15_000});
      return page;
    },
  };
}

async function take(studio: Studio, name: string): Promise<Buffer> {
  await studio.scriptcat.extensionPage.evaluate((mode) => {
    localStorage.setItem('lightMode', mode);
  }, studio.theme);
  const view = views[name];
  if (!view) throw new Error(`Unknown picture ${name}.`);
  const {page, clip, tidy} = await view(studio);
  // Icons and fonts come last and announce nothing.
  await pause(600);
  const session = await studio.scriptcat.context.newCDPSession(page);
  const {data} = await session.send('Page.captureScreenshot', {
    ...(clip && {clip: {...clip, scale: 1}}),
  });
  await tidy?.();
  if (!page.isClosed()) await page.close();
  return Buffer.from(data, 'base64');
}
