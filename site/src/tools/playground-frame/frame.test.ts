import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {createClock} from './clock';
import {createLoopGuard} from './loop-guard';
import {createOutbox} from './outbox';
import type {FromFrame} from './protocol';
import {show} from './show';

beforeEach(() => void vi.useFakeTimers({now: 0}));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('printing', () => {
  const cycle: Record<string, unknown> = {};
  cycle.self = cycle;
  test.each([
    ['text', 'text'],
    [{a: [1, null]}, '{"a":[1,null]}'],
    [10n, '10n'],
    [{a: 10n}, '{"a":"10n"}'],
    [undefined, 'undefined'],
    [new TypeError('no'), 'TypeError: no'],
    [cycle, '[object Object]'],
    [Object.defineProperty({}, 'toJSON', {get: () => cycle.missing}), '{}'],
  ])('%s', (value, text) => {
    vi.stubGlobal('Element', class {});
    expect(show([value])).toBe(text);
  });

  test('is bounded', () => {
    expect(show(['x'.repeat(9000)])).toHaveLength(2000);
  });
});

describe('the outbox', () => {
  const line = (text: string) => ({level: 'log', text}) as const;
  const open = () => {
    const sent: FromFrame[] = [];
    return {sent, ...createOutbox((message) => sent.push(message))};
  };

  test('sends lines together, and says how many it left out', () => {
    const {sent, log} = open();
    for (let index = 0; index < 20_000; index++) log(line(String(index)));
    vi.runAllTimers();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({type: 'log', skipped: 19_500});
  });

  test('keeps the order of lines and other messages', () => {
    const {sent, log, send} = open();
    log(line('before'));
    send({type: 'status', status: 'complete'});
    log(line('after'));
    vi.runAllTimers();
    expect(sent.map(({type}) => type)).toEqual(['log', 'status', 'log']);
  });
});

test('the clock starts where it is set and goes on', () => {
  const {now, Date: Shifted} = createClock(1_000_000);
  vi.advanceTimersByTime(500);
  expect([now(), Shifted.now(), new Shifted().getTime()]).toEqual([
    1_000_500, 1_000_500, 1_000_500,
  ]);
  expect(new Shifted(5).getTime()).toBe(5);
  expect(new Shifted()).toBeInstanceOf(Date);
});

describe('a loop', () => {
  const spin = (guard: () => void, rounds: number) => {
    for (let round = 0; round < rounds; round++) guard();
  };

  test('that keeps the frame busy for two seconds is ended', () => {
    const guard = createLoopGuard('too long');
    spin(guard, 1);
    vi.setSystemTime(2100);
    vi.spyOn(performance, 'now').mockReturnValue(2100);
    expect(() => spin(guard, 500)).toThrow('too long');
  });

  test('that pauses may go on for ever', () => {
    const guard = createLoopGuard('too long');
    for (let second = 0; second < 10; second++) {
      vi.spyOn(performance, 'now').mockReturnValue(second * 1000);
      spin(guard, 600);
      vi.runAllTimers();
    }
  });
});
