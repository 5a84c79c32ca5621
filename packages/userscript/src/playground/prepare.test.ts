import {describe, expect, test} from 'vitest';
import {guardLoops, loopGuard, prepareScript} from './prepare';

function guarded(source: string): string {
  const result = guardLoops(source);
  if (!result.ok) throw new Error('syntax');
  return result.code;
}

describe('guarding loops', () => {
  test.each([
    'while (true) {}',
    'while (true);',
    'for (;;) x++;',
    'do { y(); } while (true)',
    'do ; while (true)',
    'for (;;) for (;;) ;',
    'for (const a of endless()) {}',
    'if (1) for (;;) {} else while (1) ;',
    'label: for (;;) { for (;;) continue label; }',
  ])('%s ends when the guard throws', (source) => {
    let ticks = 0;
    const stop = () => {
      if (++ticks > 20) throw new Error('stopped');
    };
    function* endless() {
      for (;;) yield 1;
    }
    const run = new Function(loopGuard, 'endless', 'y', 'x', guarded(source));
    expect(() => run(stop, endless, () => undefined, 0)).toThrow('stopped');
  });

  test('lines stay where they were', () => {
    const source = 'for (;;)\n  a();\nb();';
    expect(guarded(source).split('\n')).toHaveLength(3);
  });

  test('a syntax error is told with its place', () => {
    expect(guardLoops('let a;\nlet = 1 1')).toMatchObject({ok: false, place: {line: 2}});
  });
});

describe('reading the header', () => {
  const script = (...lines: string[]): string =>
    `// ==UserScript==\n// @name a\n${lines.map((line) => `// ${line}\n`).join('')}// ==/UserScript==\n`;
  const names = (...lines: string[]) => {
    const result = prepareScript(script(...lines));
    return result.ok ? result.script.names : [];
  };

  test('a grant brings both spellings', () => {
    expect(names('@grant GM_setValue')).toEqual(
      expect.arrayContaining(['GM_setValue', 'GM.setValue', 'GM_info', 'unsafeWindow']),
    );
  });

  test('none leaves only the information about the script', () => {
    expect(names('@grant none')).toEqual(['GM_info', 'GM.info']);
  });

  test('only background and scheduled scripts can ask for another try', () => {
    expect(names()).not.toContain('CATRetryError');
    expect(names('@background')).toContain('CATRetryError');
  });

  test.each([
    [[], 'page'],
    [['@background'], 'background'],
    [['@background', '@crontab 0 9 * * *'], 'crontab'],
  ])('%j is a %s script', (lines, kind) => {
    expect(prepareScript(script(...lines))).toMatchObject({ok: true, script: {kind}});
  });

  test('without a header nothing runs', () => {
    expect(prepareScript('alert(1)')).toEqual({ok: false, problem: 'no-header'});
  });
});
