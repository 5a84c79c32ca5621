import {compareTags} from '@scriptcat/content/version';

/** Whether a version came before another. */
export const isBefore = (version: string, other: string): boolean =>
  compareTags(version, other) < 0;

/** Whether something existed in a version. `<=0.2.0` existed in all of them. */
export const isIn =
  (version: string) =>
  ({since, removed}: {since?: string | undefined; removed?: string | undefined}) =>
    (!since || since.startsWith('<=') || !isBefore(version, since)) &&
    (!removed || isBefore(version, removed));
