import type {OfflineFile, OfflineManifest} from './manifest';

export interface SavingPlan {
  /** What is to be fetched, in this order. */
  missing: OfflineFile[];
  /** Addresses that no list names any longer. */
  obsolete: string[];
  total: number;
}

/**
 * Compares the published list with what is stored (address → revision). Files go before pages, so
 * that a page is never stored without its styles, and what is stored already is not fetched again.
 *
 * Files of the list before this one stay: a page of the last deployment may still be open.
 */
export function planSaving(
  manifest: OfflineManifest,
  held: ReadonlyMap<string, string>,
  keep: readonly string[] = [],
): SavingPlan {
  const wanted = [...manifest.files, ...manifest.pages];
  const named = new Set([...wanted.map(({url}) => url), ...keep]);
  return {
    missing: wanted.filter(({url, revision}) => held.get(url) !== revision),
    obsolete: [...held.keys()].filter((url) => !named.has(url)),
    total: wanted.length,
  };
}
