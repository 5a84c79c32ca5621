import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createToolClient} from './client';

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

const start = () => new FakeWorker() as unknown as Worker;
const questions = () => FakeWorker.all.map(({asked}) => asked.map(({question}) => question));

beforeEach(() => {
  FakeWorker.all = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('a question is answered by one worker, kept for the next', async () => {
  const client = createToolClient(start);
  const first = client.ask('fixAll', 'a');
  FakeWorker.all[0]?.answer('A');
  const second = client.ask('fixAll', 'b');
  FakeWorker.all[0]?.answer('B');
  expect(await Promise.all([first, second])).toEqual([
    {state: 'answered', value: 'A'},
    {state: 'answered', value: 'B'},
  ]);
  expect(questions()).toEqual([['a', 'b']]);
});

test('of the questions that wait only the newest is asked', async () => {
  const client = createToolClient(start);
  client.ask('fixAll', 'a');
  const outdated = client.ask('fixAll', 'b');
  const newest = client.ask('fixAll', 'c');
  FakeWorker.all[0]?.answer('A');
  FakeWorker.all[0]?.answer('C');
  expect(await outdated).toEqual({state: 'outdated'});
  expect(await newest).toEqual({state: 'answered', value: 'C'});
  expect(questions()).toEqual([['a', 'c']]);
});

test('a newer question ends one that takes long', async () => {
  const client = createToolClient(start);
  const slow = client.ask('fixAll', 'a');
  FakeWorker.all[0]?.isReady();
  vi.advanceTimersByTime(400);
  const newest = client.ask('fixAll', 'b');
  expect(await slow).toEqual({state: 'outdated'});
  expect(FakeWorker.all.map(({isEnded}) => isEnded)).toEqual([true, false]);
  FakeWorker.all[1]?.answer('B');
  expect(await newest).toEqual({state: 'answered', value: 'B'});
});

test('after two seconds the worker is ended, and the next question gets another', async () => {
  const client = createToolClient(start);
  const slow = client.ask('fixAll', 'a');
  // A slow connection does not count.
  vi.advanceTimersByTime(10_000);
  FakeWorker.all[0]?.isReady();
  vi.advanceTimersByTime(2000);
  expect(await slow).toEqual({state: 'late'});
  const next = client.ask('fixAll', 'b');
  FakeWorker.all[1]?.answer('B');
  expect(await next).toEqual({state: 'answered', value: 'B'});
});

test('a worker that breaks is replaced', async () => {
  const client = createToolClient(start);
  const broken = client.ask('fixAll', 'a');
  FakeWorker.all[0]?.onerror?.();
  expect(await broken).toEqual({state: 'failed'});
  client.ask('fixAll', 'b');
  expect(questions()).toEqual([['a'], ['b']]);
});
