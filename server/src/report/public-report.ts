import {type Reason, reasons} from '@scriptcat/contract';
import type {StoredFeedback} from '../store';
import {noCounts} from './weeks';

export interface PublicMonth {
  month: string;
  /** Whole percents; null where fewer than `threshold` people answered so. */
  shares: Record<Reason, number | null>;
}

export interface PublicReport {
  /** Cells under this many answers are left out. */
  threshold: number;
  months: readonly PublicMonth[];
}

const threshold = 10;

/** Monthly shares fit for publication: no texts, and no cell that stands for fewer than ten. */
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

// Only rounded shares are published, never a count or a total: from those a hidden number could be
// found again by subtraction.
function suppress(month: string, counts: Record<Reason, number>): PublicMonth {
  const total = reasons.reduce((sum, reason) => sum + counts[reason], 0);
  const shares: PublicMonth['shares'] = noCounts(reasons);
  for (const reason of reasons) {
    const count = counts[reason];
    shares[reason] = count < threshold ? null : Math.round((100 * count) / total);
  }
  return {month, shares};
}
