import {Pool, types} from 'pg';
import {type Database, StoreError} from './feedback-store';
import {createMigrations, type Row} from './tables';

const migrations = createMigrations({id: 'uuid', time: 'bigint', end: ''});
// Any constant does, as long as every process of this service uses the same one.
const MIGRATION_LOCK = 7_431_902_256;
const WAIT_MS = 5000;

/** A PostgreSQL server, for deployments with more than one process or a database of their own. */
export function openPostgres(url: string, onIdleError?: (cause: Error) => void): Database {
  const pool = new Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: WAIT_MS,
    query_timeout: WAIT_MS,
    // An acknowledged answer must be on disk even where the server's default says otherwise. And
    // beside a locked table, statements given up here would go on there and use up its connections.
    onConnect: (client) =>
      client.query(`SET synchronous_commit TO on; SET statement_timeout TO ${WAIT_MS}`),
    types: {
      getTypeParser: (oid, format) => (oid === 20 ? Number : types.getTypeParser(oid, format)),
    },
  });
  // A connection that breaks while nobody uses it is replaced by the pool; unheard, the event
  // would end the process.
  pool.on('error', (cause) => onIdleError?.(cause));
  let migrated: Promise<void> | undefined;
  function prepare(): Promise<void> {
    migrated ??= migrate(pool).catch((cause) => {
      migrated = undefined;
      throw new Error('cannot prepare the feedback database', {cause});
    });
    return migrated;
  }

  return {
    query: async (sql, values) => {
      const client = await prepare()
        .then(() => pool.connect())
        .catch((cause) => {
          throw new StoreError('there is no connection to PostgreSQL', true, {cause});
        });
      try {
        // PostgreSQL writes places as `$1`.
        const text = sql.replace(/\?(?=\d)/g, '$');
        const {rows, rowCount} = await client.query<Row>(text, [...values]);
        client.release();
        return {rows, changes: rowCount ?? 0};
      } catch (cause) {
        // The connection may be the trouble, or still be waiting for an answer.
        client.release(true);
        throw new StoreError('PostgreSQL did not confirm', isRefused(cause), {cause});
      }
    },
    ready: async () => {
      await prepare();
      await pool.query('SELECT 1');
    },
    close: () => pool.end(),
  };
}

/** Whether a failed query is known to have changed nothing: the server itself said no. */
function isRefused(cause: unknown): boolean {
  const state = (cause as {code?: unknown}).code;
  // Class 08 is a broken connection, 57 a server that stops in the middle.
  return typeof state === 'string' && /^(?!08|57)[0-9A-Z]{5}$/.test(state);
}

async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const {rows: encodings} = await client.query<{server_encoding: string}>('SHOW server_encoding');
    const encoding = encodings[0]?.server_encoding;
    // In any other encoding an answer in Chinese could not be stored, or not come back as it was.
    if (encoding !== 'UTF8') throw new Error(`its encoding must be UTF8, not ${encoding}`);
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS feedback_schema (version integer PRIMARY KEY)');
    const {rows} = await client.query<{done: number}>(
      'SELECT coalesce(max(version), 0) AS done FROM feedback_schema',
    );
    const done = rows[0]?.done ?? 0;
    for (const [index, sql] of migrations.entries()) {
      if (index < done) continue;
      await client.query(sql);
      await client.query('INSERT INTO feedback_schema VALUES ($1)', [index + 1]);
    }
    await client.query('COMMIT');
    client.release();
  } catch (cause) {
    // Ending the connection rolls back too, and works when the connection itself is the trouble.
    client.release(true);
    throw cause;
  }
}
