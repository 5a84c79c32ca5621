import {execFileSync} from 'node:child_process';
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
import {createSqliteStore} from './sqlite';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feedback-files-'));
  path = join(folder, 'data/feedback.db');
});
afterEach(() => rmSync(folder, {recursive: true}));

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

test('the files are for their owner alone', async () => {
  const store = createSqliteStore(path);
  await store.add(createEntry());
  expect(modeOf(join(folder, 'data'))).toBe('700');
  for (const suffix of ['', '-wal', '-shm']) expect(modeOf(path + suffix)).toBe('600');
  await store.close();
});

test('deleted texts are in no file of the database while it is open', async () => {
  const store = createSqliteStore(path);
  // Enough to split pages, which leaves remnants of the rows that move.
  const entries = Array.from({length: 300}, (_, at) =>
    createEntry({feedback: `SECRET ${at} END${'x'.repeat((at * 37) % 900)}`}),
  );
  await addAll(store, entries);
  const deleted = entries.filter((_, at) => at % 6 === 0);
  for (const {id} of deleted) expect(await store.delete(id)).toBe(true);
  const files = ['', '-wal', '-shm'].map((suffix) => readFileSync(path + suffix, 'latin1')).join();
  const found = deleted.filter(({feedback}) => files.includes(feedback?.split('END')[0] ?? ''));
  expect(found).toEqual([]);
  expect(await collect(store.entries())).toHaveLength(entries.length - deleted.length);
  await store.close();
}, 30_000);

test('a file that is not a database is named as such at once', async () => {
  mkdirSync(join(folder, 'data'));
  writeFileSync(path, 'a text file'.repeat(100));
  const problem = await createSqliteStore(path).ready().catch(rootCause);
  expect(problem).toBe('file is not a database');
});

test('after closing, the file alone holds everything', async () => {
  const store = createSqliteStore(path);
  const entry = createEntry({feedback: 'x'});
  await store.add(entry);
  await store.close();
  renameSync(path, join(folder, 'copy.db'));
  const copy = createSqliteStore(join(folder, 'copy.db'));
  expect(await collect(copy.entries())).toEqual([entry]);
  await copy.close();
});

test('a backup taken while answers come in is complete and readable', async () => {
  const store = createSqliteStore(path);
  const other = createSqliteStore(path);
  const before = Array.from({length: 50}, (_, at) => createEntry({receivedAt: at}));
  for (const entry of before) await store.add(entry);
  const file = join(folder, 'backup.db');
  const adding = (async () => {
    for (let at = 0; at < 50; at += 1) await store.add(createEntry({receivedAt: 1000 + at}));
  })();
  await other.backup?.(file);
  await adding;
  expect(modeOf(file)).toBe('600');
  const backup = createSqliteStore(file);
  expect((await collect(backup.entries())).slice(0, 50)).toEqual(before);
  for (const each of [store, other, backup]) await each.close();
});

test.each(['', '-wal'])('a removed file%s is noticed: nothing is acknowledged', async (suffix) => {
  const store = createSqliteStore(path);
  await store.add(createEntry());
  rmSync(path + suffix);
  if (suffix === '') {
    await expect(store.add(createEntry())).rejects.toMatchObject({
      isKnownUnstored: true,
      message: 'the database file is gone',
    });
    await expect(store.ready()).rejects.toThrow('the database file is gone');
  } else {
    // The file itself is there, so it is opened anew and the answer goes where it will be found.
    const entry = createEntry({feedback: 'found'});
    await store.add(entry);
    await store.close();
    const again = createSqliteStore(path);
    expect(await collect(again.entries())).toContainEqual(entry);
    await again.close();
  }
  await store.close();
});

test('a file put in its place is used without a restart', async () => {
  const store = createSqliteStore(path);
  const entry = createEntry({feedback: 'restored'});
  await store.add(entry);
  const backup = join(folder, 'backup.db');
  await store.backup?.(backup);
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix);
  await expect(store.ready()).rejects.toThrow('gone');
  renameSync(backup, path);
  await store.ready();
  expect(await collect(store.entries())).toEqual([entry]);
  await store.close();
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
  const store = createSqliteStore(path);
  const vote = createVote();
  await store.votes.add(vote);
  expect(await collect(store.entries())).toEqual([entry]);
  expect(await collect(store.votes.entries())).toEqual([vote]);
  expect(await store.setDone(entry.id, 1)).toBe(true);
  await store.close();
});

/** A file system of its own that is full after a few megabytes; only root may make one. */
function mountSmallDisk(at: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', at], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}

test('a full disk is named, loses nothing, and is forgotten when there is room again', async () => {
  const disk = mkdtempSync(join(tmpdir(), 'feedback-disk-'));
  if (!mountSmallDisk(disk)) {
    console.log('A full disk was not tried: only root can mount a small file system.');
    return;
  }
  try {
    const store = createSqliteStore(join(disk, 'feedback.db'));
    const kept = createEntry({feedback: 'kept'});
    await store.add(kept);
    const filler = join(disk, 'filler');
    for (let size = 4096; size > 0; size = Math.floor(size / 2)) {
      try {
        for (;;) writeFileSync(filler, Buffer.alloc(size * 16), {flag: 'a'});
      } catch {}
    }
    const added: string[] = [];
    const refused: unknown[] = [];
    for (let at = 0; at < 40; at += 1) {
      const entry = createEntry({feedback: '猫'.repeat(1000), receivedAt: kept.receivedAt + at});
      await store.add(entry).then(
        () => added.push(entry.id),
        (cause) => refused.push(cause),
      );
    }
    expect(refused.length).toBeGreaterThan(0);
    for (const cause of refused) expect(String(cause)).toMatch(/disk is full|disk I\/O/);
    await expect(store.ready()).rejects.toThrow('the disk is full');
    rmSync(filler);
    await store.ready();
    const after = createEntry({feedback: 'after'});
    await store.add(after);
    const ids = (await collect(store.entries())).map(({id}) => id);
    expect(ids).toEqual(expect.arrayContaining([kept.id, ...added, after.id]));
    await store.close();
  } finally {
    execFileSync('umount', ['-l', disk]);
    rmSync(disk, {recursive: true});
  }
});
