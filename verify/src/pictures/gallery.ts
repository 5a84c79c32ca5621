import {writeFileSync} from 'node:fs';
import path from 'node:path';
import feed from '@scriptcat/content/demo/feed';
import alternatives from '@scriptcat/content/pictures/gallery';
import {type LanguageTag, languageTags} from '@scriptcat/contract';
import {findChromium} from '@scriptcat/testing/chromium';
import {chromium} from 'playwright-core';
import sharp from 'sharp';
import {printFrame} from '../../../pipeline/src/playground';
import {pictureFile} from '../../../site/plugins/reference/gallery';
import {readSample} from '../../../site/plugins/samples/read-sample';
import {prepare} from '../../../site/src/tools/Playground/prepare';
import {demoUrl} from '../../../site/src/tools/playground-frame/demo';
import type {FromFrame, ToFrame} from '../../../site/src/tools/playground-frame/protocol';
import {root} from '../paths';
import {pause} from '../wait';
import {useOrdinaryFont} from './stable-look';

// `npm run pictures:gallery [-- <sample>…]` takes pictures of demo pages before and after a sample. It
// runs them in the frame of the playground, so it needs neither a build nor the extension.
const only = process.argv.slice(2);
const names = only.length > 0 ? only : Object.keys(alternatives.en);
/** Pages show a picture at half its size, so it is sharp as it is. */
const [width, height] = [320, 240];
useOrdinaryFont();
const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
for (const language of languageTags) {
  const frame = printFrame(language);
  for (const name of names) {
    const file = path.join(root, 'site/static', pictureFile(name, language));
    writeFileSync(file, await takePicture(name, language, frame));
    console.log(file);
  }
}
await browser.close();

async function takePicture(name: string, language: LanguageTag, body: string): Promise<Buffer> {
  const preparation = prepare(readSample(name, language));
  if (!preparation.ok) throw new Error(`${name}: ${preparation.problem}`);
  const {script, code, demo = 'shop'} = preparation.prepared;
  // High enough for a demo page as a whole.
  const page = await browser.newPage({
    // Narrower than its picture, so that its letters are larger there.
    viewport: {width: 300, height: 3000},
    deviceScaleFactor: width / 300,
    locale: language,
  });
  await page.route('**/*', (route) => route.fulfill({contentType: 'text/html', body}));
  // The frame talks to its parent. On its own, that is itself.
  const send = (message: ToFrame) => page.evaluate((data) => window.postMessage(data), message);
  let command: string | undefined;
  await page.exposeFunction('hear', async (message: FromFrame) => {
    if (message.type === 'menu') command = message.items[0]?.id;
    if (message.type === 'prompt')
      await send({type: 'answer', id: message.prompt.id, isAllowed: true});
  });
  await page.addInitScript("addEventListener('message', ({data}) => hear(data))");
  await page.goto(`https://docs.scriptcat.org/playground/#${demo}`);
  const shoot = async () => ({
    shot: await page.screenshot(),
    end: await page.evaluate(() => document.body.offsetHeight * devicePixelRatio),
  });
  // The slowest part of a demo page takes five seconds.
  await pause(6000);
  const before = await shoot();
  const url = demoUrl(demo);
  await send({type: 'run', script, code, url, areas: {}, now: Date.now(), loopText: ''});
  await pause(1000);
  // What readers do for the effect: they choose a command, press a key and click in a table.
  const typed: Record<string, string> = {
    'cookbook/hide-by-text.user.js': feed[language].sponsored,
    'menu/coupon-input.user.js': 'SPRING-24',
    'menu/price-alert.user.js': '100',
  };
  if (command) await send({type: 'menu', id: command, value: typed[name]});
  await page.keyboard.press(']');
  if (demo === 'article') await page.locator('th').nth(1).click();
  await pause(1500);
  const after = await shoot();
  await page.close();
  const pixels = (shot: Buffer) => sharp(shot).removeAlpha().raw().toBuffer();
  const both = await Promise.all([pixels(before.shot), pixels(after.shot)]);
  const isChanged = (byte: number, index: number) => byte !== both[1][index];
  const first = both[0].findIndex(isChanged) / 3 / width;
  if (first < 0) throw new Error(`${name} changes nothing that can be seen.`);
  // What is above a small change says what it is about. A large one needs the place.
  const end = Math.min(both[0].findLastIndex(isChanged) / 3 / width, first + 0.6 * height);
  const ideal = (first + end) / 2 - 0.6 * height;
  const last = Math.max(before.end, after.end) - height;
  // Of the places near the ideal one, that whose edges cut through the least.
  const cost = (place: number) =>
    both.reduce(
      (sum, pixels) => sum + inkAt(pixels, place) + inkAt(pixels, place + height - 1),
      Math.abs(place - ideal),
    );
  const [top = 0] = Array.from({length: 90}, (_, index) => ideal - 40 + index)
    .map((place) => Math.round(Math.max(0, Math.min(place, last))))
    .sort((one, other) => cost(one) - cost(other));
  const part = {left: 0, top, width, height};
  const cut = ({shot}: typeof before) => sharp(shot).extract(part).png().toBuffer();
  const picture = sharp([await cut(before), await cut(after)], {
    join: {across: 2, background: '#8a94a3', shim: 2},
  });
  for (let quality = 22; ; quality -= 3) {
    const file = await picture.avif({quality, effort: 8}).toBuffer();
    // Letters take the most, and bear the most.
    if (file.length < 6000) return file;
  }
}

/** How much an edge along a row cuts through, such as letters. */
function inkAt(pixels: Buffer, y: number): number {
  const row = [...pixels.subarray(y * width * 3, (y + 1) * width * 3)];
  return row.filter((byte, index) => index % 3 === 0 && byte !== row[index - 3]).length;
}
