import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Page} from '@playwright/test';

const styles = createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc');
const files = path.join(path.dirname(styles), 'files');
const faces = readFileSync(styles, 'utf8').replaceAll('./files/', '/screenshot-fonts/');
const everywhere = `${faces}
*, ::before, ::after { font-family: 'Noto Sans SC Variable' !important; }`;

/** Gives a page the same letters on every machine. */
export async function useOwnFonts(page: Page): Promise<void> {
  await page.route('**/screenshot-fonts/*', (route) =>
    route.fulfill({path: path.join(files, path.basename(new URL(route.request().url()).pathname))}),
  );
  await page.addStyleTag({content: everywhere});
  await page.evaluate(() => document.fonts.ready);
}
