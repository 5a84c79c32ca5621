import {writeFileSync} from 'node:fs';
import {apiDeclarations} from '@scriptcat/userscript';

// For the samples themselves, and for the project that authors can download.
for (const file of ['types/scriptcat.d.ts', '../templates/userscript/types/scriptcat.d.ts']) {
  writeFileSync(new URL(file, import.meta.url), apiDeclarations());
}
