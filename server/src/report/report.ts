import {locales, type Reason, reasons} from '@scriptcat/contract';
import type {StoredFeedback} from '../store';

export interface Share {
  name: string;
  count: number;
  /** Between 0 and 1. */
  share: number;
}

export interface Week {
  /** The Monday it begins on, as a date in UTC. */
  monday: string;
  count: number;
  reasons: Record<Reason, number>;
}

export interface Report {
  total: number;
  withText: number;
  from: string | null;
  to: string | null;
  reasons: readonly Share[];
  weeks: readonly Week[];
  browsers: readonly Share[];
  locales: readonly Share[];
  texts: readonly StoredFeedback[];
}

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

// 1970-01-01 was a Thursday: three days make the first Monday.
const mondayOf = (time: number) => Math.floor((time + 3 * dayMs) / weekMs) * weekMs - 3 * dayMs;

const toDate = (time: number) => new Date(time).toISOString().slice(0, 10);

/** No answer for a reason is an answer too, so every count starts at nought. */
export const noReasons = () =>
  Object.fromEntries(reasons.map((reason) => [reason, 0])) as Record<Reason, number>;

/** Counts answers as they are read, keeping only the latest texts in memory. */
export async function createReport(
  entries: AsyncIterable<StoredFeedback>,
  {texts = 0}: {texts?: number} = {},
): Promise<Report> {
  const byReason = new Map<string, number>(reasons.map((reason) => [reason, 0]));
  const byBrowser = new Map<string, number>();
  const byLocale = new Map<string, number>(locales.map((locale) => [locale, 0]));
  const byWeek = new Map<number, Record<Reason, number>>();
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
    increment(byBrowser, browserName(entry.browser));
    increment(byLocale, entry.locale ?? 'unknown');
    const monday = mondayOf(entry.receivedAt);
    const week = byWeek.get(monday) ?? noReasons();
    week[entry.reason] += 1;
    byWeek.set(monday, week);
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
    weeks: total ? toWeeks(byWeek, mondayOf(first), mondayOf(last)) : [],
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

/** Every week from first to last, also the ones nobody answered in. */
function toWeeks(byWeek: Map<number, Record<Reason, number>>, first: number, last: number): Week[] {
  const weeks: Week[] = [];
  for (let monday = first; monday <= last; monday += weekMs) {
    const counts = byWeek.get(monday) ?? noReasons();
    const count = Object.values(counts).reduce((sum, value) => sum + value, 0);
    weeks.push({monday: toDate(monday), count, reasons: counts});
  }
  return weeks;
}
