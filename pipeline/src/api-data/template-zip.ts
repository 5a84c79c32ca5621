import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {apiDeclarations} from '@scriptcat/userscript/catalogue';
import {strToU8, type Zippable, zipSync} from 'fflate';

const folder = path.resolve(import.meta.dirname, '../../../templates/userscript');
// A fixed time, so that the same files give the same archive.
const mtime = new Date(2026, 0, 1);

/** The project template as an archive with one folder. */
export function templateZip(): Uint8Array {
  const files: Zippable = {};
  const add = (name: string, bytes: Uint8Array) => {
    files[`userscript/${name}`] = [bytes, {mtime}];
  };
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const name = file.split(path.sep).join('/');
    const isMade = /^(?:dist|node_modules|types)/.test(name);
    if (isMade || statSync(path.join(folder, file)).isDirectory()) continue;
    add(name, readFileSync(path.join(folder, file)));
  }
  add('types/scriptcat.d.ts', strToU8(apiDeclarations()));
  return zipSync(files);
}
