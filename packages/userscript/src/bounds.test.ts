import {parseScript} from 'meriyah';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {parseDocument} from 'yaml';
import {createConfigForm} from './config/form';
import {explainCron} from './cron/explain';
import {deepestNesting, mostTokens, parseCode} from './javascript/parse';
import {scanCode} from './javascript/scan';
import {analyseMatches} from './match/analyse';
import {readRules} from './match/lines';
import {suggestRules} from './match/suggest';
import {checkHeader} from './metadata/check';
import {readCode} from './metadata/code';
import {generateHeader, newHeaderForm} from './metadata/generate';
import {mostEntries} from './metadata/rules/script';
import {checkMigration} from './migration/check';
import {prepareScript} from './playground/prepare';

// The parsers do the expensive work, so what they are given is what has to be bounded.
vi.mock('meriyah', async (original) => {
  const actual = await original<typeof import('meriyah')>();
  return {...actual, parseScript: vi.fn(actual.parseScript)};
});
vi.mock('yaml', async (original) => {
  const actual = await original<typeof import('yaml')>();
  return {...actual, parseDocument: vi.fn(actual.parseDocument)};
});
vi.setConfig({testTimeout: 120_000});

const size = 100_000;
const header =
  '// ==UserScript==\n// @name a\n// @version 1\n// @match *://a.example/*\n// ==/UserScript==\n';
const filled = (piece: string, start = header): string =>
  (start + piece.repeat(size / piece.length)).slice(0, size);
const headerOf = (line: (index: number) => string): string => {
  const lines = Array.from({length: 9000}, (_, index) => `// ${line(index)}\n`).join('');
  return `// ==UserScript==\n${lines.slice(0, size - 50)}\n// ==/UserScript==`;
};
const block = (yaml: string): string => `/* ==UserConfig==\n${yaml}\n==/UserConfig== */`;

beforeEach(() => {
  vi.mocked(parseScript).mockClear();
  vi.mocked(parseDocument).mockClear();
});

describe('what the JavaScript parser is given', () => {
  test('a script is parsed once, by the migration check too', () => {
    checkHeader(`${header}run();`);
    expect(parseScript).toHaveBeenCalledTimes(1);
    checkMigration(`${header}run();`, 'tampermonkey');
    expect(parseScript).toHaveBeenCalledTimes(2);
  });

  test('as many tokens as the limit allows', () => {
    expect(readCode('a;'.repeat(mostTokens / 2)).problem).toBeUndefined();
    expect(readCode('a;'.repeat(mostTokens / 2 + 1)).problem?.code).toBe('too-long');
    expect(parseScript).toHaveBeenCalledTimes(1);
  });

  test('as deep a nesting as the limit allows', () => {
    const nested = (depth: number): string => `${'('.repeat(depth)}1${')'.repeat(depth)}`;
    expect(readCode(nested(deepestNesting)).problem).toBeUndefined();
    expect(readCode(nested(deepestNesting + 1)).problem?.code).toBe('too-long');
    expect(parseScript).toHaveBeenCalledTimes(1);
  });

  test('long code is still searched for names, and rules that would guess keep quiet', () => {
    const granted = header.replace('// @match', '// @grant GM_log\n// @match');
    const long = `${granted}${'run();\n'.repeat(5000)}GM_addStyle("");`;
    const codes = checkHeader(long).findings.map(({code}) => code);
    expect(codes).toEqual(['grant-missing', 'code-not-read']);
    expect(prepareScript(long)).toEqual({ok: false, problem: 'too-long'});
  });
});

test('a comment that never ends is an error although it holds no token', () => {
  expect(readCode('/* a').problem?.code).toBe('syntax');
  expect(readCode('// a').problem).toBeUndefined();
});

describe('the scan', () => {
  test.each([
    'GM_addStyle("a")',
    'GM.setValue("a"); CAT.agent.model.list(); window.close()',
    '"GM_a" + \'GM_b\' + /GM_c/ + `GM_d`',
    `\`\${GM_a} GM_b \${\`\${GM_c}\`}\`; GM_d`,
    '// GM_a\n/* GM_b */ GM_c',
    'a.GM_a; f(...GM_b); ({GM_c: GM_d})',
    'typeof GM_a; function GM_b() {} GM_b(); const GM_c = 1; GM_c',
    'GM_a(); GM_b(); function GM_a() {}',
    'x = a / b; GM_a; y = c / d',
    'return /[/"]GM_a/.test(GM_b)',
    '"\\"GM_a"; GM_b',
    'if (a) { GM_a } /GM_b/.test(c)',
    'GM_aé; unsafeWindow; throw new CATRetryError()',
  ])('finds the same names as the parser in %s', (source) => {
    const scan = scanCode(source);
    expect(parseCode(source, scan).ok).toBe(true);
    expect(scan.names.map(({name}) => name)).toEqual(readCode(source).uses.map(({name}) => name));
  });

  test.each([
    ['a;', 2],
    ['"x";', 2],
    ['/a/;', 2],
    ['f(`a`);', 5],
    ['// a\n', 0],
  ])('counts the tokens of %j in proportion to its length', (piece, tokens) => {
    for (const times of [1, 10, 1000]) {
      expect(scanCode(piece.repeat(times)).tokens).toBe(tokens * times);
    }
  });
});

test('only so many lines of a header are checked', () => {
  const {findings, entries} = checkHeader(headerOf(() => '@unknown a'));
  expect(entries.length).toBeGreaterThan(mostEntries);
  expect(findings.filter(({code}) => code === 'key-unknown')).toHaveLength(mostEntries);
  expect(findings.map(({code}) => code)).toContain('block-too-long');
});

test.each([
  ['nested brackets', '['.repeat(3000)],
  ['nested lists', '- '.repeat(3000)],
  ['documents', 'a\n---\n'.repeat(1000)],
  ['keys', 'a: 1\n'.repeat(1000)],
  ['errors', '}'.repeat(5000)],
])('the YAML parser is not given %s without end', (_, yaml) => {
  expect(createConfigForm(block(yaml))).toMatchObject({
    ok: false,
    problems: [{code: 'too-involved'}],
  });
  expect(parseDocument).not.toHaveBeenCalled();
  expect(checkHeader(header + block(yaml)).findings.map(({code}) => code)).not.toContain(
    'config-invalid',
  );
});

test('a form is corrected in few rounds, whatever it holds', () => {
  const values = Array.from({length: 60}, (_, index) => `https://*.${index}.example:80`);
  generateHeader({...newHeaderForm, matches: values, connects: values, grants: values});
  expect(vi.mocked(parseScript).mock.calls.length).toBeLessThan(20);
});

const pieces = [
  ...['a;', '1,', '(', '[', '{', '}', '`${', '`', '"', "'\\", '/', '/[', '[/', '/*', '<!--', '.a'],
  ...['(()=>', '({a:', 'a?', 'new ', '!', 'a=>', 'if(a)', 'a:', 'async(', 'class A{', '\\', '#!'],
  ...['\0', '\r', '\r\n', '\n', '\t', ' ', '\u2028', '\ud800', '\udc00', '\ufeff', '脚本', '---\n'],
  ...['GM_a();', 'GM . ', 'window.', '// @', '// ==UserScript==\n', '// ==/UserScript==\n', '*?'],
  ...['/* ==UserConfig==\n', '==/UserConfig== */', '/(?<a>', '- ', 'a: &a *a\n', 'https://a.b/'],
];

test.each(pieces)('100 KB of %j make no tool throw', (piece) => {
  const lines = filled(piece, '').split('\n');
  for (const text of [filled(piece), filled(piece, ''), headerOf(() => `@match ${piece}`)]) {
    expect(checkHeader(text).findings.length).toBeGreaterThanOrEqual(0);
    expect(checkMigration(text, 'violentmonkey').items.length).toBeGreaterThanOrEqual(0);
    expect(prepareScript(text)).toHaveProperty('ok');
    expect(createConfigForm(block(text.slice(0, 15_000)))).toHaveProperty('ok');
    const {lines: rules} = readRules(text);
    expect(analyseMatches(rules, lines).verdicts.length).toBeLessThanOrEqual(60);
    expect(explainCron(text, {after: 0, offset: 0})).toHaveProperty('ok');
    expect(suggestRules(text).length).toBeLessThanOrEqual(4);
  }
  const form = {...newHeaderForm, name: lines.join(' '), matches: lines, connects: lines};
  expect(generateHeader(form).header).toMatch(/^\/\/ ==UserScript==/);
});
