import {isSameFeedback, isSameVote} from '@scriptcat/contract';
import type {StoredFeedback, StoredVote} from './feedback-store';

type Value = string | number | null;
export type Row = Record<string, Value>;

/** How entries of one kind lie in a database; both databases use the same names. */
export interface Table<Entry> {
  name: string;
  columns: readonly string[];
  toRow(entry: Entry): Row;
  fromRow(row: Row): Entry;
  isSame(known: Entry, entry: Entry): boolean;
}

/** Fields of an entry by their columns; a field that is missing is NULL. */
const surveyFields = {
  id: 'id',
  received_at: 'receivedAt',
  reason: 'reason',
  feedback: 'feedback',
  locale: 'locale',
  version: 'version',
  browser: 'browser',
  channel: 'channel',
  done_at: 'doneAt',
} as const satisfies Record<string, keyof StoredFeedback>;

const voteFields = {
  id: 'id',
  received_at: 'receivedAt',
  page: 'page',
  locale: 'locale',
  helpful: 'helpful',
  text: 'text',
  done_at: 'doneAt',
} as const satisfies Record<string, keyof StoredVote>;

function createTable<Entry extends StoredFeedback | StoredVote>(
  name: string,
  fields: Readonly<Record<string, keyof Entry>>,
  isSame: Table<Entry>['isSame'],
): Table<Entry> {
  const pairs = Object.entries(fields);
  return {
    name,
    columns: Object.keys(fields),
    toRow: (entry) =>
      Object.fromEntries(pairs.map(([column, field]) => [column, (entry[field] ?? null) as Value])),
    fromRow: (row) =>
      Object.fromEntries(
        pairs
          .filter(([column]) => row[column] !== null && row[column] !== undefined)
          .map(([column, field]) => [field, row[column]]),
      ) as unknown as Entry,
    isSame,
  };
}

export const surveyTable = createTable<StoredFeedback>('feedback', surveyFields, isSameFeedback);
export const voteTable = createTable<StoredVote>('page_vote', voteFields, isSameVote);
