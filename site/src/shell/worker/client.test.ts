import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createWorkerClient} from './client';

/** A worker that answers when it is told to. */
class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: {data: unknown}) => void) | null = null;
  onerror: (() => void) | null = null;
  asked: {id: number; question: unknown}[] = [];
  isEnded = false;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(asked: {id: number; question: unknown}) {
    this.asked.push(asked);
  }

  isReady() {
    this.onmessage?.({data: 'ready'});
  }

  answer(value: unknown) {
    this.onmessage?.({data: {id: this.asked.at(-1)?.id, answer: value}});
  }

  terminate() {
    this.isEnded = true;
  }
}

const createClient = () =>
  createWorkerClient<{upper: (text: string) => string}>({
    start: () => new FakeWorker() as unknown as Worker,
    deadlineMs: 2000,
    patienceMs: 300,
  });
const questions = () => FakeWorker.all.map(({asked}) => asked.map(({question}) => question));

beforeEach(() => {
  FakeWorker.all = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('a question is answered by one worker, kept for the next', async () => {
  const client = createClient();
  const first = client.ask('upper', 'a');
  FakeWorker.all[0]?.answer('A');
  const second = client.ask('upper', 'b');
  FakeWorker.all[0]?.answer('B');
  expect(await Promise.all([first, second])).toEqual([
    {state: 'answered', value: 'A'},
    {state: 'answered', value: 'B'},
  ]);
  expect(questions()).toEqual([['a', 'b']]);
});

test('of the questions that wait only the newest is asked', async () => {
  const client = createClient();
  client.ask('upper', 'a');
  const outdated = client.ask('upper', 'b');
  const newest = client.ask('upper', 'c');
  FakeWorker.all[0]?.answer('A');
  FakeWorker.all[0]?.answer('C');
  expect(await outdated).toEqual({state: 'outdated'});
  expect(await newest).toEqual({state: 'answered', value: 'C'});
  expect(questions()).toEqual([['a', 'c']]);
});

test('a newer question ends one that takes long', async () => {
  const client = createClient();
  const slow = client.ask('upper', 'a');
  FakeWorker.all[0]?.isReady();
  vi.advanceTimersByTime(400);
  const newest = client.ask('upper', 'b');
  expect(await slow).toEqual({state: 'outdated'});
  expect(FakeWorker.all.map(({isEnded}) => isEnded)).toEqual([true, false]);
  FakeWorker.all[1]?.answer('B');
  expect(await newest).toEqual({state: 'answered', value: 'B'});
});

test('after its deadline the worker is ended, and the next question gets another', async () => {
  const client = createClient();
  const slow = client.ask('upper', 'a');
  // A slow connection does not count.
  vi.advanceTimersByTime(10_000);
  FakeWorker.all[0]?.isReady();
  vi.advanceTimersByTime(2000);
  expect(await slow).toEqual({state: 'late'});
  const next = client.ask('upper', 'b');
  FakeWorker.all[1]?.answer('B');
  expect(await next).toEqual({state: 'answered', value: 'B'});
});

test('a worker that cannot be loaded counts as failed', async () => {
  const client = createClient();
  const first = client.ask('upper', 'a');
  vi.advanceTimersByTime(20_000);
  expect(await first).toEqual({state: 'failed'});
  client.ask('upper', 'b');
  expect(questions()).toEqual([['a'], ['b']]);
});

test('a worker that breaks is replaced', async () => {
  const client = createClient();
  const broken = client.ask('upper', 'a');
  FakeWorker.all[0]?.onerror?.();
  expect(await broken).toEqual({state: 'failed'});
  client.ask('upper', 'b');
  expect(questions()).toEqual([['a'], ['b']]);
});
