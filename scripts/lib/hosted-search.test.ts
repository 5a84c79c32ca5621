import type {SearchRecord} from '@scriptcat/contract';
import {expect, test} from 'vitest';
import {batches, fitRecord} from './hosted-search';

const record = (content: string | null) =>
  ({objectID: '/docs/~0', url: 'https://docs.example/docs/', content}) as SearchRecord;

test('a short record is uploaded as it is', () => {
  const short = record('短');
  expect(fitRecord(short)).toBe(short);
  expect(fitRecord(record(null)).content).toBeNull();
});

test.each(['脚本', 'script ', '"\\\n'])(
  'a long text of %j is cut to what the service takes',
  (text) => {
    const fitted = fitRecord(record(text.repeat(10_000)));
    const bytes = Buffer.byteLength(JSON.stringify(fitted));
    expect(bytes).toBeLessThanOrEqual(9_500);
    expect(bytes).toBeGreaterThan(8_000);
  },
);

test('every record is in one batch', () => {
  const all = Array.from({length: 1201}, (_, order) => ({
    ...record(null),
    objectID: String(order),
  }));
  const sizes = batches(all).map(({length}) => length);
  expect(sizes).toEqual([500, 500, 201]);
});
