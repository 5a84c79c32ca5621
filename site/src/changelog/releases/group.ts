import type {Area, Change, ChangeKind, Release} from '@scriptcat/content/kinds/releases';
import categories from '@scriptcat/content/releases/categories';

/** A change together with the release that brought it. */
export type Arrival = Change & {readonly version: string};

/** The groups that have something in them, the most urgent kind first. */
export function groupByKind<C extends Change>(
  changes: readonly C[],
): readonly {readonly kind: ChangeKind; readonly changes: readonly C[]}[] {
  return categories.kinds
    .map((kind) => ({kind, changes: changes.filter((change) => change.kind === kind)}))
    .filter((group) => group.changes.length > 0);
}

/** The changes of many releases in one list, in the order of the releases. */
export function arrivalsOf(releases: readonly Release[]): readonly Arrival[] {
  return releases.flatMap(({version, changes}) => changes.map((change) => ({...change, version})));
}

/** The areas that occur in the releases, in their usual order. */
export function areasOf(releases: readonly Release[]): readonly Area[] {
  return categories.areas.filter((area) =>
    releases.some(({changes}) => changes.some((change) => change.area === area)),
  );
}

/** The releases of one line, in the order given. */
export type Line = {readonly id: string; readonly releases: readonly Release[]};

/** Gathers releases by line; lines and releases keep the order they come in. */
export function linesOf(releases: readonly Release[]): readonly Line[] {
  const ids = [...new Set(releases.map(({line}) => line))];
  return ids.map((id) => ({id, releases: releases.filter(({line}) => line === id)}));
}
