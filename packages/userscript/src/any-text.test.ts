import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {createConfigForm} from './config/form';
import {explainCron} from './cron/explain';
import {analyseMatches} from './match/analyse';
import {readRules} from './match/lines';
import {suggestRules} from './match/suggest';
import {checkHeader} from './metadata/check';
import {readCode} from './metadata/code';
import {generateHeader, newHeaderForm} from './metadata/generate';
import {checkMigration} from './migration/check';
import {guardLoops} from './playground/guard';

const header =
  '// ==UserScript==\n// @name a\n// @version 1\n// @match *://a.example/*\n// ==/UserScript==\n';
const pieces = [
  ...['a;', '(', '[', '{', '}', '`${', '`', '"', "'\\", '/', '/[', '/*', '<!--', '({a:', 'a=>'],
  ...['\0', '\r\n', '\t', '\u2028', '\ud800', '\ufeff', '脚本', '---\n', 'GM . ', 'window.'],
  ...['// @', '// ==UserScript==\n', '// ==/UserScript==\n', '*?', '/* ==UserConfig==\n'],
  ...['==/UserConfig== */', '/(?<a>', '- ', 'a: &a *a\n', 'https://a.b/'],
];

/** Gives a text to every tool, as a script, as a header's code, and as a setting. */
function tryAll(text: string): void {
  const lines = text.split('\n').slice(0, 50);
  const block = `/* ==UserConfig==\n${text}\n==/UserConfig== */`;
  for (const source of [text, header + text]) {
    expect(() => {
      checkHeader(source);
      checkMigration(source, 'violentmonkey');
      guardLoops(source);
      explainCron(source, {after: 0, offset: 0});
      createConfigForm(block);
    }).not.toThrow();
    expect(analyseMatches(readRules(source).lines.slice(0, 50), lines).verdicts).toHaveLength(
      lines.length,
    );
    expect(suggestRules(source).length).toBeLessThanOrEqual(4);
  }
  const form = {...newHeaderForm, name: text, matches: lines, connects: lines};
  expect(generateHeader(form).header).toMatch(/^\/\/ ==UserScript==/);
}

test.each(pieces)('20 KB of %j make no tool throw', (piece) => {
  tryAll(piece.repeat(20_000 / piece.length));
});

test('no mixture makes a tool throw', () => {
  const words = [
    '@match ',
    '@include ',
    '@exclude ',
    '://',
    ' ',
    '0',
    '*/5',
    ',',
    '-',
    'once(',
    'a: ',
  ];
  const piece = fc.oneof(
    fc.constantFrom(...pieces, ...words),
    fc.string({unit: 'binary', maxLength: 9}),
  );
  const mixture = fc.array(piece, {maxLength: 40}).map((parts) => parts.join(''));
  fc.assert(fc.property(mixture, tryAll));
});

describe('long scripts', () => {
  const padding = 'function run(a) { if (a) { return [a, "b", /c/]; } }\n';

  test('a script of 2 MB is read to its end', () => {
    const code = padding.repeat(2_000_000 / padding.length);
    const {problem, uses} = readCode(`${code}GM_addStyle("");`);
    expect(problem).toBeUndefined();
    expect(uses).toMatchObject([{name: 'GM_addStyle', isRelied: true}]);
  });

  test('what is written on its last line is not called unused', () => {
    const granted = header.replace(
      '// @match',
      '// @grant GM_addStyle\n// @grant GM_log\n// @match',
    );
    const source = `${granted}GM_log(1);\n${padding.repeat(5000)}GM_addStyle("");`;
    expect(checkHeader(source).findings).toEqual([]);
  });
});

test.each([
  'async (a, {b}) => { GM_a; }',
  'x((b = GM_a) => 1)',
  '[b = GM_a] = c; ({x: {d = GM_a}} = e)',
  'class A extends GM_a { static { GM_a; } [GM_a] = GM_a; #p = GM_a; async *m(q = GM_a) {} }',
  'a?.[GM_a]?.b.c(GM_a)',
  `tag\`a\${GM_a}b\`; new GM_a(); delete a[GM_a]; a ??= GM_a`,
  'for await (const a of GM_a) for (const b in GM_a) do GM_a; while (GM_a)',
  'try { GM_a } catch ({b = GM_a}) { GM_a } finally { GM_a }',
  'switch (GM_a) { case GM_a: break; default: GM_a }',
  'label: if (GM_a) GM_a; else throw GM_a',
  'function* f() { yield* GM_a; } import(GM_a); ((GM_a))(1)',
  '\\u0047M_a; \\u{47}M_a',
])('every mention is found, wherever it stands: %s', (source) => {
  const mentions = source.match(/(?:G|\\u0047|\\u\{47\})M_a/g);
  expect(readCode(source).uses).toHaveLength(mentions?.length ?? 0);
});
