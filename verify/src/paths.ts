import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** The folder of the workspace. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const cacheFolder = path.join(root, '.cache/verify');
export const samplesFolder = path.join(root, 'samples');
