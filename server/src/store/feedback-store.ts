import type {Feedback} from '@scriptcat/contract';

/** An answer with the moment it was received, in milliseconds since 1970. */
export interface StoredFeedback extends Feedback {
  receivedAt: number;
}

export interface AddResult {
  /** `same`: the id is known with the same content; `other`: it is known with different content. */
  outcome: 'stored' | 'same' | 'other';
  /** When the stored answer was received, which is earlier than now for a repeated call. */
  receivedAt: number;
}

/** An answer that was not acknowledged by the database. */
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

/** Where answers are kept. */
export interface FeedbackStore {
  /** Opens the database, brings its schema up to date and makes sure that it can be written. */
  ready(): Promise<void>;
  /**
   * Resolves once the answer survives a crash of this process and a power cut; rejects with a
   * `StoreError` otherwise.
   */
  add(entry: StoredFeedback): Promise<AddResult>;
  /** All answers received at `since` or later, oldest first. */
  entries(since?: number): AsyncIterable<StoredFeedback>;
  delete(id: string): Promise<boolean>;
  /** Writes a consistent copy to a new file, also while others write; only embedded databases can. */
  backup?(file: string): Promise<void>;
  close(): Promise<void>;
}

/** A row as both databases return it. */
export interface FeedbackRow {
  id: string;
  received_at: number;
  reason: Feedback['reason'];
  feedback: string | null;
  locale: Feedback['locale'] | null;
  version: string | null;
  browser: string | null;
  channel: string | null;
}

export const columns = [
  'id',
  'received_at',
  'reason',
  'feedback',
  'locale',
  'version',
  'browser',
  'channel',
] as const satisfies readonly (keyof FeedbackRow)[];

export function toRow(entry: StoredFeedback): FeedbackRow {
  return {
    id: entry.id,
    received_at: entry.receivedAt,
    reason: entry.reason,
    feedback: entry.feedback ?? null,
    locale: entry.locale ?? null,
    version: entry.version ?? null,
    browser: entry.browser ?? null,
    channel: entry.channel ?? null,
  };
}

export function fromRow(row: FeedbackRow): StoredFeedback {
  return {
    id: row.id,
    receivedAt: Number(row.received_at),
    reason: row.reason,
    ...(row.feedback !== null && {feedback: row.feedback}),
    ...(row.locale !== null && {locale: row.locale}),
    ...(row.version !== null && {version: row.version}),
    ...(row.browser !== null && {browser: row.browser}),
    ...(row.channel !== null && {channel: row.channel}),
  };
}
