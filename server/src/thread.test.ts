import {afterEach, expect, test} from 'vitest';
import {createThread, type Thread} from './thread';

/** Sleeps, dies or answers, as the call says. */
const source = `
  import {parentPort} from 'node:worker_threads';
  parentPort.on('message', ({id, call}) => {
    if (call === 'die') process.exit();
    if (call === 'hang') for (;;);
    if (call === 'wait') return;
    if (call === 'fail') parentPort.postMessage({id, error: 'no'});
    else parentPort.postMessage({id, value: call + '!'});
  });
  parentPort.postMessage('ready');
`;
const file = new URL(`data:text/javascript,${encodeURIComponent(source)}`);

let thread: Thread;
const start = (limits: Partial<Parameters<typeof createThread>[0]> = {}) => {
  const patience = {answerMs: 20_000, stuckMs: 20_000};
  thread = createThread({file, data: null, maxRunning: 1, maxWaiting: 5, ...patience, ...limits});
  return thread;
};
afterEach(() => thread.end());

test('answers calls in turn', async () => {
  const {ask} = start();
  expect(await Promise.all(['a', 'b', 'c'].map((call) => ask(call)))).toEqual(['a!', 'b!', 'c!']);
  await expect(ask('fail')).rejects.toBe('no');
});

test('refuses more than may wait, and works on', async () => {
  const {ask} = start({maxWaiting: 2});
  const calls = ['a', 'b', 'c'].map((call) => ask(call));
  await expect(calls[2]).rejects.toMatchObject({kind: 'busy'});
  expect(await Promise.all(calls.slice(0, 2))).toEqual(['a!', 'b!']);
});

test('a caller does not wait longer than it may, for its turn or for the answer', async () => {
  const {ask, ready} = start({answerMs: 50});
  await ready();
  const [running, waiting] = await Promise.allSettled([ask('wait'), ask('a')]);
  expect(running).toMatchObject({reason: {kind: 'late'}});
  expect(waiting).toMatchObject({reason: {kind: 'busy'}});
});

test('a thread that hangs or dies is replaced, and only its own call is lost', async () => {
  const {ask} = start({stuckMs: 100});
  const [hung, next] = await Promise.allSettled([ask('hang'), ask('a')]);
  expect(hung).toMatchObject({reason: {kind: 'ended'}});
  expect(next).toMatchObject({value: 'a!'});
  await expect(ask('die')).rejects.toMatchObject({kind: 'ended'});
  expect(await ask('b')).toBe('b!');
});
