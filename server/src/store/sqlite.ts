import {chmodSync, closeSync, mkdirSync, openSync, statfsSync, statSync} from 'node:fs';
import {dirname} from 'node:path';
import Database from 'libsql';
import {HealthProblem} from '../health-problem';
import {
  type AddResult,
  type Cursor,
  type EntryStore,
  type FeedbackStore,
  PAGE_SIZE,
  readEntries,
  StoreError,
} from './feedback-store';
import {compareWithKnown, type Row, surveyTable, type Table, voteTable} from './tables';

/** Applied in order, each once; entries are only ever added at the end. */
const migrations = [
  `CREATE TABLE feedback (
    id TEXT PRIMARY KEY,
    received_at INTEGER NOT NULL,
    reason TEXT NOT NULL,
    feedback TEXT,
    locale TEXT,
    version TEXT,
    browser TEXT,
    channel TEXT
  ) STRICT, WITHOUT ROWID`,
  'CREATE INDEX feedback_by_time ON feedback (received_at, id)',
  'ALTER TABLE feedback ADD COLUMN done_at INTEGER',
  `CREATE TABLE page_vote (
    id TEXT PRIMARY KEY,
    received_at INTEGER NOT NULL,
    page TEXT NOT NULL,
    locale TEXT NOT NULL,
    helpful TEXT NOT NULL,
    text TEXT,
    done_at INTEGER
  ) STRICT, WITHOUT ROWID`,
  'CREATE INDEX page_vote_by_time ON page_vote (received_at, id)',
] as const;

const OPEN_WAIT_MS = 5000;
const WRITE_WAIT_MS = 1000;
/** With less room than this the next answers do not fit. */
const MIN_FREE_BYTES = 1024 * 1024;
const IN_MEMORY = ':memory:';

type Connection = ReturnType<typeof connect>;

/** The embedded database: one file, written with a full sync before an answer is acknowledged. */
export function createSqliteStore(path: string): FeedbackStore {
  let connection: Connection | undefined;

  const close = () => {
    connection?.close();
    connection = undefined;
  };
  /** The open database, if its files are still those that the path names. */
  const open = (): Connection => {
    if (connection && !connection.isInPlace()) {
      const isReplaced = statSync(path, {throwIfNoEntry: false}) !== undefined;
      if (!isReplaced) throw new HealthProblem('the database file is gone');
      close();
    }
    connection ??= connect(path);
    return connection;
  };

  function entryStore<Entry extends {id: string; receivedAt: number}>(
    table: Table<Entry>,
  ): EntryStore<Entry> {
    const page = async ({receivedAt, id}: Cursor) => {
      const rows = open().statements(table).page.all(receivedAt, id) as Row[];
      return rows.map(table.fromRow);
    };
    return {
      add: async (entry) =>
        write(() => {
          connection ??= connect(path);
          const result = insertOnce(connection, table, entry);
          // What went into a file that was removed would be gone with this process.
          return connection.isInPlace() ? result : insertOnce(open(), table, entry);
        }),
      page,
      entries: (since) => readEntries({page}, since),
      delete: async (id) => {
        const {db, statements, checkpoint} = open();
        const isDeleted = statements(table).remove.run(id).changes > 0;
        // Pages keep remnants of rows that moved when they were split, whatever `secure_delete` is:
        // 8 of 1,000 deleted texts could be read again. And the write-ahead log holds old pages.
        db.exec('VACUUM');
        if (!checkpoint()) throw new Error('the database is being read; delete again in a moment');
        return isDeleted;
      },
      setDone: async (id, doneAt) =>
        write(() => open().statements(table).setDone.run(doneAt, id).changes > 0),
    };
  }

  return {
    ...entryStore(surveyTable),
    votes: entryStore(voteTable),
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

const inodeOf = (file: string) => statSync(file, {throwIfNoEntry: false})?.ino;

/** Creates what is missing for the owner alone; SQLite gives its other files the same mode. */
function createFiles(path: string) {
  mkdirSync(dirname(path), {recursive: true, mode: 0o700});
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}

function connect(path: string) {
  if (path !== IN_MEMORY) createFiles(path);
  const db = new Database(path);
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
  /** Empties the write-ahead log; false when somebody reads from it. */
  const checkpoint = () => {
    const {busy} = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as {busy: number};
    return busy === 0;
  };
  const prepared = new Map<string, Statements>();
  return {
    db,
    checkpoint,
    isInPlace: () => files.every((file, at) => inodeOf(file) === inodes[at]),
    statements({name, columns}: Pick<Table<never>, 'name' | 'columns'>): Statements {
      const known = prepared.get(name) ?? prepare(db, name, columns);
      prepared.set(name, known);
      return known;
    },
    close: () => {
      // So that the file alone is a complete copy; another process may be in the way.
      try {
        checkpoint();
      } catch {}
      db.close();
    },
  };
}

type Statements = ReturnType<typeof prepare>;

function prepare(db: Database.Database, name: string, columns: readonly string[]) {
  const places = columns.map(() => '?').join(', ');
  return {
    insert: db.prepare(
      `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${places}) ON CONFLICT (id) DO NOTHING`,
    ),
    find: db.prepare(`SELECT * FROM ${name} WHERE id = ?`),
    remove: db.prepare(`DELETE FROM ${name} WHERE id = ?`),
    setDone: db.prepare(`UPDATE ${name} SET done_at = ? WHERE id = ?`),
    page: db.prepare(
      `SELECT * FROM ${name} WHERE (received_at, id) > (?, ?)
       ORDER BY received_at, id LIMIT ${PAGE_SIZE}`,
    ),
  };
}

// Switching to WAL needs the database for itself and does not wait on the busy timeout, so
// processes that start together may have to ask again.
function enterWalMode(db: Database.Database) {
  const deadline = performance.now() + OPEN_WAIT_MS;
  for (;;) {
    try {
      db.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (cause) {
      const isBusy = String((cause as {code?: unknown}).code).startsWith('SQLITE_BUSY');
      if (!isBusy || performance.now() > deadline) throw cause;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

function migrate(db: Database.Database) {
  // IMMEDIATE takes the write lock first: of several processes one migrates, the others then see
  // that nothing is left to do.
  db.transaction(() => {
    const {user_version: done} = db.prepare('PRAGMA user_version').get() as {user_version: number};
    for (const [index, sql] of migrations.entries()) {
      if (index >= done) db.exec(sql);
    }
    if (done < migrations.length) db.exec(`PRAGMA user_version = ${migrations.length}`);
  }).immediate();
}

function insertOnce<Entry extends {id: string; receivedAt: number}>(
  {statements}: Connection,
  table: Table<Entry>,
  entry: Entry,
): AddResult {
  const {insert, find} = statements(table);
  const row = table.toRow(entry);
  if (insert.run(table.columns.map((name) => row[name])).changes > 0) {
    return {outcome: 'stored', receivedAt: entry.receivedAt};
  }
  return compareWithKnown(table, find.get(entry.id) as Row, entry);
}

function write<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    // A statement that fails is rolled back; only a failing disk leaves a doubt.
    const isDoubtful = String((cause as {code?: unknown}).code).startsWith('SQLITE_IOERR');
    throw new StoreError((cause as Error).message, !isDoubtful, {cause});
  }
}
