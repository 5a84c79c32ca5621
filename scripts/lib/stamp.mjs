import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from './run.mjs';

const ignored = /^(node_modules|build|dist|\.docusaurus.*|\.cache)$|\.test\.ts$/;

/**
 * @param {string} place
 * @returns {string[]}
 */
function filesBelow(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, {withFileTypes: true})
    .filter((entry) => !ignored.test(entry.name))
    .flatMap((entry) => filesBelow(path.join(place, entry.name)));
}

/**
 * A fingerprint of files, folders and settings.
 * @param {readonly string[]} places relative to the workspace
 * @param {readonly (string | undefined)[]} [settings]
 * @param {readonly string[]} [without] folders in those places that do not count
 */
export function fingerprint(places, settings = [], without = []) {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const isLeftOut = (/** @type {string} */ file) =>
    without.some((folder) => file.startsWith(path.join(root, folder, path.sep)));
  const files = places.flatMap((place) => filesBelow(path.join(root, place)));
  for (const file of files.filter((name) => !isLeftOut(name)).sort()) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

const stampFile = (/** @type {string} */ name) => path.join(root, '.cache', `${name}.stamp`);

/**
 * @param {string} name
 * @param {string} value
 */
export function isStamped(name, value) {
  return existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === value;
}

/**
 * @param {string} name
 * @param {string} value
 */
export function writeStamp(name, value) {
  mkdirSync(path.dirname(stampFile(name)), {recursive: true});
  writeFileSync(stampFile(name), value);
}
