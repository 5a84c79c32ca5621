import path from 'node:path';
import {watch} from 'chokidar';
import {generateContent, isContentStale} from './generate';
import {ContentError} from './source';

/** Makes the modules; a mistake is printed and, unless somebody is editing, ends the command. */
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
  // Node's own watcher loses a file that an editor replaces instead of writing.
  const folder = path.resolve(import.meta.dirname, '../../../content');
  watch(folder, {ignoreInitial: true}).on('all', () => generate(true));
}
