import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const maxBytes = 60_000;

export interface Picture {
  /** In CSS pixels. */
  width: number;
  height: number;
}

/** Tries one quality after the other until the picture is small enough. */
async function smallest(encode: (quality: number) => Promise<Buffer>, file: string) {
  for (const quality of [64, 50, 38, 28]) {
    const data = await encode(quality);
    if (data.length <= maxBytes) return data;
  }
  throw new Error(`${file} stays above ${maxBytes} bytes.`);
}

/** Writes a screenshot taken at twice its size as AVIF, and at its size as WebP. */
export async function writePicture(screenshot: Buffer, file: string): Promise<Picture> {
  const image = sharp(screenshot);
  const {width: fullWidth = 0, height: fullHeight = 0} = await image.metadata();
  const [width, height] = [Math.round(fullWidth / 2), Math.round(fullHeight / 2)];
  const half = await image.clone().resize({width, height}).toBuffer();
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(
    `${file}.avif`,
    await smallest((quality) => image.clone().avif({quality, effort: 3}).toBuffer(), file),
  );
  writeFileSync(
    `${file}.webp`,
    await smallest((quality) => sharp(half).webp({quality, effort: 5}).toBuffer(), file),
  );
  return {width, height};
}
