import {Pool, type PoolClient, types} from 'pg';
import {createEntryStore, type Query} from './entry-store';
import {type AddResult, type FeedbackStore, StoreError} from './feedback-store';
import {type Row, surveyTable, voteTable} from './tables';

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
  'ALTER TABLE feedback ADD COLUMN done_at bigint',
  `CREATE TABLE page_vote (
    id uuid PRIMARY KEY,
    received_at bigint NOT NULL,
    page text NOT NULL,
    locale text NOT NULL,
    helpful text NOT NULL,
    text text,
    done_at bigint
  )`,
  'CREATE INDEX page_vote_by_time ON page_vote (received_at, id)',
] as const;

// Any constant does, as long as every process of this service uses the same one.
const MIGRATION_LOCK = 7_431_902_256;
const WAIT_MS = 5000;

/** A PostgreSQL server, for deployments with more than one process or a database of their own. */
export function createPostgresStore(
  url: string,
  onIdleError: (cause: Error) => void = () => {},
): FeedbackStore {
  const pool = new Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: WAIT_MS,
    query_timeout: WAIT_MS,
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

  const options = {
    query: (async (sql, values) => {
      await ready();
      return queryOn(pool)(sql, values);
    }) as Query,
    add: async (insert: (query: Query) => Promise<AddResult>) => {
      await ready().catch((cause) => {
        throw new StoreError('the database cannot be prepared', true, {cause});
      });
      const client = await pool.connect().catch((cause) => {
        throw new StoreError('there is no connection to PostgreSQL', true, {cause});
      });
      try {
        const result = await insert(queryOn(client));
        client.release();
        return result;
      } catch (cause) {
        // The connection may be the trouble, or still be waiting for an answer.
        client.release(true);
        throw new StoreError('PostgreSQL did not confirm the answer', isRefused(cause), {cause});
      }
    },
  };

  return {
    ...createEntryStore(surveyTable, options),
    votes: createEntryStore(voteTable, options),
    ready: async () => {
      await ready();
      await pool.query('SELECT 1');
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

/** In any other encoding an answer in Chinese could not be stored, or not come back as it was. */
async function checkEncoding(client: PoolClient) {
  const {rows} = await client.query<{server_encoding: string}>('SHOW server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8') throw new Error(`its encoding must be UTF8, not ${encoding}`);
}

const migrate = (pool: Pool) =>
  transaction(pool, async (client) => {
    await checkEncoding(client);
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
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

/** Whether a failed query is known to have changed nothing: the server itself said no. */
function isRefused(cause: unknown): boolean {
  const state = (cause as {code?: unknown}).code;
  // Class 08 is a broken connection, 57 a server that stops in the middle.
  return typeof state === 'string' && /^(?!08|57)[0-9A-Z]{5}$/.test(state);
}

/** PostgreSQL writes places as `$1`. */
function queryOn(client: Pool | PoolClient): Query {
  return async (sql, values) => {
    const text = sql.replace(/\?(?=\d)/g, '$');
    const {rows, rowCount} = await client.query<Row>(text, [...values]);
    return {rows, changes: rowCount ?? 0};
  };
}
