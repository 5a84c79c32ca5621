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
const rule = '@match *://a.example/*\n// ';
const item = '  a:\n    title: A title\n    type: text\n    default: one\n';
const inBraces = '  a: {title: A, type: text}\n';
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

type Texts = Readonly<Record<string, (size: number) => string>>;

/** Ordinary scripts of about so many characters. */
export const scripts: Texts = {
  'scripts of the docs': (size) => wholeScripts(head, size),
  'scripts with a config': (size) => wholeScripts(head + config(inBraces, 400), size),
  'scripts and many rules': (size) => wholeScripts(header(rule, size / 3), size),
  'blank lines in scripts': (size) => wholeScripts(head, size / 5) + '\n'.repeat((size * 4) / 5),
};

/** Texts that are hard to read, each of so many characters. */
export const hardTexts: Texts = {
  statements: (size) => fill(head, 'a;', size),
  'regular expressions': (size) => fill(head, '/a/;', size),
  'a chain of members': (size) => fill(`${head}a`, '.a', size),
  brackets: (size) => fill(head, '(', size),
  'an open template': (size) => fill(head, '`${', size),
  'empty lines': (size) => fill(head, '\n', size),
  'calls of APIs': (size) => fill(head, 'GM_setValue("a", 1);\n', size),
  requests: (size) => fill(head, 'GM_xmlhttpRequest({url: "https://b.example/"});\n', size),
  'equal rules': (size) => header(rule, size),
  'mistyped grants': (size) => header('@grant GM_setvalu\n// ', size),
  'globs and expressions': (size) => header('@include /^(a+)+$/\n// @include *?a*?b*\n// ', size),
  'unknown keys': (size) => header('@unknown a\n// ', size),
  'one long rule': (size) => header('*a', size, '@include '),
  'a config block': (size) => head + config(item, size),
  // More than that is not read.
  'a config in braces': (size) => head + config(inBraces, Math.min(size, 1500)),
  'nested YAML': (size) => head + config('[', size),
  numbers: (size) => fill('', '1,', size),
};

function fill(start: string, piece: string, size: number): string {
  return (start + piece.repeat(Math.ceil(size / piece.length))).slice(0, size);
}

function header(piece: string, size: number, start = ''): string {
  return `${fill(`// ==UserScript==\n// ${start}`, piece, size - 21)}\n// ==/UserScript==\n`;
}

/** A config block with one group, whose keys are told apart by a number. */
function config(piece: string, size: number): string {
  let count = 0;
  const pieces = piece.repeat(size / piece.length);
  const items = pieces.replace(/^ {2}a:/gm, () => `  a${count++}:`);
  return `/* ==UserConfig==\ngroup:\n${items}\n==/UserConfig== */\n`;
}

/** As many samples of the documentation as there is room for. */
function wholeScripts(start: string, size: number): string {
  const end = '\n})();\n';
  const scripts = readdirSync(samples, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.user.js') && !file.includes('node_modules'))
    .map((file) => `(async () => {${readFileSync(path.join(samples, file), 'utf8')}${end}`);
  const text = fill(start, scripts.join(''), size);
  return text.slice(0, Math.max(start.length, text.lastIndexOf(end) + end.length));
}
