import {
  type Row,
  type StoredFeedback,
  type StoredVote,
  surveyTable,
  type Table,
  voteTable,
} from './tables';

interface AddResult {
  /** `same`: the id is known with the same content; `other`: it is known with different content. */
  outcome: 'stored' | 'same' | 'other';
  /** When the stored entry was received, which is earlier than now for a repeated call. */
  receivedAt: number;
}

/** A statement that was not acknowledged by the database. */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(
    message: string,
    /** True: nothing was written. False: perhaps it was, completely; the same call will tell. */
    readonly isKnownUnstored: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface EntryStore<Entry> {
  /**
   * Resolves once the entry survives a crash of this process and a power cut; rejects with a
   * `StoreError` otherwise.
   */
  add(entry: Entry): Promise<AddResult>;
  /** All entries received at `since` or later, oldest first. */
  entries(since?: number): AsyncIterable<Entry>;
  delete(id: string): Promise<boolean>;
  /** Marks an entry as done at a time, or as open again; false when there is none. */
  setDone(id: string, doneAt: number | null): Promise<boolean>;
}

/** What SQLite and PostgreSQL do in their own ways. */
export interface Database {
  /** Runs one statement with its values in place of `?1`, `?2` …; rejects with a `StoreError`. */
  query(sql: string, values: readonly unknown[]): Promise<{rows: Row[]; changes: number}>;
  /** Removes from the disk what is left of deleted rows. */
  scrub?(): Promise<void>;
  /** Opens the database, brings its schema up to date and makes sure that it can be written. */
  ready(): Promise<void>;
  /** Writes a consistent copy to a new file, also while others write; only embedded databases can. */
  backup?(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Where answers to the survey and votes on pages are kept. */
export interface FeedbackStore
  extends EntryStore<StoredFeedback>,
    Pick<Database, 'ready' | 'backup' | 'close'> {
  votes: EntryStore<StoredVote>;
}

export const createFeedbackStore = (database: Database): FeedbackStore => ({
  ...database,
  ...createEntryStore(surveyTable, database),
  votes: createEntryStore(voteTable, database),
});

/** Entries that are read at once: neither memory nor anybody else's turn is taken by many. */
const PAGE_SIZE = 500;

/** Entries of one table, in the SQL that both databases share. */
function createEntryStore<Entry extends StoredFeedback | StoredVote>(
  {name, columns, toRow, fromRow, isSame}: Table<Entry>,
  {query, scrub}: Database,
): EntryStore<Entry> {
  const places = columns.map((_, at) => `?${at + 1}`).join(', ');
  const insert = `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${places}) ON CONFLICT (id) DO NOTHING`;
  const change = async (sql: string, ...values: unknown[]) =>
    (await query(sql, values)).changes === 1;
  return {
    add: async (entry) => {
      const {receivedAt} = entry;
      if (await change(insert, ...Object.values(toRow(entry)))) {
        return {outcome: 'stored', receivedAt};
      }
      const {rows} = await query(`SELECT * FROM ${name} WHERE id = ?1`, [entry.id]);
      if (!rows[0]) throw new Error('an answer was deleted while it was sent again');
      const known = fromRow(rows[0]);
      return {outcome: isSame(known, entry) ? 'same' : 'other', receivedAt: known.receivedAt};
    },
    async *entries(since = 0) {
      // After everything of the millisecond before.
      let last = {receivedAt: since - 1, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff'};
      for (;;) {
        const {rows} = await query(
          `SELECT * FROM ${name} WHERE (received_at, id) > (?1, ?2) ORDER BY received_at, id LIMIT ${PAGE_SIZE}`,
          [last.receivedAt, last.id],
        );
        const entries = rows.map(fromRow);
        yield* entries;
        const end = entries.at(-1);
        if (!end || entries.length < PAGE_SIZE) return;
        last = end;
      }
    },
    delete: async (id) => {
      const isDeleted = await change(`DELETE FROM ${name} WHERE id = ?1`, id);
      // Also when it was gone already: an attempt before may have failed here.
      await scrub?.();
      return isDeleted;
    },
    setDone: (id, doneAt) => change(`UPDATE ${name} SET done_at = ?1 WHERE id = ?2`, doneAt, id),
  };
}
