import {languageTags, type Reason, reasons} from '@scriptcat/contract';
import type {StoredFeedback} from '../store';
import {countWeeks, toDate, type Week} from './weeks';

export interface Share {
  name: string;
  count: number;
  /** Between 0 and 1. */
  share: number;
}

export interface Report {
  total: number;
  withText: number;
  from: string | null;
  to: string | null;
  reasons: readonly Share[];
  weeks: readonly Week<Reason>[];
  versions: readonly Share[];
  browsers: readonly Share[];
  locales: readonly Share[];
  texts: readonly StoredFeedback[];
}

/** Counts answers as they are read, keeping only the latest texts in memory. */
export async function createReport(
  entries: AsyncIterable<StoredFeedback>,
  {texts = 0}: {texts?: number} = {},
): Promise<Report> {
  const byReason = new Map<string, number>(reasons.map((reason) => [reason, 0]));
  const byVersion = new Map<string, number>();
  const byBrowser = new Map<string, number>();
  const byLocale = new Map<string, number>(languageTags.map((locale) => [locale, 0]));
  const weeks = countWeeks(reasons);
  const latest: StoredFeedback[] = [];
  let total = 0;
  let withText = 0;
  let first = Number.NaN;
  let last = Number.NaN;
  for await (const entry of entries) {
    total += 1;
    if (total === 1) first = entry.receivedAt;
    last = entry.receivedAt;
    increment(byReason, entry.reason);
    increment(byVersion, entry.version ?? 'unknown');
    increment(byBrowser, browserName(entry.browser));
    increment(byLocale, entry.locale ?? 'unknown');
    weeks.add(entry.receivedAt, entry.reason);
    if (!entry.feedback?.trim()) continue;
    withText += 1;
    latest.push(entry);
    if (latest.length > texts) latest.shift();
  }
  return {
    total,
    withText,
    from: total ? toDate(first) : null,
    to: total ? toDate(last) : null,
    reasons: toShares(byReason, total),
    weeks: weeks.rows(),
    versions: toShares(byVersion, total),
    browsers: toShares(byBrowser, total),
    locales: toShares(byLocale, total),
    texts: latest.reverse(),
  };
}

function increment(counts: Map<string, number>, name: string) {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** "Edge/138" and "edge" are one browser. */
const browserName = (browser = 'unknown') => browser.split(/[/ ]/)[0]?.toLowerCase() ?? 'unknown';

function toShares(counts: Map<string, number>, total: number): Share[] {
  return [...counts]
    .map(([name, count]) => ({name, count, share: total ? count / total : 0}))
    .sort((a, b) => b.count - a.count);
}
