import {execFile} from 'node:child_process';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {requirements} from '@scriptcat/testing/requirements';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {bundle} from '../test/bundle';
import {addAll, awkwardTexts, collect, createEntry, createVote} from '../test/feedback';
import {startPostgres, type TestPostgres} from '../test/postgres';
import {createStore, type FeedbackStore} from './index';

const hasPostgres = requirements.postgres.isMet();
let folder: string;
let postgres: TestPostgres;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feedback-store-'));
  if (hasPostgres) postgres = await startPostgres();
}, 60_000);

afterAll(async () => {
  await postgres?.stop();
  await rm(folder, {recursive: true, force: true});
});

let files = 0;
const databases = {
  SQLite: async () => {
    files += 1;
    return `file:${join(folder, `nested/${files}/feedback.db`)}`;
  },
  ...(hasPostgres && {PostgreSQL: () => postgres.createDatabase()}),
};

describe.each(Object.entries(databases))('%s', (_name, createDatabase) => {
  let url: string;
  let store: FeedbackStore;

  beforeEach(async () => {
    url = await createDatabase();
    store = createStore(url);
  });
  afterEach(() => store.close());

  test('keeps an answer, every field of it', async () => {
    const entry = createEntry({
      reason: 'features',
      feedback: '少了标签页分组',
      locale: 'zh-Hans',
      version: '1.4.0',
      browser: 'edge',
      channel: 'stable',
    });
    expect(await store.add(entry)).toEqual({outcome: 'stored', receivedAt: entry.receivedAt});
    expect(await collect(store.entries())).toEqual([entry]);
  });

  test('gives texts back byte for byte', async () => {
    const entries = awkwardTexts.map((feedback, index) =>
      createEntry({feedback, receivedAt: 1000 + index}),
    );
    await Promise.all(entries.map((entry) => store.add(entry)));
    expect(await collect(store.entries())).toEqual(entries);
  });

  test('answers the same id with the same content as the first time', async () => {
    const entry = createEntry({feedback: 'x'});
    await store.add(entry);
    expect(await store.add({...entry, receivedAt: entry.receivedAt + 5000})).toEqual({
      outcome: 'same',
      receivedAt: entry.receivedAt,
    });
    expect(await collect(store.entries())).toEqual([entry]);
  });

  test('refuses the same id with other content and keeps the first', async () => {
    const entry = createEntry({feedback: 'x'});
    await store.add(entry);
    const result = await store.add({...entry, feedback: 'y'});
    expect(result.outcome).toBe('other');
    expect(await collect(store.entries())).toEqual([entry]);
  });

  test('stores one id once when the calls run together', async () => {
    const entry = createEntry();
    const results = await Promise.all(
      Array.from({length: 50}, (_, i) => store.add({...entry, receivedAt: entry.receivedAt + i})),
    );
    expect(results.filter(({outcome}) => outcome === 'stored')).toHaveLength(1);
    expect(results.filter(({outcome}) => outcome === 'same')).toHaveLength(49);
    expect(await collect(store.entries())).toHaveLength(1);
  });

  test('reads more than one page, oldest first, from a moment on', async () => {
    const entries = Array.from({length: 1203}, (_, i) =>
      createEntry({receivedAt: 1000 + (i >> 1)}),
    );
    await addAll(store, entries);
    const all = await collect(store.entries());
    expect(all).toHaveLength(1203);
    expect(new Set(all.map(({id}) => id)).size).toBe(1203);
    expect(all.map(({receivedAt}) => receivedAt)).toEqual(
      all.map(({receivedAt}) => receivedAt).sort((a, b) => a - b),
    );
    expect(await collect(store.entries(1600))).toHaveLength(3);
  }, 60_000);

  test('deletes by id, and says when there was nothing', async () => {
    const [kept, gone] = [createEntry(), createEntry()];
    await store.add(kept);
    await store.add(gone);
    expect(await store.delete(gone.id)).toBe(true);
    expect(await store.delete(gone.id)).toBe(false);
    expect(await collect(store.entries())).toEqual([kept]);
  });

  test('marks as done and as open again, and says when there was nothing', async () => {
    const entry = createEntry({feedback: 'x'});
    await store.add(entry);
    expect(await store.setDone(entry.id, 5000)).toBe(true);
    expect(await collect(store.entries())).toEqual([{...entry, doneAt: 5000}]);
    // Sent again by a visitor, it is still the same answer.
    expect((await store.add(entry)).outcome).toBe('same');
    expect(await store.setDone(entry.id, null)).toBe(true);
    expect(await collect(store.entries())).toEqual([entry]);
    expect(await store.setDone(createEntry().id, 1)).toBe(false);
  });

  test('keeps votes on pages beside the survey, with the same promises', async () => {
    const vote = createVote({text: '少了一步 😀'});
    const other = createVote({helpful: 'yes', locale: 'en', receivedAt: vote.receivedAt + 1});
    await store.add(createEntry());
    expect((await store.votes.add(vote)).outcome).toBe('stored');
    expect((await store.votes.add(vote)).outcome).toBe('same');
    expect((await store.votes.add({...vote, helpful: 'yes'})).outcome).toBe('other');
    await store.votes.add(other);
    expect(await collect(store.votes.entries())).toEqual([vote, other]);
    expect(await store.votes.setDone(vote.id, 7)).toBe(true);
    expect(await store.votes.delete(other.id)).toBe(true);
    expect(await collect(store.votes.entries())).toEqual([{...vote, doneAt: 7}]);
    expect(await collect(store.entries())).toHaveLength(1);
  });

  test('finds everything again after a restart', async () => {
    const entry = createEntry({feedback: '😀'});
    await store.add(entry);
    await store.close();
    store = createStore(url);
    expect(await collect(store.entries())).toEqual([entry]);
  });

  test('migrates once when several processes start together', async () => {
    const {file, remove} = await bundle('test/migrate-process.ts');
    try {
      const run = () => promisify(execFile)(process.execPath, [file, url]);
      await Promise.all(Array.from({length: 6}, run));
    } finally {
      await remove();
    }
    expect(await collect(store.entries())).toHaveLength(6);
  }, 30_000);
});

test('a folder that cannot be made fails the call, not the process', async () => {
  const file = join(folder, 'not-a-folder');
  await writeFile(file, '');
  const store = createStore(`file:${file}/feedback.db`);
  await expect(store.add(createEntry())).rejects.toThrow();
});

test.runIf(hasPostgres)(
  'a PostgreSQL that goes away fails calls and serves them again when it is back',
  async () => {
    const store = createStore(await postgres.createDatabase());
    const entry = createEntry();
    await store.add(entry);
    await postgres.crash();
    await expect(store.add(createEntry())).rejects.toThrow();
    await postgres.restart();
    expect((await store.add(entry)).outcome).toBe('same');
    await store.close();
  },
  30_000,
);

test.runIf(hasPostgres)('a PostgreSQL that is not UTF-8 is refused', async () => {
  const store = createStore(await postgres.createDatabase('SQL_ASCII'));
  await expect(store.ready()).rejects.toMatchObject({
    cause: {message: 'its encoding must be UTF8, not SQL_ASCII'},
  });
  await store.close();
});

test('an address of neither kind is refused with the remedy', () => {
  expect(() => createStore('mysql://localhost')).toThrow('must start with file: or postgres://');
});
