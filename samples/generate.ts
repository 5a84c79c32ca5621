import {mkdirSync, writeFileSync} from 'node:fs';
import {apiDeclarations} from '@scriptcat/userscript';

// For the samples themselves, and for the project that authors can download.
for (const folder of ['types/', '../templates/userscript/types/']) {
  const place = new URL(folder, import.meta.url);
  mkdirSync(place, {recursive: true});
  writeFileSync(new URL('scriptcat.d.ts', place), apiDeclarations());
}
