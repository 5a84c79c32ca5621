import path from 'node:path';
import {watch} from 'chokidar';
import {generateContent, isContentStale} from './generate';
import {ContentError} from './source';

/** Generates the modules. Prints errors and, unless it is watching, exits with 1. */
function generate(isWatching: boolean) {
  try {
    generateContent();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    if (!isWatching) process.exit(1);
  }
}

const isWatching = process.argv.includes('--watch');
if (isWatching || isContentStale()) generate(isWatching);
if (isWatching) {
  // fs.watch loses a file that an editor replaces instead of writing.
  const folder = path.resolve(import.meta.dirname, '../../../content');
  watch(folder, {ignoreInitial: true}).on('all', () => generate(true));
}
