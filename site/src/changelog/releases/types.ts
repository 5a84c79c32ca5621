import type {Localized} from '@scriptcat/contract';

/** What a change means for the reader, the most urgent first: lists are grouped in this order. */
export const kinds = [
  'breaking',
  'security',
  'deprecation',
  'feature',
  'improvement',
  'fix',
] as const;
export type Kind = (typeof kinds)[number];

/** The part of the extension a change belongs to. */
export const areas = [
  'api',
  'meta',
  'background',
  'install',
  'permission',
  'sync',
  'editor',
  'ui',
  'agent',
  'performance',
  'i18n',
  'other',
] as const;
export type Area = (typeof areas)[number];

export type Channel = 'stable' | 'beta';

export type Change<Text = Localized> = {
  readonly kind: Kind;
  readonly area: Area;
  readonly text: Text;
  /** Issue and pull-request numbers in the extension's repository. */
  readonly refs?: readonly number[];
};

/** A row of a line's timetable. `date` is the day of the git tag, Asia/Shanghai. */
export type Tag = {
  readonly version: string;
  readonly date: string;
  /** Set where one row sums up a whole line: every tag of it, and the day of the first one. */
  readonly covers?: {readonly since: string; readonly versions: readonly string[]};
  /** GitHub names of those whose changes are in it, as far as the notes of its line name them. */
  readonly contributors?: readonly string[];
};

export type Line = {
  readonly id: string;
  /** Manifest version of the extension packages of this line. */
  readonly manifest: 2 | 3;
  /** Newest first. */
  readonly releases: readonly Tag[];
};

/** The changes of every release of a line, and of no other. */
export type ChangesOf<L extends Line> = Readonly<
  Record<L['releases'][number]['version'], readonly Change[]>
>;

/** A release without its changes: small enough for any page. */
export type Milestone = Tag & {
  readonly channel: Channel;
  readonly line: string;
  readonly manifest: 2 | 3;
};

export type Release<Text = Localized> = Milestone & {readonly changes: readonly Change<Text>[]};

/** A release in one language: what a page of that language carries. */
export type LocalRelease = Release<string>;
