import {randomUUID} from 'node:crypto';
import {reasons} from '@scriptcat/contract';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {createStore} from '../store';
import {collect} from '../test/feedback';
import {createClient, createDeps} from '../test/submissions';
import {createFeedbackRoute} from './feedback';

const valid = {id: randomUUID(), reason: 'bugs'};
const texts = ['id', 'reason', 'feedback', 'locale', 'version', 'browser', 'channel', 'website'];
const form = 'application/x-www-form-urlencoded';

const notText = fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.object());
const text = fc.string({unit: 'binary', maxLength: 60});
const json = (value: unknown) => ({type: 'application/json', body: JSON.stringify(value)});
const raw = (body: string) => ({type: 'application/json', body});
const repeat = (part: string, max: number) =>
  fc.integer({min: 1, max}).map((count) => raw(part.repeat(count)));

/** Bodies that are wrong by construction, each in one way. */
const bad = fc.oneof(
  // Not JSON, cut off, or not an object.
  fc.nat(JSON.stringify(valid).length - 1).map((end) => raw(JSON.stringify(valid).slice(0, end))),
  fc.oneof(text, fc.array(fc.jsonValue()), fc.integer(), fc.constant(null)).map(json),
  // One field of the wrong type or with the wrong content.
  fc
    .tuple(fc.constantFrom(...texts), notText)
    .map(([name, value]) => json({...valid, [name]: value})),
  text.map((id) => json({...valid, id: `${id}!`})),
  text
    .filter((reason) => !(reasons as readonly string[]).includes(reason))
    .map((reason) => json({...valid, reason})),
  fc
    .constantFrom('𠮷'.repeat(1001), `a${'\u0301'.repeat(7000)}`, '\0', '\ud800!')
    .map((feedback) => json({...valid, feedback})),
  fc
    .constantFrom('locale', 'version', 'browser', 'channel')
    .chain((name) => text.map((value) => json({...valid, [name]: `<${value}`}))),
  // A field too many, or too few.
  fc.tuple(text, fc.jsonValue()).map(([name, value]) => json({...valid, [`${name}!`]: value})),
  fc.constantFrom(json({id: valid.id}), json({reason: valid.reason}), json({})),
  // Deep, long, of another type, or a form without a legal reason.
  repeat('[', 16_000),
  repeat(' ', 40_000),
  text.map((type) => ({type: `text/${type.replace(/[^\x21-\x7e]/g, 'x')}`, body: '{}'})),
  text.map((body) => ({type: form, body: `&&=%zz%${body}`})),
  fc.integer({min: 1, max: 32_000}).map((count) => ({type: form, body: 'a&'.repeat(count)})),
);

test('2,000 bad bodies get only 4xx answers and store nothing', async () => {
  const store = createStore('file::memory:');
  const {deps} = createDeps({store, readPage: async () => undefined});
  const {send} = createClient(createFeedbackRoute(deps), '/api/feedback');
  const statuses = new Set<number>();
  for (const {type, body} of fc.sample(bad, {numRuns: 2000, seed: 1})) {
    const {status} = await send(body, {'content-type': type});
    if (status < 400 || status > 499) throw new Error(`${status} for ${type}: ${body}`);
    statuses.add(status);
  }
  expect([...statuses].sort()).toEqual([400, 413, 415, 422]);
  expect(await collect(store.entries())).toEqual([]);
}, 30_000);
