import {feedbackPatterns} from '@scriptcat/contract';
import {afterEach, expect, test, vi} from 'vitest';
import {createId, type OutgoingFeedback, sendFeedback} from './send-feedback';

const answer: OutgoingFeedback = {
  id: '0b0f5a3e-6f0e-4a3b-9c39-6a0f0f6f5d11',
  reason: 'bugs',
  website: '',
  elapsed: 5000,
};

type Reply = number | Response | Error;

/** A network that gives these replies in turn. */
async function send(...replies: Reply[]) {
  const bodies: string[] = [];
  const pauses: number[] = [];
  const isReceived = await sendFeedback(answer, {
    url: '/api/feedback',
    fetch: async (_url, init) => {
      bodies.push(String(init?.body));
      const reply = replies[bodies.length - 1] ?? new Error('one call too many');
      if (reply instanceof Error) throw reply;
      return typeof reply === 'number' ? new Response(null, {status: reply}) : reply;
    },
    wait: async (ms) => {
      pauses.push(ms);
    },
  });
  return {isReceived, bodies, pauses};
}

test('sends an answer once if it succeeds', async () => {
  const {isReceived, bodies} = await send(201);
  expect(isReceived).toBe(true);
  expect(bodies.map((body) => JSON.parse(body))).toEqual([answer]);
});

test.each([
  ['the network fails', new Error('offline')],
  ['the server fails', 500],
  ['the database is away', 503],
  ['there were too many', 429],
])('is sent once more, the same to the letter, when %s', async (_name, reply) => {
  const {isReceived, bodies} = await send(reply, 200);
  expect(isReceived).toBe(true);
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toBe(bodies[0]);
});

test('gives up after the second failure', async () => {
  expect(await send(503, new Error('offline'))).toMatchObject({isReceived: false, pauses: [1000]});
});

test('does not retry an answer that the server rejects', async () => {
  expect((await send(422)).bodies).toHaveLength(1);
  expect((await send(409)).isReceived).toBe(false);
});

test('waits for Retry-After, up to a limit', async () => {
  const busy = (seconds: string) =>
    new Response(null, {status: 503, headers: {'retry-after': seconds}});
  expect((await send(busy('2'), 201)).pauses).toEqual([2000]);
  expect((await send(busy('3600'), 201)).pauses).toEqual([5000]);
  expect((await send(busy('Wed, 21 Oct 2026 07:28:00 GMT'), 201)).pauses).toEqual([1000]);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('an id is a UUID, also on a page without https', () => {
  expect(createId()).toMatch(feedbackPatterns.id);
  vi.stubGlobal('crypto', {getRandomValues: crypto.getRandomValues.bind(crypto)});
  expect(createId()).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});
