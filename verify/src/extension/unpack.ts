import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {cacheFolder} from '../paths';

/** The folder of an unpacked extension, given as such or as a zip. */
export function unpackExtension(place: string): string {
  if (!place) throw new Error('Name the extension: a zip or an unpacked folder.');
  if (!existsSync(place))
    throw new Error(`${place} doesn’t exist. Name an extension as a zip or an unpacked folder.`);
  const folder = statSync(place).isDirectory() ? path.resolve(place) : unpackZip(place);
  if (!existsSync(path.join(folder, 'manifest.json'))) {
    throw new Error(`${place} has no manifest.json. Name an unpacked extension.`);
  }
  return folder;
}

function unpackZip(zip: string): string {
  const content = readFileSync(zip);
  const print = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const folder = path.join(cacheFolder, `extension-${print}`);
  if (existsSync(path.join(folder, 'manifest.json'))) return folder;
  const files = Object.entries(unzipSync(content)).filter(([name]) => !name.endsWith('/'));
  // The manifest comes last: where it lies, everything does.
  files.sort(([a], [b]) => Number(a === 'manifest.json') - Number(b === 'manifest.json'));
  for (const [name, data] of files) {
    const target = path.join(folder, name);
    if (!target.startsWith(folder + path.sep))
      throw new Error(`${zip}: entry ${name} is outside the target folder.`);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, data);
  }
  return folder;
}
