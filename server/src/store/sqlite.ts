import {mkdirSync} from 'node:fs';
import {dirname} from 'node:path';
import {isSameFeedback} from '@scriptcat/contract';
import Database from 'libsql';
import {createBatcher} from './batch';
import {
  type AddResult,
  columns,
  type FeedbackRow,
  type FeedbackStore,
  fromRow,
  type StoredFeedback,
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

// Waiting for another process blocks this one, so it is short once the database is open.
const openWaitMs = 5000;
const writeWaitMs = 1000;
const pageSize = 500;

type Connection = ReturnType<typeof connect>;

/** The embedded database: one file, written with a full sync before an answer is acknowledged. */
export function createSqliteStore(path: string): FeedbackStore {
  let connection: Connection | undefined;
  const open = () => {
    connection ??= connect(path);
    return connection;
  };

  return {
    ready: async () => {
      open().db.prepare('SELECT 1').get();
    },
    add: createBatcher(async (entries) => writeAll(open(), entries)),
    entries: (since = 0) => readPages(open, since),
    delete: async (id) => open().remove.run(id).changes > 0,
    close: async () => {
      connection?.db.close();
      connection = undefined;
    },
  };
}

function connect(path: string) {
  mkdirSync(dirname(path), {recursive: true});
  const db = new Database(path);
  try {
    db.exec(`PRAGMA busy_timeout = ${openWaitMs}`);
    enterWalMode(db);
    db.exec('PRAGMA synchronous = FULL');
    migrate(db);
    db.exec(`PRAGMA busy_timeout = ${writeWaitMs}`);
  } catch (cause) {
    db.close();
    throw new Error(`cannot open the feedback database ${path}`, {cause});
  }
  const places = columns.map(() => '?').join(', ');
  return {
    db,
    insert: db.prepare(
      `INSERT INTO feedback (${columns.join(', ')}) VALUES (${places}) ON CONFLICT (id) DO NOTHING`,
    ),
    find: db.prepare('SELECT * FROM feedback WHERE id = ?'),
    remove: db.prepare('DELETE FROM feedback WHERE id = ?'),
    page: db.prepare(
      `SELECT * FROM feedback WHERE (received_at, id) > (?, ?)
       ORDER BY received_at, id LIMIT ${pageSize}`,
    ),
  };
}

// Switching to WAL needs the database for itself and does not wait on the busy timeout, so
// processes that start together may have to ask again.
function enterWalMode(db: Database.Database) {
  const deadline = Date.now() + openWaitMs;
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

function writeAll({db, insert, find}: Connection, entries: readonly StoredFeedback[]) {
  const write = (entry: StoredFeedback): AddResult => {
    const row = toRow(entry);
    const {changes} = insert.run(columns.map((name) => row[name]));
    if (changes > 0) return {outcome: 'stored', receivedAt: entry.receivedAt};
    const known = fromRow(find.get(entry.id) as FeedbackRow);
    return {
      outcome: isSameFeedback(known, entry) ? 'same' : 'other',
      receivedAt: known.receivedAt,
    };
  };
  return db.transaction(() => entries.map(write)).immediate();
}

async function* readPages(open: () => Connection, since: number) {
  let last = {receivedAt: since, id: ''};
  for (;;) {
    const rows = open().page.all(last.receivedAt, last.id) as FeedbackRow[];
    for (const row of rows) yield fromRow(row);
    const end = rows.at(-1);
    if (!end || rows.length < pageSize) return;
    last = {receivedAt: end.received_at, id: end.id};
  }
}
