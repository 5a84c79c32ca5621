import {randomUUID} from 'node:crypto';
import type {StoredFeedback, StoredVote} from '../store';

/** A plausible answer; a test names only what it is about. */
export function createEntry(entry: Partial<StoredFeedback> = {}): StoredFeedback {
  return {id: randomUUID(), reason: 'bugs', receivedAt: Date.UTC(2026, 0, 5, 8), ...entry};
}

export function createVote(vote: Partial<StoredVote> = {}): StoredVote {
  return {
    id: randomUUID(),
    page: '/docs/use/sync/',
    locale: 'zh-Hans',
    helpful: 'no',
    receivedAt: Date.UTC(2026, 0, 5, 8),
    ...vote,
  };
}

/** Texts that tend to break storage, among them every kind of thousand-character text. */
export const awkwardTexts = [
  '脚本猫很好，只是暂时用不上。',
  'line one\nline two\r\nline three\ttab',
  `quotes ' " \` and \\ and \${x} and %s`,
  "'); DROP TABLE feedback; --",
  '👨‍👩‍👧‍👦 🇨🇳 👍🏽 e\u0301 ﷽ \u200d\u202e',
  '  spaces kept  ',
  'a'.repeat(1000),
  '猫'.repeat(1000),
  '😀'.repeat(1000),
  '👍🏽'.repeat(1000),
] as const;

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** Adds many entries, some at a time: a busy machine would keep the last of all waiting too long. */
export async function addAll<Entry>(
  store: {add(entry: Entry): Promise<unknown>},
  entries: readonly Entry[],
): Promise<void> {
  for (let at = 0; at < entries.length; at += 100) {
    await Promise.all(entries.slice(at, at + 100).map((entry) => store.add(entry)));
  }
}
