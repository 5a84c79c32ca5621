import {describe, expect, test} from 'vitest';
import {prepare} from './prepare';

const script = (lines: readonly string[], code = ''): string =>
  `// ==UserScript==\n// @name a\n${lines.map((line) => `// ${line}\n`).join('')}// ==/UserScript==\n${code}`;

describe('choosing a demo page', () => {
  test.each([
    [['@match https://docs.scriptcat.org/*demo/form/*'], 'form'],
    [['@match *://*/*'], 'shop'],
    [['@match *://*/*'], 'video', "document.querySelector('video')"],
    [['@match https://example.com/*'], undefined],
    [['@background'], undefined],
    [['@crontab 0 9 * * *'], undefined],
  ])('%j runs on %s', (lines, demo, code = '') => {
    expect(prepare(script(lines, code))).toMatchObject({ok: true, prepared: {demo}});
  });
});

describe('guarding loops', () => {
  test('code that can be read gets its counters', () => {
    const done = prepare(script([], 'for (;;) {}'));
    expect(done).toMatchObject({
      prepared: {code: expect.stringContaining('__scriptcatLoop()'), problem: undefined},
    });
  });

  test('code that cannot is left to the browser as it is', () => {
    const source = script([], 'let = 1 1');
    expect(prepare(source)).toMatchObject({
      ok: true,
      prepared: {code: source, problem: {code: 'syntax', line: 4}},
    });
  });

  test('two megabytes are read to their end', () => {
    const source = script([], `${'if (a) { b("c"); }\n'.repeat(110_000)}while (true) {}`);
    expect(source.length).toBeGreaterThan(2_000_000);
    expect(prepare(source)).toMatchObject({
      prepared: {code: expect.stringMatching(/while \(true\) \{__scriptcatLoop\(\);\}$/)},
    });
  });
});

test('code without a header gets one with its grants', () => {
  const code = "GM_log('a');";
  const done = prepare(code);
  expect(done).toMatchObject({prepared: {demo: 'shop', code}});
  const {completed = ''} = done.ok ? done.prepared : {};
  expect(completed).toMatch(/@grant +GM_log\n/);
  expect(completed.endsWith(`// ==/UserScript==\n\n${code}`)).toBe(true);
  expect(prepare('\nlet = 1 1')).toMatchObject({prepared: {problem: {line: 2}}});
});

test.each([
  ['', 'no-header'],
  ['// ==UserSubscribe==\n// @name a\n// ==/UserSubscribe==\n', 'subscription'],
  [script([], '/* ==UserConfig==\na: 5\n==/UserConfig== */'), 'user-config'],
])('%j cannot run', (source, problem) => {
  expect(prepare(source)).toEqual({ok: false, problem});
});
