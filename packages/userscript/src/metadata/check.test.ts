import type {RuleExamples} from '@scriptcat/content/kinds/facts';
import examples from '@scriptcat/content/tools/header/rule-examples';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {checkHeader} from './check';
import {applyFix, applySafeFixes, previewFix} from './fix';
import {generateHeader, type HeaderForm} from './generate';
import {parseHeader} from './parse';
import {printHeader} from './print';
import {findingText, fixText} from './text';

/** The script of an example in content/tools/header/rules.yaml. */
function scriptOf({page, background, lines, block, source}: RuleExamples[string]): string {
  if (source !== undefined) return source;
  const start = page ? ['@match https://a.example/*'] : background ? ['@background'] : [];
  const all = block ?? [
    '@name a',
    '@version 1',
    ...start,
    ...(page ?? background ?? lines ?? ['@match https://a.example/*', '', '('.repeat(200_000)]),
  ];
  const isHeader = (line: string): boolean => /^(?:@|just |match |$)/.test(line);
  const header = all.filter(isHeader).map((line) => `// ${line}`.trimEnd());
  const code = all.filter((line) => !isHeader(line));
  return ['// ==UserScript==', ...header, '// ==/UserScript==', ...code].join('\n');
}

describe('the example of', () => {
  const scripts = Object.entries(examples).map(
    ([code, example]) => [code, example.line, scriptOf(example)] as const,
  );

  test.each(scripts)('%s has the finding on line %i', (code, line, source) => {
    const hits = checkHeader(source).findings.filter((found) => found.code === code);
    expect(hits.map((found) => found.line)).toEqual([line]);
    for (const found of hits) {
      const zh = findingText(found, 'zh-Hans');
      const en = findingText(found, 'en');
      expect(zh).toMatch(/\p{sc=Han}/u);
      expect(`${zh}${en}`).not.toMatch(/\{\w+\}|undefined/);
      expect(en).not.toMatch(/\p{sc=Han}/u);
    }
  });

  test.each(scripts)('%s loses it with its fix', (code, _, source) => {
    const found = checkHeader(source).findings.find((hit) => hit.code === code);
    if (!found?.fix) return;
    expect(fixText(found.fix, 'en')).not.toMatch(/\{\w+\}/);
    const fixed = checkHeader(applyFix(source, found.fix));
    expect(fixed.findings.map((hit) => hit.code)).not.toContain(code);
  });
});

test('a plain script has nothing to complain about', () => {
  const source = `${printHeader([
    {name: 'name', value: 'Badge'},
    {name: 'version', value: '1.0.0'},
    {name: 'match', value: 'https://shop.example/*'},
    {name: 'grant', value: 'GM_getValue'},
    {name: 'grant', value: 'GM.xmlHttpRequest'},
    {name: 'connect', value: 'api.example'},
  ])}
const seen = await GM_getValue('seen', 0);
await GM.xmlHttpRequest({url: 'https://www.api.example/x?' + seen});`;
  expect(checkHeader(source).findings).toEqual([]);
});

describe('reading the code', () => {
  const header =
    '// ==UserScript==\n// @name a\n// @version 1\n// @match *://a/*\n// ==/UserScript==\n';
  const missing = (code: string): string[] =>
    checkHeader(header + code)
      .findings.filter((found) => found.code === 'grant-missing')
      .map(({params}) => String(params.name));

  test.each([
    ['GM_addStyle("a{}")', ['GM_addStyle']],
    ['GM.setValue("a", 1)', ['GM.setValue']],
    ['window.close(); window.focus(); window.onurlchange = null;', []],
    ['if (typeof GM_addStyle === "function") GM_addStyle("a{}")', []],
    ['const add = (() => typeof GM_addStyle != "undefined" ? GM_addStyle : void 0)(); add("")', []],
    ['GM_addStyle && GM_addStyle("a{}")', []],
    ['if (!GM.setValue) GM.setValue = put; GM.setValue("a", 1)', []],
    ['GM_addStyle = (css) => put(css); GM_addStyle("a{}")', []],
    ['window.GM_addStyle = put; GM_addStyle("a{}")', []],
    ['try { GM_addStyle("a{}") } catch { put() }', []],
    ['GM.setValue?.("a", 1)', []],
    ['"GM_addStyle" in window ? GM_addStyle("a{}") : put()', []],
    ['window.GM_addStyle("a{}"); const {setValue} = GM; setValue("a", 1)', []],
    ['if (a) /\'/.test(b); GM_addStyle("x");', ['GM_addStyle']],
    ['CAT.agent.model.list()', ['CAT.agent.model']],
    ['// GM_addStyle("a{}")', []],
    ['const text = "GM_addStyle";', []],
    ['function GM_addStyle() {} GM_addStyle();', []],
    ['if (typeof GM_addStyle === "undefined") {}', []],
    ['foo.GM_addStyle()', []],
    ['GM_info.script.name; unsafeWindow.x', []],
    ['GM_cookie.list({}, () => {})', ['GM_cookie']],
  ])('%s needs %j', (code, names) => {
    expect(missing(code)).toEqual(names);
  });

  test('a grant in one form serves the other, except for requests', () => {
    const granted = header.replace(
      '// @match',
      '// @grant GM.getValue\n// @grant GM_xmlhttpRequest\n// @match',
    );
    const codes = checkHeader(`${granted}GM_getValue('a'); GM.xmlHttpRequest({});`).findings;
    const names = codes.filter(({code}) => code === 'grant-missing').map(({params}) => params.name);
    expect(names).toEqual(['GM.xmlHttpRequest']);
  });
});

describe('fixes', () => {
  const source = `// ==UserScript==
// @name a
// @version 1
// @match a.example
// @note mine
// ==/UserScript==
GM_addStyle("");
`;

  test('in bulk only what is safe', () => {
    expect(applySafeFixes(source)).toBe(
      source.replace('// ==/User', '// @grant GM_addStyle\n// ==/User'),
    );
  });

  test('one by one with the difference shown first', () => {
    const fix = checkHeader(source).findings.find(({code}) => code === 'match-bare-host')?.fix;
    expect(fix && previewFix(source, fix)).toEqual([
      {line: 4, before: '// @match a.example', after: undefined},
      {line: 4, before: undefined, after: '// @match *://a.example/*'},
    ]);
  });
});

const keyName = fc.constantFrom('name', 'match', 'Grant', 'version', 'name:zh-CN', 'x-y');
const printable = fc
  .string({unit: 'grapheme', maxLength: 40})
  .map((text) => text.replace(/[\p{Cc}\p{Z}]+/gu, ' ').trim());

test('parse, print and parse again gives the same lines', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({name: keyName, value: printable}), {maxLength: 12}),
      (lines) => {
        const first = parseHeader(printHeader(lines));
        if (!first.ok) throw new Error('not read back');
        const plain = first.header.entries.map(({name, value}) => ({name, value}));
        expect(plain).toEqual(lines);
        expect(parseHeader(printHeader(plain))).toEqual(first);
      },
    ),
  );
});

const anyText = fc.string({unit: 'binary', maxLength: 60});
/** Some of these values, and others that make no sense. */
const few = (...known: string[]) =>
  fc.array(fc.oneof(fc.constantFrom(...known), anyText), {maxLength: 4});
const form: fc.Arbitrary<HeaderForm> = fc.record({
  kind: fc.constantFrom('page', 'background', 'crontab'),
  name: anyText,
  namespace: anyText,
  version: fc.oneof(fc.constant(''), fc.constant('2.0'), anyText),
  description: anyText,
  author: anyText,
  matches: fc.array(
    fc.oneof(anyText, fc.webUrl(), fc.constantFrom('shop.example', '<all_urls>', '*', '*://x.*/*')),
    {maxLength: 4},
  ),
  runAt: fc.constantFrom('', 'document-idle', 'document-start', 'document-body', 'soon'),
  crontab: fc.oneof(fc.constantFrom('* * once * *', '@daily', '*/5 * * * * *'), anyText),
  grants: few('GM_log', 'none', 'GM_addStyle', 'GM_getvalue'),
  connects: few('*', 'self', 'api.example', 'https://a.b/'),
  isTopFrameOnly: fc.boolean(),
});

test('whatever is typed into the form, the header passes the checker', () => {
  fc.assert(
    fc.property(form, (filled) => {
      const {header} = generateHeader(filled);
      const {findings, kind} = checkHeader(header);
      expect(findings.filter(({level}) => level !== 'info')).toEqual([]);
      expect(kind).toBe(filled.kind);
    }),
    {numRuns: 60},
  );
});

describe('a header as ScriptCat reads it', () => {
  const entries = (source: string) => {
    const parsed = parseHeader(source);
    return parsed.ok ? parsed.header.entries.map(({name, value}) => `${name} ${value}`) : undefined;
  };
  const lines = '\n// @name a\n// @version 1\n// @match *://a/*\n// ==/UserScript==\n';

  test.each([
    ['a byte order mark', `\ufeff// ==UserScript==${lines}`],
    ['text behind the mark', `// ==UserScript== v1${lines}`],
    ['a comment in front of it', `/* x */ // ==UserScript==${lines}`],
    ['tabs', `\t//\t==UserScript==${lines}`],
    ['Windows line ends', `// ==UserScript==${lines}`.replaceAll('\n', '\r\n')],
  ])('%s changes nothing', (_, source) => {
    expect(entries(source)).toEqual(['name a', 'version 1', 'match *://a/*']);
    expect(checkHeader(source).findings).toEqual([]);
  });

  test('a line that is commented out twice still counts', () => {
    const source = '// ==UserScript==\n// // @match x\n//// @require y\n// ==/UserScript==';
    expect(entries(source)).toEqual(['match x', 'require y']);
  });

  test('only the first @crontab can keep a script from being installed', () => {
    const header = '// ==UserScript==\n// @name a\n// @version 1\n// @crontab 0 9 * * *\n';
    const source = `${header}// @crontab daily\n// ==/UserScript==`;
    expect(checkHeader(source).findings.map(({code}) => code)).toEqual(['crontab-fails']);
  });

  test('a script of the context menu may say @grant none', () => {
    const source = `// ==UserScript==\n// @run-at context-menu\n// @grant none${lines}`;
    expect(checkHeader(`${source}GM_registerMenuCommand("a", b);`).findings).toEqual([]);
  });
});

describe('no false alarm', () => {
  const codes = (header: string, code = '') =>
    checkHeader(
      `// ==UserScript==\n// @name a\n// @version 1\n${header}// ==/UserScript==\n${code}`,
    ).findings.map((found) => found.code);

  test.each([
    '// @include http*\n',
    '// @include http*://a.example/*\n',
    '// @include http?://a.example/*\n',
    '// @include https://a.example/*\n',
    '// @include /shop\\.example/\n',
    '// @match *://*/*\n//\n// -----\n// @namespace\n',
  ])('%j', (header) => {
    expect(codes(header)).toEqual([]);
  });

  test('a grant may be used by the code of @require, or through a string', () => {
    const header = '// @match *://*/*\n// @grant GM_log\n// @grant GM_setValue\n';
    expect(codes(header, 'GM_log(1);')).toEqual(['grant-unused']);
    expect(codes(`${header}// @require https://a.example/a.js\n`, 'GM_log(1);')).toEqual([]);
    expect(codes(header, 'GM_log(1); GM["setValue"]("a", 1);')).toEqual([]);
  });

  test('what other sites read needs no remark, and unknown keys only a quiet one', () => {
    const header =
      '// @match *://*/*\n// @compatible chrome\n// @contributor b\n// @oujs:author c\n';
    expect(codes(header)).toEqual([]);
    expect(codes(`${header}// @note a\n`)).toEqual(['key-unread']);
  });
});
