import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {setFlagsFromString} from 'node:v8';
import {afterEach, expect, test} from 'vitest';
import {createThread, type Thread} from './thread';

/** Sleeps, dies or answers, as the call says. */
const source = `
  import {parentPort} from 'node:worker_threads';
  const send = (message) => (parentPort ? parentPort.postMessage(message) : process.send(message));
  (parentPort ?? process).on('message', ({id, call}) => {
    if (call === 'die') process.exit();
    if (call === 'hang') for (;;);
    if (call === 'compile') new RegExp('(a{50}|b{50})'.repeat(500)).test('a'.repeat(1900));
    if (call === 'wait') return;
    if (call === 'fill') for (const all = []; ; all.push(Array(1e5).fill(1.5)));
    if (call === 'pid') send({id, value: process.pid});
    else if (call === 'fail') send({id, error: 'no'});
    else send({id, value: call + '!'});
  });
  send('ready');
`;
const file = pathToFileURL(join(mkdtempSync(join(tmpdir(), 'thread-')), 'worker.mjs'));
writeFileSync(file, source);

let thread: Thread;
const start = (limits: Partial<Parameters<typeof createThread>[0]> = {}) => {
  const patience = {answerMs: 20_000, stuckMs: 20_000};
  thread = createThread({file, data: null, maxCalls: 5, ...patience, ...limits});
  return thread;
};
afterEach(() => thread.end());

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('answers calls in turn', async () => {
  const {ask} = start();
  expect(await Promise.all(['a', 'b', 'c'].map((call) => ask(call)))).toEqual(['a!', 'b!', 'c!']);
  await expect(ask('fail')).rejects.toBe('no');
});

test('refuses more than may wait, and works on', async () => {
  const {ask} = start({maxCalls: 2});
  const calls = ['a', 'b', 'c'].map((call) => ask(call));
  await expect(calls[2]).rejects.toMatchObject({kind: 'busy'});
  expect(await Promise.all(calls.slice(0, 2))).toEqual(['a!', 'b!']);
});

test('calls from one network take turns, few may wait, and others do not wait for them', async () => {
  const {ask} = start({maxCalls: 2});
  const own = Array.from({length: 8}, (_, at) => ask(at === 0 ? 'fail' : at, '2001:db8::1'));
  const all = Promise.allSettled(own);
  await expect(ask('a', '2001:db8::2')).rejects.toMatchObject({kind: 'busy'});
  expect(await ask('b', '192.0.2.2')).toBe('b!');
  expect((await all).map((result) => ('value' in result ? result.value : result.reason))).toEqual([
    'no',
    ...[1, 2, 3, 4, 5, 6, 7].map((at) => `${at}!`),
  ]);
});

test('a caller does not wait longer than it may', async () => {
  const {ask, ready} = start({answerMs: 50});
  await ready();
  await expect(ask('wait')).rejects.toMatchObject({kind: 'late'});
});

test.each([false, true])(
  'what hangs or dies is replaced, and only its own call is lost (process: %s)',
  async (isProcess) => {
    const {ask} = start({stuckMs: 100, isProcess});
    const [hung, next] = await Promise.allSettled([ask('hang'), ask('a')]);
    expect(hung).toMatchObject({reason: {kind: 'ended'}});
    expect(next).toMatchObject({value: 'a!'});
    await expect(ask('die')).rejects.toMatchObject({kind: 'ended'});
    expect(await ask('b')).toBe('b!');
  },
);

test('a thread has its own limit of memory, whatever the process may take', async () => {
  setFlagsFromString('--max-old-space-size=4096');
  const {ask} = start({memory: {maxOldGenerationSizeMb: 16}, stuckMs: 2000});
  await expect(ask('fill')).rejects.toMatchObject({cause: {code: 'ERR_WORKER_OUT_OF_MEMORY'}});
});

test('a regular expression that takes days to compile ends with its process', async () => {
  const {ask} = start({stuckMs: 200, isProcess: true});
  await expect(ask('compile')).rejects.toMatchObject({kind: 'ended'});
  expect(await ask('a')).toBe('a!');
});

test('a process that nobody asks ends, and the next call starts another', async () => {
  const {ask} = start({idleMs: 1, isProcess: true});
  const pid = await ask<number>('pid');
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect(await ask('pid')).not.toBe(pid);
});

test('a file that cannot be started fails the calls instead of being started for ever', async () => {
  const {ask, ready} = start({file: new URL('missing.mjs', file), isProcess: true});
  const [call, isReady] = await Promise.allSettled([ask('a'), ready()]);
  expect(call).toMatchObject({reason: {kind: 'ended'}});
  expect(isReady).toMatchObject({reason: {kind: 'ended'}});
});
