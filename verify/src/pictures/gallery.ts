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
const [width, height] = [320, 200];
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
  const page = await browser.newPage({viewport: {width, height: 3000}, locale: language});
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
    end: await page.evaluate(() => document.body.offsetHeight),
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
  const [first, second] = await Promise.all([pixels(before.shot), pixels(after.shot)]);
  const changed = first.findIndex((byte, index) => byte !== second[index]);
  if (changed < 0) throw new Error(`${name} changes nothing that can be seen.`);
  const top = Math.min(changed / 3 / width - 50, Math.max(before.end, after.end) - height);
  const part = {left: 0, top: Math.max(0, Math.round(top)), width, height};
  const cut = ({shot}: typeof before) => sharp(shot).extract(part).png().toBuffer();
  return sharp([await cut(before), await cut(after)], {
    join: {across: 2, background: '#8a94a3', shim: 2},
  })
    .avif({quality: 22, effort: 8})
    .toBuffer();
}
