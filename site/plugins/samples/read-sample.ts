import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LanguageTag} from '@scriptcat/contract';
import {siteFolder} from '../../folder';

/** Where the userscripts of the documentation live. */
export const samplesFolder = path.join(siteFolder, '../samples');

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

let chineseTexts: Texts | undefined;

/** What a reader of the Chinese pages sees in place of the English texts of a sample. */
function textsOf(file: string, samples: string): Readonly<Record<string, string>> {
  if (!chineseTexts) {
    const folder = path.join(samples, 'zh');
    const parts = readdirSync(folder).map(
      (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Texts,
    );
    chineseTexts = Object.assign({}, ...parts) as Texts;
  }
  return chineseTexts[file] ?? {};
}

/** Puts Chinese texts into the code below the header, the longest first. */
export function translateSample(source: string, texts: Readonly<Record<string, string>>): string {
  const end = source.indexOf('// ==/User');
  const keys = Object.keys(texts).sort((a, b) => b.length - a.length);
  const code = keys.reduce(
    (text, key) => text.replaceAll(key, texts[key] ?? key),
    source.slice(Math.max(0, end)),
  );
  return source.slice(0, Math.max(0, end)) + code;
}

/** A sample in the language of its readers. */
export function readSample(file: string, locale: LanguageTag, samples = samplesFolder): string {
  const source = readFileSync(path.join(samples, file), 'utf8');
  return locale === 'en' ? source : translateSample(source, textsOf(file, samples));
}

/** A userscript in two pieces; what is no userscript has no header. */
export function splitHeader(source: string): {header: string; code: string} {
  const found = /^\/\/ ==User\w+==[\s\S]*?^\/\/ ==\/User\w+==\n/m.exec(source);
  if (!found || found.index > 0) return {header: '', code: source};
  return {header: found[0].trimEnd(), code: source.slice(found[0].length).replace(/^\n+/, '')};
}
