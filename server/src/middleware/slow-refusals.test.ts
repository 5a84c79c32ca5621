import {Hono} from 'hono';
import {expect, test, vi} from 'vitest';
import {REFUSAL_PAUSE_MS, slowRefusals} from './slow-refusals';

test.each([
  [429, [[REFUSAL_PAUSE_MS]]],
  [200, []],
  [422, []],
])('the answer %i waits %j', async (status, waits) => {
  const wait = vi.fn(async () => {});
  const app = new Hono().use(slowRefusals(wait));
  app.get('/', () => new Response('', {status}));
  expect((await app.request('/')).status).toBe(status);
  expect(wait.mock.calls).toEqual(waits);
});
