import {existsSync} from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../.cache/old-chromium');

/** Releases whose npm package contains the browser, by major version. */
export const oldChromiums = [
  {major: 103, release: '103.0.0'},
  {major: 109, release: '109.0.6'},
].map((old) => ({...old, program: path.join(folder, String(old.major))}));

/** Those that are installed. */
export const installedOldChromiums = () => oldChromiums.filter(({program}) => existsSync(program));
