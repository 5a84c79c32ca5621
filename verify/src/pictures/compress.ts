import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp, {type Sharp} from 'sharp';

const maxBytes = 60_000;

export interface Picture {
  /** In CSS pixels. */
  width: number;
  height: number;
}

type Encode = (image: Sharp, quality: number) => Sharp;

/** Lowers quality, then size, until the picture is small enough. */
async function compress(screenshot: Buffer, widths: readonly number[], encode: Encode) {
  for (const width of widths) {
    for (const quality of [64, 50, 38]) {
      const image = sharp(screenshot).resize({width});
      const data = await encode(image, quality).toBuffer();
      if (data.length <= maxBytes) return data;
    }
  }
  throw new Error(`A picture is larger than ${maxBytes} bytes at the lowest quality.`);
}

/** Writes a screenshot taken at twice its size as AVIF, and at its size as WebP. */
export async function writePicture(screenshot: Buffer, file: string): Promise<Picture> {
  const {width: fullWidth = 0, height: fullHeight = 0} = await sharp(screenshot).metadata();
  const [width, height] = [Math.round(fullWidth / 2), Math.round(fullHeight / 2)];
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(
    `${file}.avif`,
    await compress(screenshot, [fullWidth, Math.round(width * 1.5), width], (image, quality) =>
      image.avif({quality, effort: 3}),
    ),
  );
  writeFileSync(
    `${file}.webp`,
    await compress(screenshot, [width, Math.round(width * 0.75)], (image, quality) =>
      image.webp({quality, effort: 5}),
    ),
  );
  return {width, height};
}
