import {isSameFeedback} from '@scriptcat/contract';
import {Pool, type PoolClient, types} from 'pg';
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
    id uuid PRIMARY KEY,
    received_at bigint NOT NULL,
    reason text NOT NULL,
    feedback text,
    locale text,
    version text,
    browser text,
    channel text
  )`,
  'CREATE INDEX feedback_by_time ON feedback (received_at, id)',
] as const;

// Any constant does, as long as every process of this service uses the same one.
const migrationLock = 7_431_902_256;
const pageSize = 500;
const waitMs = 5000;

// Sorted by id, so that two processes with the same ids in hand cannot wait for each other.
const insertAll = `INSERT INTO feedback (${columns.join(', ')})
  SELECT ${columns.join(', ')}
  FROM unnest($1::uuid[], $2::bigint[], $3::text[], $4::text[],
              $5::text[], $6::text[], $7::text[], $8::text[])
    WITH ORDINALITY AS entry (${columns.join(', ')}, place)
  ORDER BY id, place
  ON CONFLICT (id) DO NOTHING
  RETURNING id`;

/** A PostgreSQL server, for deployments with more than one process or a database of their own. */
export function createPostgresStore(
  url: string,
  onIdleError: (cause: Error) => void = () => {},
): FeedbackStore {
  const pool = new Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: waitMs,
    query_timeout: waitMs,
    // An acknowledged answer must be on disk even where the server's default says otherwise.
    onConnect: (client) => client.query('SET synchronous_commit TO on'),
    types: {
      getTypeParser: (oid, format) => (oid === 20 ? Number : types.getTypeParser(oid, format)),
    },
  });
  // A connection that breaks while nobody uses it is replaced by the pool; unheard, the event
  // would end the process.
  pool.on('error', onIdleError);
  let migrated: Promise<void> | undefined;
  function ready(): Promise<void> {
    migrated ??= migrate(pool).catch((cause) => {
      migrated = undefined;
      throw new Error('cannot prepare the feedback database', {cause});
    });
    return migrated;
  }

  return {
    ready: async () => {
      await ready();
      await pool.query('SELECT 1');
    },
    add: createBatcher(async (entries) => {
      await ready();
      return writeAll(pool, entries);
    }),
    entries: async function* (since = 0) {
      await ready();
      yield* readPages(pool, since);
    },
    delete: async (id) => {
      await ready();
      const {rowCount} = await pool.query('DELETE FROM feedback WHERE id = $1', [id]);
      return rowCount === 1;
    },
    close: () => pool.end(),
  };
}

async function transaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (cause) {
    // Ending the connection rolls back too, and works when the connection itself is the trouble.
    client.release(true);
    throw cause;
  }
}

const migrate = (pool: Pool) =>
  transaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
    await client.query('CREATE TABLE IF NOT EXISTS feedback_schema (version integer PRIMARY KEY)');
    const {rows} = await client.query<{done: number}>(
      'SELECT coalesce(max(version), 0) AS done FROM feedback_schema',
    );
    for (const [index, sql] of migrations.slice(rows[0]?.done ?? 0).entries()) {
      await client.query(sql);
      await client.query('INSERT INTO feedback_schema VALUES ($1)', [
        (rows[0]?.done ?? 0) + index + 1,
      ]);
    }
  });

async function writeAll(pool: Pool, entries: readonly StoredFeedback[]): Promise<AddResult[]> {
  const rows = entries.map(toRow);
  const inserted = await pool.query<{id: string}>({
    name: 'insert-feedback',
    text: insertAll,
    values: columns.map((name) => rows.map((row) => row[name])),
  });
  const fresh = new Set(inserted.rows.map(({id}) => id));
  const known = await findKnown(pool, entries, fresh.size);
  return entries.map((entry) => {
    // Of two entries with one id in the same batch the first is the new one.
    if (fresh.delete(entry.id)) return {outcome: 'stored', receivedAt: entry.receivedAt};
    const stored = known.get(entry.id);
    if (!stored) throw new Error('an answer was deleted while it was sent again');
    return {
      outcome: isSameFeedback(stored, entry) ? 'same' : 'other',
      receivedAt: stored.receivedAt,
    };
  });
}

async function findKnown(pool: Pool, entries: readonly StoredFeedback[], fresh: number) {
  if (fresh === entries.length) return new Map<string, StoredFeedback>();
  const {rows} = await pool.query<FeedbackRow>(
    'SELECT * FROM feedback WHERE id = ANY($1::uuid[])',
    [entries.map(({id}) => id)],
  );
  return new Map(rows.map((row) => [row.id, fromRow(row)]));
}

async function* readPages(pool: Pool, since: number) {
  let last = {receivedAt: since, id: '00000000-0000-0000-0000-000000000000'};
  for (let isFirst = true; ; isFirst = false) {
    const {rows} = await pool.query<FeedbackRow>(
      `SELECT * FROM feedback WHERE (received_at, id) ${isFirst ? '>=' : '>'} ($1, $2)
       ORDER BY received_at, id LIMIT ${pageSize}`,
      [last.receivedAt, last.id],
    );
    for (const row of rows) yield fromRow(row);
    const end = rows.at(-1);
    if (!end || rows.length < pageSize) return;
    last = {receivedAt: end.received_at, id: end.id};
  }
}
