import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from './lib/files';
import {differences, outlineOf} from './lib/parity';

const zhFolder = 'site/docs';
const enFolder = 'site/i18n/en/docusaurus-plugin-content-docs/current';
const read = (...parts: string[]) => readFileSync(path.join(...parts), 'utf8');

const problems: string[] = [];
const pages = new Set([...filesBelow(zhFolder, /\.mdx?$/), ...filesBelow(enFolder, /\.mdx?$/)]);
for (const page of pages) {
  const missing = [zhFolder, enFolder].find((folder) => !existsSync(path.join(folder, page)));
  if (missing) {
    problems.push(`${page}: write its twin in ${missing}`);
    continue;
  }
  const found = differences(outlineOf(read(zhFolder, page)), outlineOf(read(enFolder, page)));
  problems.push(...found.map((text) => `${page}: ${text}`));
}

console.log(problems.join('\n') || `${pages.size} pages in both languages`);
process.exitCode = problems.length ? 1 : 0;
