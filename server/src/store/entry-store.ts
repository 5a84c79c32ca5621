import {type AddResult, type EntryStore, PAGE_SIZE, readEntries} from './feedback-store';
import type {Row, Table} from './tables';

interface Answer {
  rows: Row[];
  /** Rows that the statement changed. */
  changes: number;
}

/** Runs one statement, with its values in place of `?1`, `?2` … */
export type Query = (sql: string, values: readonly unknown[]) => Answer | Promise<Answer>;

/** What the two databases do differently. */
interface Options {
  query: Query;
  /** Around everything that adds an entry. */
  add?: (insert: (query: Query) => Promise<AddResult>) => Promise<AddResult>;
  /** After an entry was deleted, or was not there. */
  afterDelete?: () => void;
}

/** Entries of one table, in the SQL that SQLite and PostgreSQL share. */
export function createEntryStore<Entry extends {id: string; receivedAt: number}>(
  {name, columns, toRow, fromRow, isSame}: Table<Entry>,
  {query, add = (insert) => insert(query), afterDelete}: Options,
): EntryStore<Entry> {
  const places = columns.map((_, at) => `?${at + 1}`).join(', ');
  const insert = `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${places}) ON CONFLICT (id) DO NOTHING`;
  const change = async (sql: string, ...values: unknown[]) =>
    (await query(sql, values)).changes === 1;

  const page: EntryStore<Entry>['page'] = async ({receivedAt, id}) => {
    const {rows} = await query(
      `SELECT * FROM ${name} WHERE (received_at, id) > (?1, ?2) ORDER BY received_at, id LIMIT ${PAGE_SIZE}`,
      [receivedAt, id],
    );
    return rows.map(fromRow);
  };
  return {
    add: (entry) =>
      add(async (run) => {
        const row = toRow(entry);
        const {changes} = await run(
          insert,
          columns.map((column) => row[column]),
        );
        if (changes === 1) return {outcome: 'stored', receivedAt: entry.receivedAt};
        const [found] = (await run(`SELECT * FROM ${name} WHERE id = ?1`, [entry.id])).rows;
        if (!found) throw new Error('an answer was deleted while it was sent again');
        const known = fromRow(found);
        return {outcome: isSame(known, entry) ? 'same' : 'other', receivedAt: known.receivedAt};
      }),
    page,
    entries: (since) => readEntries({page}, since),
    delete: async (id) => {
      const isDeleted = await change(`DELETE FROM ${name} WHERE id = ?1`, id);
      afterDelete?.();
      return isDeleted;
    },
    setDone: (id, doneAt) => change(`UPDATE ${name} SET done_at = ?1 WHERE id = ?2`, doneAt, id),
  };
}
