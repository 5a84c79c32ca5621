import {
  type Area,
  areas,
  type Change,
  type Kind,
  kinds,
  type Milestone,
  type Release,
} from './types';

/** A change together with the release that brought it. */
export type Arrival<Text> = Change<Text> & {readonly version: string};

/** The groups that have something in them, the most urgent kind first. */
export function groupByKind<C extends Change<unknown>>(
  changes: readonly C[],
): readonly {readonly kind: Kind; readonly changes: readonly C[]}[] {
  return kinds
    .map((kind) => ({kind, changes: changes.filter((change) => change.kind === kind)}))
    .filter((group) => group.changes.length > 0);
}

/** The changes of many releases in one list, in the order of the releases. */
export function arrivalsOf<Text>(releases: readonly Release<Text>[]): readonly Arrival<Text>[] {
  return releases.flatMap(({version, changes}) => changes.map((change) => ({...change, version})));
}

/** The areas that occur in the releases, in their usual order. */
export function areasOf(releases: readonly Release<unknown>[]): readonly Area[] {
  return areas.filter((area) =>
    releases.some(({changes}) => changes.some((change) => change.area === area)),
  );
}

/** The releases of one line, in the order given. */
export type LineOf<R extends Milestone> = {readonly id: string; readonly releases: readonly R[]};

/** Gathers releases by line; lines and releases keep the order they come in. */
export function linesOf<R extends Milestone>(releases: readonly R[]): readonly LineOf<R>[] {
  const ids = [...new Set(releases.map(({line}) => line))];
  return ids.map((id) => ({id, releases: releases.filter(({line}) => line === id)}));
}
