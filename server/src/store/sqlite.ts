import {chmodSync, closeSync, mkdirSync, openSync, statfsSync, statSync} from 'node:fs';
import {dirname} from 'node:path';
import Sqlite from 'libsql';
import {HealthProblem} from '../health-problem';
import {type Database, StoreError} from './feedback-store';
import {createMigrations, type Row} from './tables';

const migrations = createMigrations({id: 'text', time: 'integer', end: 'STRICT, WITHOUT ROWID'});
const OPEN_WAIT_MS = 5000;
const WRITE_WAIT_MS = 1000;
/** With less room than this the next answers do not fit. */
const MIN_FREE_BYTES = 1024 * 1024;
const IN_MEMORY = ':memory:';

/** The embedded database: one file, written with a full sync before an answer is acknowledged. */
export function openSqlite(path: string): Database {
  let connection: ReturnType<typeof connect> | undefined;

  const close = () => {
    connection?.close();
    connection = undefined;
  };
  /** The open database, if its files are still those that the path names. */
  const open = () => {
    if (connection && !connection.isInPlace()) {
      if (inodeOf(path) === undefined) throw new HealthProblem('the database file is gone');
      close();
    }
    connection ??= connect(path);
    return connection;
  };

  return {
    query: async (sql, values) => {
      try {
        connection ??= connect(path);
        const result = connection.query(sql, values);
        // What went into a file that was removed would be gone with this process.
        return connection.isInPlace() ? result : open().query(sql, values);
      } catch (cause) {
        // A statement that fails is rolled back; only a failing disk leaves a doubt.
        const isDoubtful = codeOf(cause).startsWith('SQLITE_IOERR');
        throw new StoreError((cause as Error).message, !isDoubtful, {cause});
      }
    },
    scrub: async () => {
      const {db, checkpoint} = open();
      // Pages keep remnants of rows that moved when they were split, whatever `secure_delete` is:
      // 8 of 1,000 deleted texts could be read again. And the write-ahead log holds old pages.
      db.exec('VACUUM');
      if (!checkpoint()) throw new Error('the database is being read. Try again in a moment');
    },
    ready: async () => {
      const {db} = open();
      if (path !== IN_MEMORY) {
        const {bavail, bsize} = statfsSync(dirname(path));
        if (bavail * bsize < MIN_FREE_BYTES) throw new HealthProblem('the disk is full');
      }
      // The smallest write there is: a SELECT would succeed on a disk that takes nothing.
      db.exec(`PRAGMA user_version = ${migrations.length}`);
    },
    backup: async (file) => {
      open().db.prepare('VACUUM INTO ?').run(file);
      chmodSync(file, 0o600);
    },
    close: async () => close(),
  };
}

const codeOf = (cause: unknown) => String((cause as {code?: unknown}).code);
const inodeOf = (file: string) => statSync(file, {throwIfNoEntry: false})?.ino;

/** Creates what is missing for the owner alone; SQLite gives its other files the same mode. */
function createFiles(path: string) {
  mkdirSync(dirname(path), {recursive: true, mode: 0o700});
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}

function connect(path: string) {
  if (path !== IN_MEMORY) createFiles(path);
  const db = new Sqlite(path);
  try {
    db.exec(`PRAGMA busy_timeout = ${OPEN_WAIT_MS}`);
    enterWalMode(db);
    db.exec('PRAGMA synchronous = FULL');
    migrate(db);
    db.exec(`PRAGMA busy_timeout = ${WRITE_WAIT_MS}`);
  } catch (cause) {
    db.close();
    throw new Error(`cannot open the feedback database ${path}`, {cause});
  }
  const files = path === IN_MEMORY ? [] : [path, `${path}-wal`];
  const inodes = files.map(inodeOf);
  const prepared = new Map<string, Sqlite.Statement>();
  /** Empties the write-ahead log; false when somebody reads from it. */
  const checkpoint = () => {
    const {busy} = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as {busy: number};
    return busy === 0;
  };
  return {
    db,
    checkpoint,
    /** Runs a statement, prepared the first time. */
    query(sql: string, values: readonly unknown[]) {
      const statement = prepared.get(sql) ?? db.prepare(sql);
      prepared.set(sql, statement);
      if (sql.startsWith('SELECT')) return {rows: statement.all(values) as Row[], changes: 0};
      return {rows: [], changes: statement.run(values).changes};
    },
    isInPlace: () => files.every((file, at) => inodeOf(file) === inodes[at]),
    close: () => {
      // So that the file alone is a complete copy; another process may be in the way.
      try {
        checkpoint();
      } catch {}
      db.close();
    },
  };
}

// Switching to WAL needs the database for itself and does not wait on the busy timeout, so
// processes that start together may have to ask again.
function enterWalMode(db: Sqlite.Database) {
  const deadline = performance.now() + OPEN_WAIT_MS;
  for (;;) {
    try {
      db.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (cause) {
      if (!codeOf(cause).startsWith('SQLITE_BUSY') || performance.now() > deadline) throw cause;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

function migrate(db: Sqlite.Database) {
  // IMMEDIATE takes the write lock first: of several processes one migrates, the others then see
  // that nothing is left to do.
  db.transaction(() => {
    const {user_version: done} = db.prepare('PRAGMA user_version').get() as {user_version: number};
    for (const sql of migrations.slice(done)) db.exec(sql);
    if (done < migrations.length) db.exec(`PRAGMA user_version = ${migrations.length}`);
  }).immediate();
}
