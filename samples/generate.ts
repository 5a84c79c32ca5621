import {writeFileSync} from 'node:fs';
import {apiDeclarations} from '@scriptcat/userscript';

writeFileSync(new URL('types/scriptcat.d.ts', import.meta.url), apiDeclarations());
