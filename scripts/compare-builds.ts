import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {inLanguage, languageTags} from '@scriptcat/contract';

/*
 * Compares two builds page by page: `npm run compare -- <old folder> <new folder>`. Hashes in file
 * names and of inline scripts depend on other files, so they are ignored.
 */
const [before = '', after = 'site/build'] = process.argv.slice(2);

const isText = /\.(html|md|txt|xml|json|webmanifest)$/;
const isDerived = /\.(br|gz)$|^_site\.json$|^sw\.js$|offline-manifest/;

const filesBelow = (folder: string) =>
  readdirSync(folder, {recursive: true})
    .map(String)
    .filter((name) => !isDerived.test(name) && statSync(path.join(folder, name)).isFile());

const normalise = (text: string) =>
  text
    .replace(/\/assets\/(js|css)\/[\w~.-]+?\.[0-9a-f]{8}\.(js|css)/g, '/assets/$1/hashed.$2')
    .replace(/sha256-[\w+/=]{44}/g, 'sha256');

/** Bytes of the scripts of one language. */
const scriptBytes = (folder: string, prefix: string) =>
  filesBelow(folder)
    .filter((name) => name.startsWith(`${prefix}assets/js/`))
    .reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);

const isHashed = /^(\w+\/)?assets\//;
const [old, now] = [before, after].map((folder) => new Set(filesBelow(folder)));
const read = (folder: string, name: string) => readFileSync(path.join(folder, name));
const same = (name: string) =>
  isText.test(name)
    ? normalise(read(before, name).toString()) === normalise(read(after, name).toString())
    : read(before, name).equals(read(after, name));

const names = [...(old ?? [])].filter((name) => !isHashed.test(name));
const gone = names.filter((name) => !now?.has(name));
const added = [...(now ?? [])].filter((name) => !isHashed.test(name) && !old?.has(name));
const changed = names.filter((name) => now?.has(name) && !same(name));
for (const [title, list] of Object.entries({gone, added, changed})) {
  for (const name of list) console.log(`${title}: ${name}`);
}
for (const prefix of languageTags.map((tag) => inLanguage('/', tag).slice(1))) {
  console.log(
    `${prefix || '/'} scripts: ${scriptBytes(before, prefix)} → ${scriptBytes(after, prefix)} bytes`,
  );
}
console.log(
  `${names.length} files compared, ${changed.length} changed, ${gone.length} gone, ${added.length} added`,
);
