import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  analyseMatches,
  checkHeader,
  checkMigration,
  createConfigForm,
  explainCron,
  generateHeader,
  newHeaderForm,
  prepareScript,
  readRules,
} from '@scriptcat/userscript';

const head =
  '// ==UserScript==\n// @name a\n// @version 1\n// @match *://a.example/*\n// ==/UserScript==\n';
const samples = path.join(import.meta.dirname, '../../../samples');

/** Every tool by name, as the page that shows it calls it. */
export const tools: Readonly<Record<string, (text: string) => unknown>> = {
  'header check': checkHeader,
  'migration check': (text) => checkMigration(text, 'tampermonkey'),
  playground: prepareScript,
  'match lab': (text) => analyseMatches(readRules(text).lines, text.split('\n')),
  'config preview': createConfigForm,
  'cron lab': (text) => explainCron(text, {after: 0, offset: 0}),
  'header generator': (text) => {
    const lines = text.split('\n');
    return generateHeader({...newHeaderForm, name: text, matches: lines, connects: lines});
  },
};

/** Kinds of text and how to make so many characters of one. */
export const kinds: Readonly<Record<string, (size: number) => string>> = {
  'scripts of the docs': (size) => fill(head, realCode(), size),
  statements: (size) => fill(head, 'a;', size),
  'regular expressions': (size) => fill(head, '/a/;', size),
  'a chain of members': (size) => fill(`${head}a`, '.a', size),
  brackets: (size) => fill(head, '(', size),
  'an open template': (size) => fill(head, '`${', size),
  'empty lines': (size) => fill(head, '\n', size),
  'calls of APIs': (size) => fill(head, 'GM_setValue("a", 1);\n', size),
  'equal rules': (size) => header('@match *://a.example/*\n// ', size),
  'globs and expressions': (size) => header('@include /^(a+)+$/\n// @include *?a*?b*\n// ', size),
  'unknown keys': (size) => header('@unknown a\n// ', size),
  'one long rule': (size) => header('*a', size, '@include '),
  'a config block': (size) =>
    `/* ==UserConfig==\n${fill('', 'g:\n  a: {}\n', size)}==/UserConfig== */`,
  'nested YAML': (size) => `/* ==UserConfig==\n${fill('', '[', size)}\n==/UserConfig== */`,
  numbers: (size) => fill('', '1,', size),
};

function fill(start: string, piece: string, size: number): string {
  return (start + piece.repeat(Math.ceil(size / piece.length))).slice(0, size);
}

function header(piece: string, size: number, start = ''): string {
  return `${fill(`// ==UserScript==\n// ${start}`, piece, size - 20)}\n// ==/UserScript==`;
}

function realCode(): string {
  return readdirSync(samples, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.user.js') && !file.includes('node_modules'))
    .map((file) => `(async () => {${readFileSync(path.join(samples, file), 'utf8')}\n})();\n`)
    .join('');
}
