import {languageTags, type Reason, reasons, verdicts} from '@scriptcat/contract';
import type {FeedbackStore, StoredFeedback, StoredVote} from '../store';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** Published shares stand for at least so many answers. */
const THRESHOLD = 10;

const toDate = (time: number) => new Date(time).toISOString().slice(0, 10);

// 1970-01-01 was a Thursday: three days make the first Monday.
const mondayOf = (time: number) =>
  toDate(Math.floor((time + 3 * DAY_MS) / WEEK_MS) * WEEK_MS - 3 * DAY_MS);

/** Counts pairs of values; names given at the start are listed even at 0. */
function createTally<Column extends string>(
  columns: readonly Column[],
  names: readonly string[] = [],
) {
  const none = () =>
    Object.fromEntries(columns.map((column) => [column, 0])) as Record<Column, number>;
  const found = new Map(names.map((name) => [name, none()]));
  const rowOf = (name: string) => {
    const by = found.get(name) ?? none();
    return {name, count: columns.reduce((sum, column) => sum + by[column], 0), by};
  };
  const rows = () => [...found.keys()].map(rowOf);
  return {
    add(name: string, column: Column): void {
      const by = found.get(name) ?? none();
      by[column] += 1;
      found.set(name, by);
    },
    rows,
    /** The most frequent first; a share is between 0 and 1. */
    shares(total: number) {
      const toShare = (count: number) => (total ? count / total : 0);
      const shares = rows().map(({name, count}) => ({name, count, share: toShare(count)}));
      return shares.sort((a, b) => b.count - a.count);
    },
    /** By the Mondays they begin on, with the empty ones between the first and the last. */
    weeks() {
      const mondays = [...found.keys()].map((monday) => Date.parse(monday));
      const first = Math.min(...mondays);
      const length = mondays.length && (Math.max(...mondays) - first) / WEEK_MS + 1;
      return Array.from({length}, (_, at) => {
        const {name: monday, ...row} = rowOf(toDate(first + at * WEEK_MS));
        return {monday, ...row};
      });
    },
  };
}

/** Puts an entry before the others; only the latest stay in memory. */
export function keepLatest<Entry>(latest: Entry[], entry: Entry, max: number): Entry[] {
  latest.unshift(entry);
  if (latest.length > max) latest.pop();
  return latest;
}

/** "Edge/138" and "edge" are one browser. */
const browserName = (browser = 'unknown') => browser.split(/[/ ]/)[0]?.toLowerCase() ?? 'unknown';

/** The survey's answers and the votes on pages, counted as they are read. */
export async function createReport(
  store: FeedbackStore,
  {since = 0, texts = 0}: {since?: number; texts?: number} = {},
) {
  const survey = await countAnswers(store.entries(since), texts);
  return {...survey, pages: await countVotes(store.votes.entries(since), texts)};
}

export type Report = Awaited<ReturnType<typeof createReport>>;

async function countAnswers(entries: AsyncIterable<StoredFeedback>, texts: number) {
  const byReason = createTally(reasons, reasons);
  const byVersion = createTally(reasons);
  const byBrowser = createTally(reasons);
  const byLanguage = createTally(reasons, languageTags);
  const byWeek = createTally(reasons);
  const latest: StoredFeedback[] = [];
  let [total, withText] = [0, 0];
  let [from, to]: [string | null, string | null] = [null, null];
  for await (const entry of entries) {
    const {reason, receivedAt} = entry;
    total += 1;
    to = toDate(receivedAt);
    from ??= to;
    byReason.add(reason, reason);
    byVersion.add(entry.version ?? 'unknown', reason);
    byBrowser.add(browserName(entry.browser), reason);
    byLanguage.add(entry.locale ?? 'unknown', reason);
    byWeek.add(mondayOf(receivedAt), reason);
    if (!entry.feedback?.trim()) continue;
    withText += 1;
    keepLatest(latest, entry, texts);
  }
  return {
    total,
    withText,
    from,
    to,
    reasons: byReason.shares(total),
    weeks: byWeek.weeks(),
    versions: byVersion.shares(total),
    browsers: byBrowser.shares(total),
    languages: byLanguage.shares(total),
    texts: latest,
  };
}

async function countVotes(votes: AsyncIterable<StoredVote>, texts: number) {
  const byPage = createTally(verdicts);
  const byWeek = createTally(verdicts);
  const latest = new Map<string, StoredVote[]>();
  let [total, helpful, withText] = [0, 0, 0];
  for await (const vote of votes) {
    total += 1;
    if (vote.helpful === 'yes') helpful += 1;
    byPage.add(vote.page, vote.helpful);
    byWeek.add(mondayOf(vote.receivedAt), vote.helpful);
    if (!vote.text) continue;
    withText += 1;
    latest.set(vote.page, keepLatest(latest.get(vote.page) ?? [], vote, texts));
  }
  const pages = byPage
    .rows()
    .map(({name, by}) => ({page: name, ...by, texts: latest.get(name) ?? []}))
    .sort((a, b) => b.no - a.no || a.page.localeCompare(b.page));
  return {total, helpful, withText, pages, weeks: byWeek.weeks()};
}

export async function createPublicReport(store: FeedbackStore) {
  const byMonth = createTally(reasons);
  for await (const {receivedAt, reason} of store.entries()) {
    byMonth.add(toDate(receivedAt).slice(0, 7), reason);
  }
  const months = byMonth.rows().map(({name, by}) => ({month: name, shares: publicShares(by)}));
  return {threshold: THRESHOLD, months};
}

export type PublicReport = Awaited<ReturnType<typeof createPublicReport>>;

/**
 * Whole percents, or null where hidden. Only rounded shares are published, never a count or a
 * total. Shares add up to 100, so one hidden share could be worked out: hidden ones are at least
 * two, and stand for ten answers together.
 */
function publicShares(counts: Record<Reason, number>): Record<Reason, number | null> {
  const total = reasons.reduce((sum, reason) => sum + counts[reason], 0);
  const shares: Record<Reason, number | null> = {...counts};
  const hidden: number[] = [];
  for (const reason of [...reasons].sort((a, b) => counts[a] - counts[b])) {
    const count = counts[reason];
    const answers = hidden.reduce((sum, each) => sum + each, 0);
    const isTelling = hidden.length === 1 || (hidden.length > 0 && answers < THRESHOLD);
    const isHidden = count < THRESHOLD || isTelling;
    if (isHidden) hidden.push(count);
    shares[reason] = isHidden ? null : Math.round((100 * count) / total);
  }
  return shares;
}
