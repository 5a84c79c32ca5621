import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {requirements} from '@scriptcat/testing/requirements';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createStore} from '../store';
import {bundle} from '../test/bundle';
import {addAll, createEntry} from '../test/feedback';
import {startPostgres, type TestPostgres} from '../test/postgres';
import {createReader, readOnThread} from './reader';

const hasPostgres = requirements.postgres.isMet();
let folder: string;
let worker: Awaited<ReturnType<typeof bundle>>;
let postgres: TestPostgres | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'readings-'));
  [worker, postgres] = await Promise.all([
    bundle('readings/reading-worker.ts'),
    hasPostgres ? startPostgres() : undefined,
  ]);
}, 60_000);

afterAll(async () => {
  await postgres?.stop();
  await worker?.remove();
  await rm(folder, {recursive: true, force: true});
});

test.each(['SQLite', ...(hasPostgres ? ['PostgreSQL'] : [])])(
  'reads over %s on a thread, in chunks',
  async (name) => {
    const file = `file:${join(folder, 'feedback.db')}`;
    const url = (name === 'PostgreSQL' && (await postgres?.createDatabase())) || file;
    const store = createStore(url);
    const entries = Array.from({length: 1203}, (_, at) => createEntry({feedback: `text ${at}`}));
    await addAll(store, entries);
    const reader = createReader(readOnThread(pathToFileURL(worker.file), url));
    expect(await reader.overview({weeks: 0, since: 0, locale: 'en'})).toContain('1203 answers');
    expect((await reader.publicReport()).months).toHaveLength(1);
    const filter = {state: 'open', query: 'TEXT 12'} as const;
    const list = await reader.texts({kind: 'survey', filter, locale: 'en', csrf: 'x'});
    expect(list).toContain('14 found');
    const chunks: Uint8Array[] = [];
    for await (const chunk of reader.export({kind: 'survey', format: 'json'})) chunks.push(chunk);
    expect(chunks.length).toBeGreaterThan(2);
    const ids = JSON.parse(Buffer.concat(chunks).toString()).map(({id}: {id: string}) => id);
    expect(new Set(ids)).toEqual(new Set(entries.map(({id}) => id)));
    await store.close();
  },
  60_000,
);

test('a database that is away is an error, and is not created', async () => {
  const missing = `file:${join(folder, 'missing.db')}`;
  const {publicReport} = createReader(readOnThread(pathToFileURL(worker.file), missing));
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await expect(publicReport()).rejects.toThrow('the database file is gone');
  }
}, 30_000);
