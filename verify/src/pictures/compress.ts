import {writeFileSync} from 'node:fs';
import sharp, {type Sharp} from 'sharp';
import type {Clip, Size} from './studio';

const pictureBytes = 60_000;
const filmBytes = 120_000;

/** Pictures are taken at twice their size, to be sharp on fine screens. */
export const scale = 2;

interface Limits {
  most: number;
  widths: readonly number[];
  qualities?: readonly number[];
}

/** Lowers quality, then size, until the file is small enough. */
async function compress(
  {most, widths, qualities = [64, 50, 38]}: Limits,
  encode: (width: number, quality: number) => Promise<Sharp>,
) {
  for (const width of widths) {
    for (const quality of qualities) {
      const data = await (await encode(Math.round(width), quality)).toBuffer();
      if (data.length <= most) return data;
    }
  }
  throw new Error(`A picture is larger than ${most} bytes at the lowest quality.`);
}

export async function sizeOf(screenshot: Buffer): Promise<Size> {
  const {width = 0, height = 0} = await sharp(screenshot).metadata();
  return {width: Math.round(width / scale), height: Math.round(height / scale)};
}

/** Draws the ring that means "press here". */
export async function drawRing(screenshot: Buffer, box: Clip): Promise<Buffer> {
  const {width, height} = await sharp(screenshot).metadata();
  const [x, y, wide, high] = [box.x - 5, box.y - 5, box.width + 10, box.height + 10];
  const ring = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <g transform="scale(${scale})" fill="none" stroke="#f2a516" stroke-width="3">
      <rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="10"/>
    </g>
  </svg>`;
  return sharp(screenshot)
    .composite([{input: Buffer.from(ring)}])
    .png()
    .toBuffer();
}

/** Writes a screenshot as AVIF, in full if it can be, and at its size as WebP. */
export async function writePicture(screenshot: Buffer, file: string): Promise<Size> {
  const size = await sizeOf(screenshot);
  const {width} = size;
  // In the ratio of the whole size, or the page moves by part of a pixel when a picture arrives.
  const at = (wide: number) =>
    sharp(screenshot).resize(wide, Math.round((wide * size.height) / width), {fit: 'fill'});
  const avif = {most: pictureBytes, widths: [width * scale, width * 1.5, width]};
  const webp = {most: pictureBytes, widths: [width, width * 0.75]};
  writeFileSync(
    `${file}.avif`,
    await compress(avif, async (width, quality) => at(width).avif({quality, effort: 3})),
  );
  writeFileSync(
    `${file}.webp`,
    await compress(webp, async (width, quality) => at(width).webp({quality, effort: 5})),
  );
  return size;
}

/** Puts smaller screenshots in the middle of a stage that holds all of them. */
async function onStage(screenshots: readonly Buffer[], background: string): Promise<Buffer[]> {
  const sizes = await Promise.all(screenshots.map(sizeOf));
  const [width, height] = [
    scale * Math.max(...sizes.map(({width}) => width)),
    scale * Math.max(...sizes.map(({height}) => height)),
  ];
  return Promise.all(
    screenshots.map((input) =>
      sharp({create: {width, height, channels: 3, background}})
        .composite([{input}])
        .png()
        .toBuffer(),
    ),
  );
}

export interface Filmed {
  screenshot: Buffer;
  ms: number;
}

/** Writes a film that plays once, and answers with its frames on the stage. */
export async function writeFilm(
  frames: readonly Filmed[],
  {file, background}: {file: string; background: string},
): Promise<Buffer[]> {
  const staged = await onStage(
    frames.map(({screenshot}) => screenshot),
    background,
  );
  const {width} = await sizeOf(staged[0] as Buffer);
  const delay = frames.map(({ms}) => ms);
  // At lower qualities, traces of a frame stay in the next one.
  const film = {
    most: filmBytes,
    widths: [width * scale, width * 1.5, width],
    qualities: [90, 80],
  };
  const data = await compress(film, async (width, quality) => {
    const resized = staged.map((frame) => sharp(frame).resize({width}).png().toBuffer());
    const joined = sharp(await Promise.all(resized), {join: {animated: true}});
    return joined.webp({quality, effort: 4, minSize: true, loop: 1, delay});
  });
  writeFileSync(`${file}-clip.webp`, data);
  return staged;
}
