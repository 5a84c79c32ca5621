import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type LanguageTag, withFallbacks} from '@scriptcat/contract';
import {siteFolder} from '../../folder';

/** Where the userscripts of the documentation live. */
export const samplesFolder = path.join(siteFolder, '../samples');

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const known = new Map<string, Texts>();

/** Translations of a sample's English texts. */
function readTexts(folder: string): Texts {
  const parts = readdirSync(folder).map(
    (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Texts,
  );
  return Object.assign({}, ...parts) as Texts;
}

/** The texts of a language or its fallback; none for English, the language of the samples. */
function translationsOf(language: LanguageTag, samples: string): Texts {
  const folder = withFallbacks(language)
    .map((tag) => path.join(samples, tag))
    .find((place) => existsSync(place));
  if (!folder) return {};
  const texts = known.get(folder) ?? readTexts(folder);
  known.set(folder, texts);
  return texts;
}

/** Puts translated texts into the code below the header, the longest first. */
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
export function readSample(file: string, language: LanguageTag, samples = samplesFolder): string {
  const source = readFileSync(path.join(samples, file), 'utf8');
  return translateSample(source, translationsOf(language, samples)[file] ?? {});
}

/** Splits a userscript into header and code; other files have no header. */
export function splitHeader(source: string): {header: string; code: string} {
  const found = /^\/\/ ==User\w+==[\s\S]*?^\/\/ ==\/User\w+==\n/m.exec(source);
  if (!found || found.index > 0) return {header: '', code: source};
  return {header: found[0].trimEnd(), code: source.slice(found[0].length).replace(/^\n+/, '')};
}
