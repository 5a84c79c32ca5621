import type {Feedback, PageVote} from '@scriptcat/contract';

/** What the database adds to an entry; times are milliseconds since 1970. */
interface Stored {
  receivedAt: number;
  doneAt?: number;
}

export interface StoredFeedback extends Feedback, Stored {}

export interface StoredVote extends PageVote, Stored {}

type Value = string | number | null;
export type Row = Record<string, Value>;

/** How entries of one kind lie in a database; both databases use the same names. */
export interface Table<Entry> {
  name: string;
  columns: readonly string[];
  /** Its columns in their order. */
  toRow(entry: Entry): Row;
  fromRow(row: Row): Entry;
  /** Whether two entries with the same id say the same. */
  isSame(known: Entry, entry: Entry): boolean;
}

const toColumn = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A field that is missing is NULL. */
function createTable<Entry extends StoredFeedback | StoredVote>(
  name: string,
  content: readonly (keyof Entry & string)[],
): Table<Entry> {
  const fields = ['id', 'receivedAt', ...content, 'doneAt'] as (keyof Entry & string)[];
  return {
    name,
    columns: fields.map(toColumn),
    toRow: (entry) =>
      Object.fromEntries(fields.map((field) => [toColumn(field), (entry[field] ?? null) as Value])),
    fromRow: (row) => {
      const pairs = fields.map((field) => [field, row[toColumn(field)]]);
      return Object.fromEntries(pairs.filter(([, value]) => value !== null));
    },
    isSame: (known, entry) => content.every((field) => known[field] === entry[field]),
  };
}

const answer = ['reason', 'feedback', 'locale', 'version', 'browser', 'channel'] as const;
export const surveyTable = createTable<StoredFeedback>('feedback', answer);
const vote = ['page', 'locale', 'helpful', 'text'] as const;
export const voteTable = createTable<StoredVote>('page_vote', vote);

/** Applied in order, each once; statements are only ever added at the end. */
export const createMigrations = ({id, time, end}: Record<'id' | 'time' | 'end', string>) => [
  `CREATE TABLE feedback (
    id ${id} PRIMARY KEY,
    received_at ${time} NOT NULL,
    reason text NOT NULL,
    feedback text,
    locale text,
    version text,
    browser text,
    channel text
  ) ${end}`,
  'CREATE INDEX feedback_by_time ON feedback (received_at, id)',
  `ALTER TABLE feedback ADD COLUMN done_at ${time}`,
  `CREATE TABLE page_vote (
    id ${id} PRIMARY KEY,
    received_at ${time} NOT NULL,
    page text NOT NULL,
    locale text NOT NULL,
    helpful text NOT NULL,
    text text,
    done_at ${time}
  ) ${end}`,
  'CREATE INDEX page_vote_by_time ON page_vote (received_at, id)',
];
