export type Version = {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
  /** Absent for a stable release. `beta` without a number counts as 0. */
  readonly pre?: {readonly stage: 'alpha' | 'beta'; readonly number: number};
};

const written =
  /^v?(\d{1,4})\.(\d{1,4})(?:\.(\d{1,4}))?(?:-(alpha|beta)(?:\.(\d{1,4}))?)?(?:\+[0-9a-z.-]{1,40})?$/i;
const shownByBrowser = /^(\d{1,4})\.(\d{1,4})\.(\d{1,4})\.(\d{1,5})$/;

/**
 * Parses a version as people write it: `1.4.0`, `v1.4.0`, `1.4`, `1.5.0-beta.2`, a build of a
 * branch (`1.5.0-beta.2+0a1b2c3`), or the four numbers a browser shows for a beta (`1.5.0.1300`).
 */
export function parseVersion(text: string): Version | undefined {
  const source = text.trim();
  const [, major, minor, patch = '0', stage, number = '0'] = written.exec(source) ?? [];
  if (major !== undefined && minor !== undefined) {
    return {
      major: Number(major),
      minor: Number(minor),
      patch: Number(patch),
      ...(stage && {
        pre: {stage: stage.toLowerCase() as 'alpha' | 'beta', number: Number(number)},
      }),
    };
  }
  return parseBrowserVersion(source);
}

// Browsers accept digits only, so the packages number a pre-release in a fourth place:
// an alpha N is 1000 + N + 1, a beta N is 1000 + 100 * (N + 1).
function parseBrowserVersion(source: string): Version | undefined {
  const [, major, minor, patch, build] = (shownByBrowser.exec(source) ?? []).map(Number);
  if (major === undefined || minor === undefined || patch === undefined || build === undefined) {
    return undefined;
  }
  const rest = build - 1000;
  if (rest >= 100 && rest % 100 === 0) {
    return {major, minor, patch, pre: {stage: 'beta', number: rest / 100 - 1}};
  }
  if (rest >= 1 && rest < 100) {
    return {major, minor, patch, pre: {stage: 'alpha', number: rest - 1}};
  }
  return undefined;
}

/** Writes a version the way its tag is named, without the `v`. */
export function formatVersion({major, minor, patch, pre}: Version): string {
  const base = `${major}.${minor}.${patch}`;
  if (!pre) return base;
  return `${base}-${pre.stage}${pre.number > 0 ? `.${pre.number}` : ''}`;
}

const stages = {alpha: 0, beta: 1} as const;

/** Compares two versions by precedence: negative if `a` is older. */
export function compareVersions(a: Version, b: Version): number {
  return (
    a.major - b.major ||
    a.minor - b.minor ||
    a.patch - b.patch ||
    (a.pre ? stages[a.pre.stage] : 2) - (b.pre ? stages[b.pre.stage] : 2) ||
    (a.pre?.number ?? 0) - (b.pre?.number ?? 0)
  );
}

/** Compares two version strings of the data, which are known to be valid. */
export function compareTags(a: string, b: string): number {
  const [left, right] = [parseVersion(a), parseVersion(b)];
  if (!left || !right) throw new Error(`Not a version: ${left ? b : a}`);
  return compareVersions(left, right);
}

/** Whether this is how a tag is named, without the `v`. */
export function isVersion(text: string): boolean {
  const version = parseVersion(text);
  return version !== undefined && formatVersion(version) === text;
}

export type Channel = 'stable' | 'beta';

/** The changelog a version belongs to; the extension decides the same way. */
export function channelOf(version: string): Channel {
  return version.includes('-') ? 'beta' : 'stable';
}

/** The line of a version: `1.5` of `1.5.1`. */
export function lineOf(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}
