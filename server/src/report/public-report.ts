import {type Reason, reasons} from '@scriptcat/contract';
import type {StoredFeedback} from '../store';
import {noCounts} from './weeks';

export interface PublicMonth {
  month: string;
  /** Whole percents; null where hidden. */
  shares: Record<Reason, number | null>;
}

export interface PublicReport {
  /** Shares of fewer answers than this are hidden. */
  threshold: number;
  months: readonly PublicMonth[];
}

const threshold = 10;

/** Monthly shares fit for publication. */
export async function createPublicReport(
  entries: AsyncIterable<StoredFeedback>,
): Promise<PublicReport> {
  const byMonth = new Map<string, Record<Reason, number>>();
  for await (const {receivedAt, reason} of entries) {
    const month = new Date(receivedAt).toISOString().slice(0, 7);
    const counts = byMonth.get(month) ?? noCounts(reasons);
    counts[reason] += 1;
    byMonth.set(month, counts);
  }
  return {threshold, months: [...byMonth].map(([month, counts]) => suppress(month, counts))};
}

/**
 * Only rounded shares are published, never a count or a total. Shares add up to 100, so one hidden
 * share could be worked out: hidden ones are at least two, and stand for ten answers together.
 */
function suppress(month: string, counts: Record<Reason, number>): PublicMonth {
  const total = reasons.reduce((sum, reason) => sum + counts[reason], 0);
  const shares: PublicMonth['shares'] = noCounts(reasons);
  let hidden = 0;
  let hiddenCount = 0;
  for (const reason of [...reasons].sort((a, b) => counts[a] - counts[b])) {
    const count = counts[reason];
    const isHidden = count < threshold || (hidden > 0 && (hidden < 2 || hiddenCount < threshold));
    shares[reason] = isHidden ? null : Math.round((100 * count) / total);
    hidden += isHidden ? 1 : 0;
    hiddenCount += isHidden ? count : 0;
  }
  return {month, shares};
}
