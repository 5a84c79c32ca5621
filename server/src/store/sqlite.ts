import {chmodSync, closeSync, mkdirSync, openSync, statfsSync, statSync} from 'node:fs';
import {dirname} from 'node:path';
import {isSameFeedback} from '@scriptcat/contract';
import Database from 'libsql';
import {HealthProblem} from '../health-problem';
import {
  type AddResult,
  columns,
  type FeedbackRow,
  type FeedbackStore,
  fromRow,
  type StoredFeedback,
  StoreError,
  toRow,
} from './feedback-store';

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
] as const;

const OPEN_WAIT_MS = 5000;
const WRITE_WAIT_MS = 1000;
const PAGE_SIZE = 500;
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

  return {
    ready: async () => {
      const {db} = open();
      if (path !== IN_MEMORY) {
        const {bavail, bsize} = statfsSync(dirname(path));
        if (bavail * bsize < MIN_FREE_BYTES) throw new HealthProblem('the disk is full');
      }
      // The smallest write there is: a SELECT would succeed on a disk that takes nothing.
      db.exec(`PRAGMA user_version = ${migrations.length}`);
    },
    add: async (entry) =>
      write(() => {
        connection ??= connect(path);
        const result = insertOnce(connection, entry);
        // What went into a file that was removed would be gone with this process.
        return connection.isInPlace() ? result : insertOnce(open(), entry);
      }),
    entries: (since = 0) => readPages(open, since),
    delete: async (id) => {
      const {db, remove, checkpoint} = open();
      db.exec('PRAGMA secure_delete = ON');
      const isDeleted = remove.run(id).changes > 0;
      // The write-ahead log still holds the text.
      checkpoint();
      return isDeleted;
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
  const checkpoint = () => db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const places = columns.map(() => '?').join(', ');
  return {
    db,
    checkpoint,
    isInPlace: () => files.every((file, at) => inodeOf(file) === inodes[at]),
    insert: db.prepare(
      `INSERT INTO feedback (${columns.join(', ')}) VALUES (${places}) ON CONFLICT (id) DO NOTHING`,
    ),
    find: db.prepare('SELECT * FROM feedback WHERE id = ?'),
    remove: db.prepare('DELETE FROM feedback WHERE id = ?'),
    page: db.prepare(
      `SELECT * FROM feedback WHERE (received_at, id) > (?, ?)
       ORDER BY received_at, id LIMIT ${PAGE_SIZE}`,
    ),
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
function enterWalMode(db: Database.Database) {
  const deadline = Date.now() + OPEN_WAIT_MS;
  for (;;) {
    try {
      db.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (cause) {
      if (Date.now() > deadline) throw cause;
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

function insertOnce({insert, find}: Connection, entry: StoredFeedback): AddResult {
  const row = toRow(entry);
  if (insert.run(columns.map((name) => row[name])).changes > 0) {
    return {outcome: 'stored', receivedAt: entry.receivedAt};
  }
  const known = fromRow(find.get(entry.id) as FeedbackRow);
  const outcome = isSameFeedback(known, entry) ? 'same' : 'other';
  return {outcome, receivedAt: known.receivedAt};
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

async function* readPages(open: () => Connection, since: number) {
  let last = {receivedAt: since, id: ''};
  for (;;) {
    const rows = open().page.all(last.receivedAt, last.id) as FeedbackRow[];
    for (const row of rows) yield fromRow(row);
    const end = rows.at(-1);
    if (!end || rows.length < PAGE_SIZE) return;
    last = {receivedAt: end.received_at, id: end.id};
  }
}
