import {expect, test} from 'vitest';
import {createRateLimit, networkOf} from './rate-limit';

const minute = 60_000;

function setUp(options: {perAddress?: number; total?: number; maxAddresses?: number} = {}) {
  const clock = {now: Date.UTC(2026, 0, 5, 12)};
  const take = createRateLimit({
    perAddress: {tokens: options.perAddress ?? 3, perMs: minute},
    total: {tokens: options.total ?? 100, perMs: minute},
    now: () => clock.now,
    maxAddresses: options.maxAddresses,
  });
  return {clock, take};
}

test('lets a burst through, then says how long to wait', () => {
  const {take} = setUp();
  expect([take('a'), take('a'), take('a')]).toEqual([undefined, undefined, undefined]);
  expect(take('a')).toBe(minute / 3);
  expect(take('b')).toBeUndefined();
});

test('gives tokens back as time passes, never more than the bucket holds', () => {
  const {take, clock} = setUp();
  for (let i = 0; i < 3; i += 1) take('a');
  clock.now += minute / 3;
  expect(take('a')).toBeUndefined();
  expect(take('a')).toBe(minute / 3);
  clock.now += 100 * minute;
  expect([take('a'), take('a'), take('a'), take('a')].filter((wait) => wait)).toHaveLength(1);
});

test('holds everybody together to the ceiling, and a refused call costs nothing', () => {
  const {take, clock} = setUp({total: 2});
  expect([take('a'), take('b'), take('c')]).toEqual([undefined, undefined, minute / 2]);
  clock.now += minute / 2;
  expect(take('c')).toBeUndefined();
});

test('forgets yesterday, and the ones idle longest when there are too many', () => {
  const {take, clock} = setUp({perAddress: 1, maxAddresses: 2});
  take('a');
  expect(take('a')).toBeGreaterThan(0);
  take('b');
  take('c');
  expect(take('a')).toBeUndefined();
  clock.now += 86_400_000;
  expect(take('c')).toBeUndefined();
});

test('work that is worth several tokens leaves a debt to wait off', () => {
  const {take} = setUp();
  expect(take('a', 5)).toBeUndefined();
  expect(take('a')).toBe(minute);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8::1', '2001:db8:0:0'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
