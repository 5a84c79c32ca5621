import {describe, expect, test} from 'vitest';
import {guardLoops, loopGuard} from './guard';

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
    expect(guardLoops('let a;\nlet = 1 1')).toMatchObject({
      ok: false,
      problem: {code: 'syntax', line: 2},
    });
  });
});
