import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Font} from 'satori';
import {cacheFolder, hashOf, readEntry, writeEntry} from '../disk-cache';
import {type CardText, cardSize, createCard, createCat} from './card';

/** Drawing depends on this file and on the versions of the libraries. */
const drawingCode = ['../../../package-lock.json', 'draw.ts'].map((file) =>
  readFileSync(path.join(import.meta.dirname, file)),
);

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

/** Imports the renderer here, since a warm build has no card to draw. */
async function draw(text: CardText): Promise<Uint8Array> {
  const [{default: satori}, {Resvg}] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
  ]);
  const boxes = await satori(createCard(text), {
    ...cardSize,
    fonts: fonts(),
    loadAdditionalAsset: async (_kind, letters) => {
      throw new Error(
        `Card "${text.title}": Noto Sans SC has no glyph for "${letters}". Use other characters.`,
      );
    },
  });
  const svg = boxes.replace(/<\/svg>$/, `${createCat()}</svg>`);
  return new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
}

/** The image of a card, from the cache if an earlier build has drawn it. */
export async function drawCard(text: CardText): Promise<Uint8Array> {
  const key = hashOf(...drawingCode, JSON.stringify([createCard(text), createCat()]));
  const file = path.join(cacheFolder('social-cards'), `${key}.png`);
  const cached = readEntry(file);
  if (cached) return cached;
  const png = await draw(text);
  writeEntry(file, png);
  return png;
}
