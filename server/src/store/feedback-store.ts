import type {Feedback, PageVote} from '@scriptcat/contract';

/** What the database adds to an entry; times are milliseconds since 1970. */
interface Stored {
  receivedAt: number;
  /** When a maintainer marked it as done. */
  doneAt?: number;
}

/** An answer to the survey, as it is kept. */
export interface StoredFeedback extends Feedback, Stored {}

/** A vote on a page, as it is kept. */
export interface StoredVote extends PageVote, Stored {}

export interface AddResult {
  /** `same`: the id is known with the same content; `other`: it is known with different content. */
  outcome: 'stored' | 'same' | 'other';
  /** When the stored entry was received, which is earlier than now for a repeated call. */
  receivedAt: number;
}

/** An entry that was not acknowledged by the database. */
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

/** A place in the order of entries: by time, then by id. */
export interface Cursor {
  receivedAt: number;
  id: string;
}

/** Entries that are read at once. */
export const PAGE_SIZE = 500;

/** Entries of one kind. */
export interface EntryStore<Entry> {
  /**
   * Resolves once the entry survives a crash of this process and a power cut; rejects with a
   * `StoreError` otherwise.
   */
  add(entry: Entry): Promise<AddResult>;
  /** The entries that follow a place, oldest first, `PAGE_SIZE` at most. */
  page(after: Cursor): Promise<Entry[]>;
  /** All entries received at `since` or later, oldest first. */
  entries(since?: number): AsyncIterable<Entry>;
  delete(id: string): Promise<boolean>;
  /** Marks an entry as done at a time, or as open again; false when there is none. */
  setDone(id: string, doneAt: number | null): Promise<boolean>;
}

/** Where answers to the survey and votes on pages are kept. */
export interface FeedbackStore extends EntryStore<StoredFeedback> {
  votes: EntryStore<StoredVote>;
  /** Opens the database, brings its schema up to date and makes sure that it can be written. */
  ready(): Promise<void>;
  /** Writes a consistent copy to a new file, also while others write; only embedded databases can. */
  backup?(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Reads page by page, so that neither memory nor anybody else's turn is taken by many entries. */
export async function* readEntries<Entry extends Cursor>(
  {page}: Pick<EntryStore<Entry>, 'page'>,
  since = 0,
): AsyncGenerator<Entry> {
  // After everything of the millisecond before.
  let last: Cursor = {receivedAt: since - 1, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff'};
  for (;;) {
    const entries = await page(last);
    yield* entries;
    const end = entries.at(-1);
    if (!end || entries.length < PAGE_SIZE) return;
    last = end;
  }
}
