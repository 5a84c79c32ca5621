import {watch} from 'node:fs';
import path from 'node:path';
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
  let timer: NodeJS.Timeout | undefined;
  watch(path.resolve(import.meta.dirname, '../../../content'), {recursive: true}, () => {
    clearTimeout(timer);
    timer = setTimeout(generate, 50, true);
  });
}
