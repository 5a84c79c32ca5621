import {pathToFileURL} from 'node:url';
import {expect, test} from 'vitest';
import {createStore} from '../store';
import {databaseNames, setUpDatabases} from '../test/databases';
import {addAll, collect, createEntry} from '../test/feedback';
import {readOne, readOnThread} from './reader';

const databases = setUpDatabases();
const readerOf = (url: string) =>
  readOnThread(pathToFileURL(databases.programOf('reading-worker')), url);

test.each(databaseNames)(
  'reads over %s on a thread, in chunks',
  async (name) => {
    const url = await databases.create(name);
    const store = createStore(url);
    const entries = Array.from({length: 1203}, (_, at) => createEntry({feedback: `text ${at}`}));
    await addAll(store, entries);
    const reader = readerOf(url);
    const overview = {name: 'overview', weeks: 0, since: 0, language: 'en'} as const;
    expect(await readOne(reader, overview)).toContain('1203 answers');
    const filter = {state: 'open', query: 'TEXT 12'} as const;
    const texts = {name: 'texts', kind: 'survey', filter, language: 'en'} as const;
    expect(await readOne(reader, texts)).toContain('14 found');
    const chunks = await collect(reader({name: 'export', kind: 'survey', format: 'json'}));
    expect(chunks.length).toBeGreaterThan(2);
    const rows = JSON.parse(Buffer.concat(chunks as Uint8Array[]).toString()) as {id: string}[];
    expect(new Set(rows.map(({id}) => id))).toEqual(new Set(entries.map(({id}) => id)));
    await store.close();
  },
  60_000,
);

test('a database that is away is an error, and is not created', async () => {
  const reader = readerOf(await databases.create('SQLite'));
  // More often than readings may run at once: each gives its place back.
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const reading = readOne(reader, {name: 'publicReport'});
    await expect(reading).rejects.toThrow('the database file is gone');
  }
});
