import {cpSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {readSample} from '../../site/plugins/samples/read-sample';
import {type Language, writeText} from './language';

// Userscripts and subscriptions install from their URL; a skill is its page and its scripts.
const shown = /\.user(\.sub)?\.js$|\.cat\.md$|\/scripts\/[^/]+\.js$/;
const samplesFolder = path.resolve(import.meta.dirname, '../../samples');

/** Publishes the samples, translated, as files. A link to one is an install link. */
export function copySamples({folder, tag}: Pick<Language, 'folder' | 'tag'>): void {
  const files = readdirSync(samplesFolder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => shown.test(file) && !file.startsWith('node_modules/'));
  for (const file of files) {
    if (file.endsWith('.user.js')) {
      writeText({folder}, `samples/${file}`, readSample(file, tag, samplesFolder));
    } else cpSync(path.join(samplesFolder, file), path.join(folder, 'samples', file));
  }
}
