import {execFile} from 'node:child_process';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import {Client} from 'pg';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {databaseNames, hasPostgres, setUpDatabases} from '../test/databases';
import {addAll, awkwardTexts, collect, createEntry, createVote} from '../test/feedback';
import {createStore, type FeedbackStore} from './index';

const databases = setUpDatabases();
const onThread = () => ({worker: pathToFileURL(databases.programOf('sqlite-worker'))});

describe.each([...databaseNames, 'SQLite on a thread'])('%s', (name) => {
  const open = (address: string) =>
    createStore(address, name === 'SQLite on a thread' ? onThread() : {});
  let url: string;
  let store: FeedbackStore;

  beforeEach(async () => {
    url = await databases.create(name);
    store = open(url);
  });
  afterEach(() => store.close());

  test('keeps every field and byte of answers and votes over a restart', async () => {
    const about = {
      locale: 'zh-Hans',
      version: '1.4.0',
      browser: 'edge',
      channel: 'stable',
    } as const;
    const entries = awkwardTexts.map((feedback, at) =>
      createEntry({reason: 'features', feedback, receivedAt: at, ...about}),
    );
    const vote = createVote({text: '少了一步 😀'});
    await addAll(store, entries);
    const {receivedAt} = vote;
    expect(await store.votes.add(vote)).toEqual({outcome: 'stored', receivedAt});
    await store.close();
    store = open(url);
    expect(await collect(store.entries())).toEqual(entries);
    expect(await collect(store.votes.entries())).toEqual([vote]);
  });

  test('knows an id again and keeps what came first', async () => {
    const entry = createEntry({feedback: 'x'});
    const {receivedAt} = entry;
    await store.add(entry);
    const later = {...entry, receivedAt: receivedAt + 5000};
    expect(await store.add(later)).toEqual({outcome: 'same', receivedAt});
    expect(await store.add({...later, feedback: 'y'})).toEqual({outcome: 'other', receivedAt});
    expect(await collect(store.entries())).toEqual([entry]);
  });

  test('stores one id once when the calls run together', async () => {
    const entry = createEntry();
    const results = await Promise.all(
      Array.from({length: 50}, (_, at) => store.add({...entry, receivedAt: at})),
    );
    expect(results.filter(({outcome}) => outcome === 'stored')).toHaveLength(1);
    expect(results.filter(({outcome}) => outcome === 'same')).toHaveLength(49);
    expect(await collect(store.entries())).toHaveLength(1);
  });

  test('reads more than one page, oldest first, from a moment on', async () => {
    const entries = Array.from({length: 1203}, (_, at) =>
      createEntry({receivedAt: 1000 + (at >> 1)}),
    );
    await addAll(store, entries);
    const all = await collect(store.entries());
    expect(new Set(all.map(({id}) => id)).size).toBe(1203);
    const times = all.map(({receivedAt}) => receivedAt);
    expect(times).toEqual(entries.map(({receivedAt}) => receivedAt));
    expect(await collect(store.entries(1600))).toHaveLength(3);
  }, 60_000);

  test('marks as done and deletes by id, and says when there was nothing', async () => {
    const [kept, gone] = [createVote(), createVote({receivedAt: 0})];
    await addAll(store.votes, [kept, gone]);
    expect(await store.votes.setDone(kept.id, 5000)).toBe(true);
    // Sent again by a visitor, it is still the same.
    expect((await store.votes.add(kept)).outcome).toBe('same');
    expect(await collect(store.votes.entries())).toEqual([gone, {...kept, doneAt: 5000}]);
    expect(await store.votes.setDone(kept.id, null)).toBe(true);
    expect(await store.votes.delete(gone.id)).toBe(true);
    expect(await store.votes.delete(gone.id)).toBe(false);
    expect(await store.votes.setDone(gone.id, 1)).toBe(false);
    expect(await collect(store.votes.entries())).toEqual([kept]);
  });

  test('migrates once when several processes start together', async () => {
    const run = () => promisify(execFile)(process.execPath, [databases.programOf('migrate'), url]);
    await Promise.all(Array.from({length: 6}, run));
    expect(await collect(store.entries())).toHaveLength(6);
  });
});

test('a folder that cannot be made fails the call, not the process', async () => {
  const file = join(databases.folder, 'not-a-folder');
  await writeFile(file, '');
  for (const options of [{}, onThread()]) {
    const store = createStore(`file:${file}/feedback.db`, options);
    await expect(store.add(createEntry())).rejects.toMatchObject({isKnownUnstored: true});
    await store.close();
  }
});

test.runIf(hasPostgres)(
  'a PostgreSQL that goes away fails calls and serves them again when it is back',
  async () => {
    const store = createStore(await databases.postgres().createDatabase());
    const entry = createEntry();
    await store.add(entry);
    await databases.postgres().crash();
    await expect(store.add(createEntry())).rejects.toThrow();
    await databases.postgres().restart();
    expect((await store.add(entry)).outcome).toBe('same');
    await store.close();
  },
);

test.runIf(hasPostgres)(
  'beside a locked table no statement stays behind',
  async () => {
    const url = await databases.postgres().createDatabase();
    const store = createStore(url);
    await store.ready();
    const other = new Client(url);
    await other.connect();
    await other.query('BEGIN; LOCK TABLE feedback');
    await expect(store.add(createEntry())).rejects.toThrow();
    const countWaiting = async () =>
      (await other.query('SELECT FROM pg_locks WHERE NOT granted')).rowCount;
    await expect.poll(countWaiting).toBe(0);
    await other.end();
    await store.close();
  },
  20_000,
);

test.runIf(hasPostgres)('a PostgreSQL that is not UTF-8 is refused', async () => {
  const store = createStore(await databases.postgres().createDatabase('SQL_ASCII'));
  await expect(store.ready()).rejects.toMatchObject({
    cause: {message: 'its encoding must be UTF8, not SQL_ASCII'},
  });
  await store.close();
});
