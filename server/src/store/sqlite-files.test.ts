import {spawnSync} from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import Database from 'libsql';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {rootCause} from '../root-cause';
import {addAll, collect, createEntry, createVote} from '../test/feedback';
import {createStore, type FeedbackStore} from './index';

let folder: string;
let path: string;
const opened: FeedbackStore[] = [];
const open = (file = path) => {
  const store = createStore(`file:${file}`);
  opened.push(store);
  return store;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feedback-files-'));
  path = join(folder, 'data/feedback.db');
});
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
  rmSync(folder, {recursive: true});
});

const suffixes = ['', '-wal', '-shm'];
const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

test('the files are for their owner alone', async () => {
  const store = open();
  await store.add(createEntry());
  expect(modeOf(join(folder, 'data'))).toBe('700');
  for (const suffix of suffixes) expect(modeOf(path + suffix)).toBe('600');
});

test('deleted texts are in no file of the database while it is open', async () => {
  const store = open();
  // Enough to split pages, which leaves remnants of the rows that move.
  const entries = Array.from({length: 300}, (_, at) =>
    createEntry({feedback: `SECRET ${at} END${'x'.repeat((at * 37) % 900)}`}),
  );
  await addAll(store, entries);
  const deleted = entries.filter((_, at) => at % 6 === 0);
  for (const {id} of deleted) expect(await store.delete(id)).toBe(true);
  const files = suffixes.map((suffix) => readFileSync(path + suffix, 'latin1')).join();
  const found = deleted.filter(({feedback}) => files.includes(feedback?.split('END')[0] ?? ''));
  expect(found).toEqual([]);
  expect(await collect(store.entries())).toHaveLength(entries.length - deleted.length);
});

test('a file that is not a database is named as such', async () => {
  mkdirSync(join(folder, 'data'));
  writeFileSync(path, 'a text file'.repeat(100));
  expect(await open().ready().catch(rootCause)).toBe('file is not a database');
});

test('after closing, the file alone holds everything', async () => {
  const store = open();
  const entry = createEntry({feedback: 'x'});
  await store.add(entry);
  await store.close();
  renameSync(path, join(folder, 'copy.db'));
  const copy = open(join(folder, 'copy.db'));
  expect(await collect(copy.entries())).toEqual([entry]);
});

test('a backup taken while answers come in is complete and can be put in place', async () => {
  const [store, other] = [open(), open()];
  const before = Array.from({length: 50}, (_, at) => createEntry({receivedAt: at}));
  await addAll(store, before);
  const file = join(folder, 'backup.db');
  const during = Array.from({length: 50}, (_, at) => createEntry({receivedAt: 1000 + at}));
  await Promise.all([other.backup?.(file), addAll(store, during)]);
  expect(modeOf(file)).toBe('600');
  for (const suffix of suffixes) rmSync(path + suffix);
  await expect(store.ready()).rejects.toThrow('gone');
  renameSync(file, path);
  // Without a restart.
  await store.ready();
  expect((await collect(store.entries())).slice(0, 50)).toEqual(before);
});

test('an answer survives the removal of the write-ahead log', async () => {
  const store = open();
  await store.add(createEntry());
  rmSync(`${path}-wal`);
  const entry = createEntry({feedback: 'found'});
  await store.add(entry);
  await store.close();
  const again = open();
  expect(await collect(again.entries())).toContainEqual(entry);
});

test('answers of a database that knows no votes yet are kept', async () => {
  mkdirSync(join(folder, 'data'));
  const old = new Database(path);
  old.exec(`CREATE TABLE feedback (id TEXT PRIMARY KEY, received_at INTEGER NOT NULL,
    reason TEXT NOT NULL, feedback TEXT, locale TEXT, version TEXT, browser TEXT, channel TEXT
  ) STRICT, WITHOUT ROWID`);
  old.exec('CREATE INDEX feedback_by_time ON feedback (received_at, id)');
  const entry = createEntry({feedback: 'from before'});
  old
    .prepare('INSERT INTO feedback (id, received_at, reason, feedback) VALUES (?, ?, ?, ?)')
    .run(entry.id, entry.receivedAt, entry.reason, entry.feedback);
  old.exec('PRAGMA user_version = 2');
  old.close();
  const store = open();
  const vote = createVote();
  await store.votes.add(vote);
  expect(await collect(store.votes.entries())).toEqual([vote]);
  expect(await store.setDone(entry.id, 1)).toBe(true);
  expect(await collect(store.entries())).toEqual([{...entry, doneAt: 1}]);
});

/** A file system of its own that is full after a few megabytes; only root may make one. */
const mountSmallDisk = (at: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', at]).status === 0;

test('a full disk is named, loses nothing, and is forgotten when there is room again', async () => {
  const disk = mkdtempSync(join(tmpdir(), 'feedback-disk-'));
  if (!mountSmallDisk(disk)) {
    console.log('A full disk was not tried: only root can mount a small file system.');
    return;
  }
  try {
    const store = open(join(disk, 'feedback.db'));
    const kept = [createEntry({feedback: 'kept'})];
    await addAll(store, kept);
    const filler = join(disk, 'filler');
    for (let size = 65_536; size > 0; size >>= 1) {
      try {
        for (;;) writeFileSync(filler, Buffer.alloc(size), {flag: 'a'});
      } catch {}
    }
    const refused: unknown[] = [];
    for (let at = 0; at < 40; at += 1) {
      const entry = createEntry({feedback: '猫'.repeat(1000)});
      await store.add(entry).then(
        () => kept.push(entry),
        (cause) => refused.push(cause),
      );
    }
    expect(refused.length).toBeGreaterThan(0);
    for (const cause of refused) expect(String(cause)).toMatch(/disk is full|disk I\/O/);
    await expect(store.ready()).rejects.toThrow('the disk is full');
    rmSync(filler);
    await store.ready();
    await store.add(createEntry({feedback: 'after'}));
    const ids = (await collect(store.entries())).map(({id}) => id);
    expect(ids).toEqual(expect.arrayContaining(kept.map(({id}) => id)));
    await store.close();
  } finally {
    spawnSync('umount', ['-l', disk]);
    rmSync(disk, {recursive: true});
  }
});
