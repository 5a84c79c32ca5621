import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {cacheFolder} from '../paths';

/** The logo of a stable release has this colour, that of a beta the same shape in red. */
const blue = {r: 11, g: 150, b: 219};

/** A copy of the extension with the logo and the name that readers of the stable release see. */
export async function withStableLook(extension: string): Promise<string> {
  const folder = path.join(cacheFolder, 'stable-look');
  rmSync(folder, {recursive: true, force: true});
  cpSync(extension, folder, {recursive: true});
  const manifest = path.join(folder, 'manifest.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('scriptcat_beta', 'scriptcat'));
  for (const name of ['logo.png', 'logo-32.png']) {
    const file = path.join(folder, 'assets', name);
    if (!existsSync(file)) continue;
    const alpha = await sharp(file).ensureAlpha().extractChannel('alpha').toBuffer();
    const {width = 0, height = 0} = await sharp(file).metadata();
    const plain = sharp({create: {width, height, channels: 3, background: blue}});
    writeFileSync(file, await plain.joinChannel(alpha).png().toBuffer());
  }
  return folder;
}

const fonts = `<fontconfig>
  <selectfont><rejectfont><glob>*/DejaVuSans.ttf</glob><glob>*/DejaVuSans-*</glob></rejectfont></selectfont>
  <match><edit name="family" mode="append_last" binding="strong"><string>Liberation Sans</string></edit></match>
  <include>/etc/fonts/fonts.conf</include>
</fontconfig>`;

/** Without a desktop, Chromium takes DejaVu, which is wider than the fonts that people have. */
export function useOrdinaryFont(): void {
  mkdirSync(cacheFolder, {recursive: true});
  process.env.FONTCONFIG_FILE = path.join(cacheFolder, 'fonts.conf');
  writeFileSync(process.env.FONTCONFIG_FILE, fonts);
}
