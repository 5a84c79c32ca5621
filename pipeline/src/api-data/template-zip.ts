import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {type Zippable, zipSync} from 'fflate';

const folder = path.resolve(import.meta.dirname, '../../../templates/userscript');
// A fixed time, so that the same files give the same archive.
const mtime = new Date(2026, 0, 1);

/** The project template as an archive with one folder. */
export function templateZip(): Uint8Array {
  const files: Zippable = {};
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const name = file.split(path.sep).join('/');
    if (/^(?:dist|node_modules)/.test(name) || statSync(path.join(folder, file)).isDirectory()) {
      continue;
    }
    files[`userscript/${name}`] = [readFileSync(path.join(folder, file)), {mtime}];
  }
  return zipSync(files);
}
