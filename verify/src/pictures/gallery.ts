import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import feed from '@scriptcat/content/demo/feed';
import alternatives from '@scriptcat/content/pictures/gallery';
import {type LanguageTag, languageTags} from '@scriptcat/contract';
import {findChromium} from '@scriptcat/testing/chromium';
import {chromium, type Page} from 'playwright-core';
import sharp from 'sharp';
import {printFrame} from '../../../pipeline/src/playground';
import {pictureFile, pictureSize} from '../../../site/plugins/reference/gallery';
import {readSample} from '../../../site/plugins/samples/read-sample';
import {prepare} from '../../../site/src/tools/Playground/prepare';
import {demoUrl} from '../../../site/src/tools/playground-frame/demo';
import type {FromFrame, ToFrame} from '../../../site/src/tools/playground-frame/protocol';
import {root} from '../paths';
import {pause} from '../wait';
import {useOrdinaryFont} from './stable-look';

/*
 * `npm run pictures:gallery [-- <sample>…]` takes pictures of what samples do to the demo pages, in
 * the frame of the playground. It needs neither a build nor the extension.
 */

declare global {
  interface Window {
    heard: FromFrame[];
  }
}

const {height} = pictureSize;
const width = pictureSize.width / 2;
const scale = 1.5;
/** A demo page as a whole. */
const tall = 3000;
const maxBytes = 12_000;

const chooseMenu = (page: Page, value?: string) =>
  page.evaluate((value) => {
    const [item] = window.heard.flatMap((message) =>
      message.type === 'menu' ? message.items : [],
    );
    if (item) window.postMessage({type: 'menu', id: item.id, value} satisfies ToFrame);
  }, value);

/** What a reader does for the effect of samples that wait for it. */
const deeds: Readonly<Record<string, (page: Page, language: LanguageTag) => Promise<unknown>>> = {
  'cookbook/autofill.user.js': (page) => chooseMenu(page),
  'cookbook/hide-by-text.user.js': (page, language) => chooseMenu(page, feed[language].sponsored),
  'cookbook/sort-table.user.js': (page) => page.locator('th').nth(1).click(),
  'home/playback-speed.user.js': (page) => page.locator('body').press(']'),
  'menu/coupon-input.user.js': (page) => chooseMenu(page, 'SPRING-24'),
  'menu/night-filter.user.js': (page) => chooseMenu(page),
};

const only = process.argv.slice(2);
const names = only.length > 0 ? only : Object.keys(alternatives.en);
useOrdinaryFont();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
mkdirSync(path.join(root, 'site/static/img/gallery'), {recursive: true});
for (const language of languageTags) {
  const frame = printFrame(language);
  for (const name of names) {
    const file = pictureFile(name, language);
    const picture = await takePicture(name, language, frame);
    console.log(`${file}: ${picture.length} bytes`);
    if (picture.length > maxBytes) throw new Error(`${file} is larger than ${maxBytes} bytes.`);
    writeFileSync(path.join(root, 'site/static', file), picture);
  }
}
await browser.close();

async function takePicture(name: string, language: LanguageTag, frame: string): Promise<Buffer> {
  const preparation = prepare(readSample(name, language));
  if (!preparation.ok) throw new Error(`${name}: ${preparation.problem}`);
  const {script, code, demo = 'shop'} = preparation.prepared;
  const viewport = {width, height: tall};
  const page = await browser.newPage({viewport, deviceScaleFactor: scale, locale: language});
  await page.route('**/*', (route) => route.fulfill({contentType: 'text/html', body: frame}));
  // The frame talks to its parent. On its own, that is itself.
  await page.addInitScript(() => {
    window.heard = [];
    addEventListener('message', ({data}: MessageEvent<FromFrame>) => {
      window.heard.push(data);
      if (data.type === 'prompt')
        window.postMessage({type: 'answer', id: data.prompt.id, isAllowed: true} satisfies ToFrame);
    });
  });
  await page.goto(`https://docs.scriptcat.org/playground/#${demo}`);
  // The slowest part of a demo page takes five seconds.
  await pause(6000);
  const endOf = () => page.evaluate(() => document.body.offsetHeight);
  const [before, end] = [await page.screenshot(), await endOf()];
  const url = demoUrl(demo);
  const run: ToFrame = {type: 'run', script, code, url, areas: {}, now: Date.now(), loopText: ''};
  await page.evaluate((run) => window.postMessage(run), run);
  await page.waitForFunction(() => window.heard.some(({type}) => type === 'status'));
  await pause(500);
  await deeds[name]?.(page, language);
  await pause(1500);
  const after = await page.screenshot();
  const highest = Math.max(end, await endOf(), height);
  await page.close();
  return sideBySide(before, after, highest);
}

/** The part of a page that has changed, before and after. */
async function sideBySide(before: Buffer, after: Buffer, end: number): Promise<Buffer> {
  const pixels = (shot: Buffer) => sharp(shot).removeAlpha().raw().toBuffer();
  const [first, second] = await Promise.all([pixels(before), pixels(after)]);
  const changed = first.findIndex((byte, index) => byte !== second[index]);
  if (changed < 0) throw new Error('The sample changes nothing that can be seen.');
  const [wide, high] = [width * scale, height * scale];
  const row = Math.floor(changed / 3 / wide);
  const top = Math.round(Math.max(0, Math.min(row - 50 * scale, end * scale - high)));
  const cut = (shot: Buffer) =>
    sharp(shot).extract({left: 0, top, width: wide, height: high}).png().toBuffer();
  const line = {create: {width: 2, height: high, channels: 3, background: '#8a94a3'}} as const;
  return sharp({create: {width: 2 * wide, height: high, channels: 3, background: '#fff'}})
    .composite([
      {input: await cut(before), left: 0, top: 0},
      {input: await cut(after), left: wide, top: 0},
      {input: line, left: wide - 1, top: 0},
    ])
    .avif({quality: 40, effort: 6})
    .toBuffer();
}
