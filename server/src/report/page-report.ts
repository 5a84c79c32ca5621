import type {StoredVote} from '../store';
import {countWeeks, type Week} from './weeks';

export interface PageRow {
  page: string;
  yes: number;
  no: number;
  /** The latest sentences, newest first. */
  texts: readonly StoredVote[];
}

export interface PageReport {
  total: number;
  helpful: number;
  withText: number;
  /** Those with the most unhelpful votes first. */
  pages: readonly PageRow[];
  weeks: readonly Week<'yes' | 'no'>[];
}

/** Counts votes as they are read, keeping only the latest sentences of each page in memory. */
export async function createPageReport(
  votes: AsyncIterable<StoredVote>,
  {texts = 0}: {texts?: number} = {},
): Promise<PageReport> {
  const pages = new Map<string, {page: string; yes: number; no: number; texts: StoredVote[]}>();
  const weeks = countWeeks(['yes', 'no'] as const);
  let withText = 0;
  for await (const vote of votes) {
    const row = pages.get(vote.page) ?? {page: vote.page, yes: 0, no: 0, texts: []};
    pages.set(vote.page, row);
    row[vote.helpful] += 1;
    weeks.add(vote.receivedAt, vote.helpful);
    if (!vote.text) continue;
    withText += 1;
    row.texts.unshift(vote);
    if (row.texts.length > texts) row.texts.pop();
  }
  const rows = [...pages.values()].sort((a, b) => b.no - a.no || a.page.localeCompare(b.page));
  const helpful = rows.reduce((sum, {yes}) => sum + yes, 0);
  const total = rows.reduce((sum, {yes, no}) => sum + yes + no, 0);
  return {total, helpful, withText, pages: rows, weeks: weeks.rows()};
}
