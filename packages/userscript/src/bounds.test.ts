import {parseScript} from 'meriyah';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {parseDocument} from 'yaml';
import {createConfigForm} from './config/form';
import {mostMarks} from './config/parse';
import {explainCron} from './cron/explain';
import {callText} from './javascript/calls';
import {deepestNesting, parseCode, parsingWork} from './javascript/parse';
import {scanCode} from './javascript/scan';
import {analyseMatches} from './match/analyse';
import {readRules} from './match/lines';
import {suggestRules} from './match/suggest';
import {checkHeader} from './metadata/check';
import {readCode as readCodeWithin} from './metadata/code';
import {generateHeader, newHeaderForm} from './metadata/generate';
import {mostEntries, mostWork} from './metadata/rules/script';
import {checkMigration} from './migration/check';
import {mostWork as mostPlayed, prepareScript} from './playground/prepare';

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
const readCode = (source: string) => readCodeWithin(source, mostWork);
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

  test('as much work as the limit allows', () => {
    const code = 'a;'.repeat(1000);
    const work = parsingWork(code, 2000);
    expect(readCodeWithin(code, work).problem).toBeUndefined();
    expect(readCodeWithin(code, work - 1).problem?.code).toBe('too-long');
    expect(parseScript).toHaveBeenCalledTimes(1);
  });

  test('as deep a nesting as the limit allows', () => {
    const nested = (depth: number): string => `${'('.repeat(depth)}1${')'.repeat(depth)}`;
    expect(readCode(nested(deepestNesting)).problem).toBeUndefined();
    expect(readCode(nested(deepestNesting + 1)).problem?.code).toBe('too-long');
    expect(parseScript).toHaveBeenCalledTimes(1);
  });

  test('the playground allows itself more', () => {
    const code = header + 'a;'.repeat(mostWork / 2);
    expect(readCode(code).problem?.code).toBe('too-long');
    expect(prepareScript(code)).toHaveProperty('ok', true);
    expect(parseScript).toHaveBeenCalledTimes(1);
    expect(prepareScript(header + 'a;'.repeat(mostPlayed / 2))).toHaveProperty('ok', false);
    expect(prepareScript(filled('\n', code))).toHaveProperty('ok', false);
    expect(parseScript).toHaveBeenCalledTimes(1);
  });
});

describe('code that is too long to parse as a whole', () => {
  const padding = `${'run();\n'.repeat(12_000)}\n`;
  const codes = (source: string): string[] => checkHeader(source).findings.map(({code}) => code);

  test('names are still found', () => {
    expect(codes(`${header}${padding}GM_addStyle("");`)).toEqual([
      'grant-missing',
      'code-not-read',
    ]);
  });

  test('a host and a resource are found on their lines', () => {
    const granted = header.replace(
      '// @match',
      '// @grant GM_xmlhttpRequest\n// @grant GM_getResourceText\n// @match',
    );
    const source = `${granted}${padding}GM_xmlhttpRequest({
  onload(answer) {
    show(GM_getResourceText("frame"), answer);
  },
  url: "https://api.example/",
});`;
    expect(source.length).toBeGreaterThan(84_000);
    const found = checkHeader(source).findings.map(({code, line}) => [code, line]);
    const first = granted.split('\n').length + padding.split('\n').length - 1;
    expect(found).toEqual([
      ['resource-undeclared', first + 2],
      ['code-not-read', 1],
      ['connect-undeclared', first],
    ]);
  });

  test.each([
    'GM_xmlhttpRequest({url: "https://a.example/"})',
    `GM.xmlHttpRequest({method: "GET", url: \`https://a.example/\${id}\`, data: {url: "https://b.example/"}})`,
    'GM . download ("https://a.example/f", "f"); GM_download({url: "https://b.example/" + name})',
    'GM?.getResourceUrl("a"); GM_getResourceText?.("b")',
    'GM_getResourceURL(name); GM_getResourceText("a" + b); GM_xmlhttpRequest(details)',
    'GM_xmlhttpRequest({url: "https://a.example/", onload: () => { GM_getResourceText("a"); }})',
    'GM_xmlhttpRequest({onload(r) { if (r) { GM_download("https://b.example/") } }, url: "https://a.example/"})',
    'GM_xmlhttpRequest({url: "https://a.example/", data: GM_getResourceText("a"), onload: function () {}})',
    `GM_download(\`https://a.example/\${GM_getResourceText("a")}\`); \`\${GM_getResourceText("b")}\``,
    'const f = () => GM_download("https://a.example/)"); f(/\\)/, ")"); GM_getResourceText("a")',
    'GM_xmlhttpRequest(\n// ) \n/* ) */ {url: "https://a.example/"})',
    '// GM_download("https://a.example/")\n/* GM_download("https://a.example/") */',
    '\'GM_download("https://a.example/")\'; /GM_download("https:..a.example")/; `GM_download("a")`',
    'page.GM_download("https://a.example/"); GM_downloads("https://a.example/")',
    'function GM_download(a) {} ({GM_getResourceText: ("a")})',
  ])('the same calls are read as in short code: %s', (source) => {
    const {hosts, resources, problem} = readCode(source);
    expect(problem).toBeUndefined();
    const long = readCode(`${source};\n${padding}`);
    expect(long.problem?.code).toBe('too-long');
    expect(long.unreadCall).toBeUndefined();
    expect({hosts: long.hosts, resources: long.resources}).toEqual({hosts, resources});
  });

  test('the parser gets no more calls than the limit allows', () => {
    const call = (index: number): string => `GM_download("https://a${index}.example/");\n`;
    const calls = Array.from({length: 2000}, (_, index) => call(index)).join('');
    const {hosts, unreadCall} = readCode(padding + calls);
    const given = vi.mocked(parseScript).mock.calls.map(([text]) => text);
    const work = given.map((text) => parsingWork(text, scanCode(text).tokens));
    const total = work.reduce((sum, each) => sum + each, 0);
    expect(total).toBeLessThanOrEqual(mostWork);
    expect(total).toBeGreaterThan(mostWork / 2);
    expect(hosts).toHaveLength(given.length);
    expect(unreadCall).toBe(padding.split('\n').length + given.length);
    expect(codes(header + padding + calls)).toContain('calls-not-read');
  });

  test('a call that cannot be parsed is not the end of the others', () => {
    const calls = 'GM_download(a b);\nGM_download("https://a.example/");\n';
    expect(readCode(calls + padding)).toMatchObject({unreadCall: 1, hosts: [{line: 2}]});
  });

  test('a grant counts as unused only when the text does not even mention it', () => {
    const granted = header.replace(
      '// @match',
      '// @grant GM_log\n// @grant GM_notification\n// @match',
    );
    const unused = (code: string): unknown[] =>
      checkHeader(granted + code)
        .findings.filter((found) => found.code === 'grant-unused')
        .map(({params}) => params.value);
    expect(unused(`${padding}GM_log(1);`)).toEqual(['GM_notification']);
    expect(unused(`${padding}GM_log(1); // notification`)).toEqual([]);
    expect(unused('GM_log(1); // notification')).toEqual(['GM_notification']);
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
    'GM?.setValue("a"); window?.close(); CAT?.agent?.model.list()',
  ])('finds the same names as the parser in %s', (source) => {
    const scan = scanCode(source);
    expect(parseCode(source, scan, mostWork).ok).toBe(true);
    expect(scan.names.map(({name}) => name)).toEqual(readCode(source).uses.map(({name}) => name));
  });

  test.each([
    ['a;', 2],
    ['"x";', 2],
    ['/a/;', 2],
    ['f(`a`);', 5],
    ['// a\n', 0],
    ['GM_a(1);', 5],
  ])('counts the tokens of %j in proportion to its length', (piece, tokens) => {
    for (const times of [1, 10, 1000]) {
      expect(scanCode(piece.repeat(times)).tokens).toBe(tokens * times);
    }
  });

  test.each([
    ['GM_a(1, "b")', ['GM_a(1, "b")']],
    ['GM_a(GM_b(1), 2)', ['GM_b(1)', 'GM_a({}, 2)']],
    ['GM_a(() => { GM_b(); f({}); }, {c() { x; }})', ['GM_b()', 'GM_a(() => {}, {c() {}})']],
    [`GM_a({b: {c: [\`\${{}}\`]}})`, [`GM_a({b: {c: [\`\${{}}\`]}})`]],
    ['GM_a(1; GM_b(2)', ['GM_b(2)']],
  ])('leaves out of a call what tells nothing about it: %s', (source, texts) => {
    const {calls} = scanCode(source);
    expect(calls.map((call) => callText(source, call))).toEqual(texts);
    expect(calls.map(({tokens}) => tokens)).toEqual(texts.map((text) => scanCode(text).tokens));
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

test('what the header and the config block take is not there for the code', () => {
  const lines = Array.from({length: 400}, (_, index) => `// @match *://a${index}.example/*\n`);
  const long = header.replace('// @match', `${lines.join('')}// @match`);
  const list = block(`net:\n  a: {values: [${'a, '.repeat(100)}]}`);
  const code = 'run();\n'.repeat(500);
  const codes = (source: string): string[] => checkHeader(source).findings.map((it) => it.code);
  expect(codes(header + code)).toEqual([]);
  expect(codes(long + code)).toEqual(['code-not-read']);
  expect(codes(header + list + code)).toEqual(['code-not-read']);
  expect(codes(long + list + code)).toEqual(['code-not-read', 'config-not-read']);
});

test('only some mistyped words get a suggestion', () => {
  const suggested = (line: string): unknown[] =>
    checkHeader(headerOf(() => line)).findings.filter(({params}) => params.nearest);
  expect(suggested('@mtch a')).toHaveLength(10);
  expect(suggested('@grant GM_setvalu')).toHaveLength(10);
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

test('a block in the usual form does not need the YAML parser', () => {
  const items = Array.from(
    {length: 150},
    (_, index) => `  a${index}:\n    title: Title\n    min: 1\n`,
  );
  const yaml = `net:\n${items.join('')}`;
  expect(createConfigForm(block(yaml))).toMatchObject({ok: true, groups: [{name: 'net'}]});
  expect(parseDocument).not.toHaveBeenCalled();
});

test('as many marks of YAML as the limit allows', () => {
  const list = (marks: number): string => block(`net:\n  a: [${','.repeat(marks - 7)}]`);
  createConfigForm(list(mostMarks));
  expect(parseDocument).toHaveBeenCalledTimes(1);
  expect(createConfigForm(list(mostMarks + 1))).toMatchObject({problems: [{code: 'too-involved'}]});
  expect(parseDocument).toHaveBeenCalledTimes(1);
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
