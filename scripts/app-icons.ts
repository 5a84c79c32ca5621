import {readFileSync, writeFileSync} from 'node:fs';
import {chromium} from '@playwright/test';
import palette from '@scriptcat/content/site/palette';
import {findChromium} from '@scriptcat/testing/chromium';

// Draws the icons of browsers, phones and desktops from the logo: `npm run app-icons`.
const logo = readFileSync('site/static/img/logo.svg', 'utf8');
const {page} = palette.light;

interface Drawing {
  size: number;
  /** Share of the width that the cat takes. */
  part?: number;
  background?: string;
}

const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});

async function draw({size, part = 1, background = 'transparent'}: Drawing): Promise<Buffer> {
  const tab = await browser.newPage({viewport: {width: size, height: size}});
  await tab.setContent(`<style>
    body { display: grid; place-items: center; height: 100vh; margin: 0; background: ${background}; }
    svg { width: ${part * 100}vw; height: ${part * 100}vh; }
  </style>${logo}`);
  const picture = await tab.screenshot({omitBackground: true});
  await tab.close();
  return picture;
}

/** A directory of one entry, then the PNG itself, as browsers since 2007 read it. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const icons: Record<string, Drawing> = {
  'icon-192': {size: 192},
  'icon-512': {size: 512},
  // Systems crop these to a circle or rounded square; the inner 80 % are safe.
  'icon-maskable-512': {size: 512, part: 0.6, background: page},
  'icon-apple': {size: 180, part: 0.75, background: page},
};
for (const [name, drawing] of Object.entries(icons)) {
  writeFileSync(`site/static/img/${name}.png`, await draw(drawing));
}
writeFileSync('site/static/favicon.ico', ico(await draw({size: 32}), 32));
await browser.close();
