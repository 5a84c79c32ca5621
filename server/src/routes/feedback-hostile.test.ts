import {randomUUID} from 'node:crypto';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {reasons} from '@scriptcat/contract';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {createRateLimit} from '../rate-limit';
import {createStore} from '../store';
import {collect} from '../test/feedback';
import {createFeedbackRoute} from './feedback';

const valid = {id: randomUUID(), reason: 'bugs'};
const known = [
  'id',
  'reason',
  'feedback',
  'locale',
  'version',
  'browser',
  'channel',
  'website',
  'elapsed',
];

const notText = fc.oneof(
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string()),
  fc.object(),
);
const text = fc.string({unit: 'binary', maxLength: 60});
const json = (value: unknown) => ({type: 'application/json', body: JSON.stringify(value)});

function isJson(body: string): boolean {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}

/** Bodies that are wrong by construction, each in one way. */
const bad = fc.oneof(
  // Not JSON at all, or cut off.
  text.filter((body) => !isJson(body)).map((body) => ({type: 'application/json', body})),
  fc.nat(JSON.stringify(valid).length - 1).map((end) => ({
    type: 'application/json',
    body: JSON.stringify(valid).slice(0, end),
  })),
  // JSON, but not an object.
  fc
    .oneof(
      notText.filter((value) => value === null || typeof value !== 'object'),
      text,
      fc.array(fc.jsonValue()),
    )
    .map(json),
  // One field of the wrong type.
  fc
    .tuple(fc.constantFrom(...known.slice(0, 8)), notText)
    .map(([name, value]) => json({...valid, [name]: value})),
  fc.string().map((elapsed) => json({...valid, elapsed})),
  // One field with the wrong content.
  text.map((id) => json({...valid, id: `${id}!`})),
  text
    .filter((reason) => !(reasons as readonly string[]).includes(reason))
    .map((reason) => json({...valid, reason})),
  text.map((tail) => json({...valid, feedback: `${'𠮷'.repeat(1001)}${tail}`})),
  fc
    .constantFrom('\u0301', '\u200d', '\u0489')
    .map((mark) => json({...valid, feedback: `a${mark.repeat(7000)}`})),
  text.map((tail) => json({...valid, feedback: `\0${tail}`})),
  text.map((tail) => json({...valid, feedback: `${tail}\ud800!`})),
  fc
    .constantFrom('locale', 'version', 'browser', 'channel')
    .chain((name) => text.map((value) => json({...valid, [name]: `<${value}`}))),
  // A field too many, or too few.
  text
    .filter((name) => !known.includes(name))
    .chain((name) =>
      fc.jsonValue().map((value) => ({
        type: 'application/json',
        body: `{"id":"${valid.id}","reason":"bugs",${JSON.stringify(name)}:${JSON.stringify(value)}}`,
      })),
    ),
  fc.constantFrom(json({id: valid.id}), json({reason: valid.reason}), json({})),
  // Deep, wide and long.
  fc.integer({min: 1, max: 8000}).map((depth) => ({
    type: 'application/json',
    body: '['.repeat(depth) + ']'.repeat(depth),
  })),
  fc
    .integer({min: 16_385, max: 40_000})
    .map((size) => ({type: 'application/json', body: ' '.repeat(size)})),
  // The wrong type of body, or a form without a legal reason.
  text.map((type) => ({
    type: `text/${type.replace(/[^\x21-\x7e]/g, 'x')}`,
    body: JSON.stringify(valid),
  })),
  text.map((reason) => ({
    type: 'application/x-www-form-urlencoded',
    body: new URLSearchParams({reason: `${reason}!`, feedback: reason}).toString(),
  })),
  text.map((body) => ({type: 'application/x-www-form-urlencoded', body: `&&=%zz%${body}`})),
);

function usedHeap(): number {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

test('20,000 bad bodies get only 4xx answers, store nothing and leave nothing in memory', async () => {
  const store = createStore('file::memory:');
  const rate = {tokens: 1_000_000, perMs: 1000};
  const app = createFeedbackRoute({
    store,
    log: {info: () => {}, warn: () => {}, error: () => {}, flush: () => {}},
    now: Date.now,
    takeToken: createRateLimit({perAddress: rate, total: rate, now: Date.now}),
    corsOrigins: [],
    clientAddress: () => `203.0.113.${Math.floor(Math.random() * 256)}`,
  });
  const statuses = new Map<number, number>();

  async function attack(count: number, seed: number) {
    for (const {type, body} of fc.sample(bad, {numRuns: count, seed})) {
      const {status} = await app.request('http://127.0.0.1/api/feedback', {
        method: 'POST',
        headers: {'content-type': type},
        body,
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status < 400 || status > 499)
        throw new Error(`${status} for ${type}: ${body.slice(0, 200)}`);
    }
  }

  await attack(5000, 1);
  const before = usedHeap();
  for (const seed of [2, 3, 4]) await attack(5000, seed);
  const after = usedHeap();

  expect([...statuses.values()].reduce((sum, count) => sum + count)).toBe(20_000);
  expect([...statuses.keys()].sort()).toEqual([400, 413, 415, 422]);
  expect(await collect(store.entries())).toEqual([]);
  expect(after - before).toBeLessThan(8 * 1024 * 1024);
}, 120_000);
