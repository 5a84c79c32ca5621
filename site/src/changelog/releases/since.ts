import type {Milestone} from '@scriptcat/content/kinds/releases';
import milestones from '@scriptcat/content/releases/milestones';
import {
  type Channel,
  compareTags,
  compareVersions,
  formatVersion,
  parseVersion,
  type Version,
} from '@scriptcat/content/version';

interface Compared {
  readonly from: string;
  readonly latest: Milestone;
}

/** Releases in one channel that are newer than `from`. */
export type Since =
  | {readonly status: 'nonsense'; readonly input: string}
  /** Newer than everything in the channel: a beta compared with stable, or a typo. */
  | (Compared & {readonly status: 'ahead'; readonly isKnown: boolean})
  | (Compared & {readonly status: 'current'})
  | (Compared & {
      readonly status: 'behind';
      /** False for a number that was never released; the answer still counts from there. */
      readonly isKnown: boolean;
      /** The highest version first. */
      readonly missed: readonly Milestone[];
    });

/** The releases above `from`, up to and including `to`, in the order given. */
export function between<M extends Milestone>(
  releases: readonly M[],
  from: Version,
  to: Version,
): readonly M[] {
  return releases.filter((release) => {
    const reached = reachOf(release);
    return compareVersions(reached, from) > 0 && compareVersions(reached, to) <= 0;
  });
}

/** Answers "what changed since my version" for one channel. */
export function changesSince(
  input: string,
  channel: Channel,
  all: readonly Milestone[] = milestones,
): Since {
  const version = parseVersion(input);
  if (!version) return {status: 'nonsense', input};

  const inChannel = all
    .filter((release) => release.channel === channel)
    .sort((a, b) => compareTags(b.version, a.version));
  const [latest] = inChannel;
  if (!latest) throw new Error(`No ${channel} release in the data.`);

  const from = formatVersion(version);
  const isKnown = all.some((release) => tagsOf(release).includes(from));
  const missed = between(inChannel, version, reachOf(latest));
  if (missed.length > 0) return {status: 'behind', from, isKnown, latest, missed};
  return compareVersions(version, reachOf(latest)) === 0
    ? {status: 'current', from, latest}
    : {status: 'ahead', from, isKnown, latest};
}

/** Every tag a row of the data stands for: one, or all those of a line summed up in one row. */
export function tagsOf({version, covers}: Milestone): readonly string[] {
  return covers ? covers.versions : [version];
}

/** Whether a row of the data is where a version is described. */
export function describes(row: Milestone, version: string): boolean {
  return row.version === version || tagsOf(row).includes(version);
}

// A combined line counts as missed until its last tag.
function reachOf(release: Milestone): Version {
  const [first, ...rest] = tagsOf(release).map(parseVersion);
  if (!first) throw new Error(`Not a version: ${release.version}`);
  return rest.reduce<Version>(
    (best, one) => (one && compareVersions(one, best) > 0 ? one : best),
    first,
  );
}
