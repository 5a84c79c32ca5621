import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Font} from 'satori';
import {type CardText, cardSize, createCard, createCat} from './card';

const cacheFolder = path.resolve(import.meta.dirname, '../../../.cache/social-cards');

let loadedFonts: Font[] | undefined;

function fonts(): Font[] {
  if (loadedFonts) return loadedFonts;
  const {resolve} = createRequire(import.meta.url);
  const read = (name: string, subset: string, weight: 400 | 700) => ({
    name,
    weight,
    data: readFileSync(
      resolve(`@fontsource/noto-sans-sc/files/noto-sans-sc-${subset}-${weight}-normal.woff`),
    ),
  });
  loadedFonts = ([400, 700] as const).flatMap((weight) => [
    read('Latin', 'latin', weight),
    read('Chinese', 'chinese-simplified', weight),
  ]);
  return loadedFonts;
}

/** Loads what it draws with when the first card has to be drawn: a warm build has none to draw. */
async function draw(text: CardText): Promise<Uint8Array> {
  const [{default: satori}, {Resvg}] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
  ]);
  const boxes = await satori(createCard(text), {
    ...cardSize,
    fonts: fonts(),
    loadAdditionalAsset: async (_kind, letters) => {
      throw new Error(`The cards' font has no "${letters}", which "${text.title}" needs.`);
    },
  });
  const svg = boxes.replace(/<\/svg>$/, `${createCat()}</svg>`);
  return new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
}

/** The picture of a card, drawn once for all builds that have the same one. */
export async function drawCard(text: CardText): Promise<Uint8Array> {
  const key = createHash('sha256')
    .update(JSON.stringify([createCard(text), createCat()]))
    .digest('hex');
  const file = path.join(cacheFolder, `${key.slice(0, 24)}.png`);
  try {
    return readFileSync(file);
  } catch {
    const png = await draw(text);
    mkdirSync(cacheFolder, {recursive: true});
    // Renamed when complete, so that an interrupted build leaves no half a picture behind.
    writeFileSync(`${file}.${process.pid}`, png);
    renameSync(`${file}.${process.pid}`, file);
    return png;
  }
}
