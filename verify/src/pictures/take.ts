import path from 'node:path';
import type {Page} from 'playwright-core';
import type {Language} from '../extension/browser';
import {ScriptCat} from '../extension/scriptcat';
import {readVersion} from '../extension/version';
import {root} from '../paths';
import {pause} from '../wait';
import type {World} from '../world';
import {drawRing, type Filmed, scale, writeFilm, writePicture} from './compress';
import {films} from './films';
import {prepare, setLanguage} from './prepare';
import {wordsIn} from './scripts';
import type {Film, Shot, Size, Studio, View} from './studio';
import {views} from './views';

interface Order {
  extension: string;
  language: Language;
  names: readonly string[];
  world: World;
}

type Sizes = Record<string, Size>;

const folder = path.join(root, 'site/static/img/product');

/** Takes pictures and films in one language and both themes. */
export async function takePictures({extension, language, names, world}: Order) {
  const {resolverRules} = world;
  const scriptcat = await ScriptCat.start({extension, resolverRules, language, scale});
  const version = await readVersion(scriptcat);
  await setLanguage(scriptcat, language, version);
  const isChinese = language === 'zh-CN';
  const sizes: Sizes = {};
  const missing: string[] = [];
  const inBothThemes = async (
    name: string,
    take: (studio: Studio, end: string) => Promise<Sizes>,
  ) => {
    for (const theme of ['light', 'dark'] as const) {
      const end = `${isChinese ? 'zh' : 'en'}-${theme}`;
      try {
        await scriptcat.extensionPage.evaluate((theme) => {
          localStorage.setItem('lightMode', theme);
        }, theme);
        Object.assign(sizes, await take(createStudio(scriptcat, {theme, isChinese}), end));
        console.log(`${name}-${end}`);
      } catch (error) {
        missing.push(`${name}-${end}`);
        console.error(`${name}-${end}: ${String(error).split('\n', 1)[0]}`);
      }
      if (name in films) {
        await scriptcat.closePages();
        await scriptcat.removeAll();
      }
    }
  };
  // Films show an extension without scripts, pictures one that has been used for a while.
  for (const [name, film] of Object.entries(films)) {
    if (names.includes(name)) await inBothThemes(name, takeFilm(name, film));
  }
  const viewed = Object.entries(views).filter(([name]) => names.includes(name));
  if (viewed.length > 0) await prepare(scriptcat, isChinese);
  for (const [name, view] of viewed) await inBothThemes(name, takeView(name, view));
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
    words: wordsIn(setting.isChinese),
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

async function capture({scriptcat}: Studio, {page, clip, ring}: Shot): Promise<Buffer> {
  // Icons and fonts come last and announce nothing.
  await pause(600);
  const session = await scriptcat.context.newCDPSession(page);
  const {data} = await session.send('Page.captureScreenshot', {
    ...(clip && {clip: {...clip, scale: 1}}),
  });
  const screenshot = Buffer.from(data, 'base64');
  const box = await ring?.boundingBox();
  if (!box) return screenshot;
  return drawRing(screenshot, {...box, x: box.x - (clip?.x ?? 0), y: box.y - (clip?.y ?? 0)});
}

const takeView =
  (name: string, view: View) =>
  async (studio: Studio, end: string): Promise<Sizes> => {
    const shot = await view(studio);
    const screenshot = await capture(studio, shot);
    const picture = await writePicture(screenshot, path.join(folder, `${name}-${end}`));
    await shot.tidy?.();
    if (!shot.page.isClosed()) await shot.page.close();
    return {[name]: picture};
  };

const takeFilm =
  (name: string, film: Film) =>
  async (studio: Studio, end: string): Promise<Sizes> => {
    const frames: (Filmed & {picture?: string})[] = [];
    for await (const frame of film(studio)) {
      const {ms, picture} = frame;
      frames.push({screenshot: await capture(studio, frame), ms, ...(picture && {picture})});
    }
    const file = (picture: string) => path.join(folder, `${picture}-${end}`);
    const background = studio.theme === 'light' ? '#fafafa' : '#1e1e1e';
    const staged = await writeFilm(frames, {file: file(name), background});
    const sizes: Sizes = {};
    for (const [index, {picture, screenshot}] of frames.entries()) {
      const shown = picture === name ? staged[index] : screenshot;
      if (picture && shown) sizes[picture] = await writePicture(shown, file(picture));
    }
    return sizes;
  };
