import type languages from '@scriptcat/content/languages';
import type categories from '@scriptcat/content/releases/categories';
import * as v from 'valibot';
import {type Content, localize} from '../content';
import {Day} from '../day';
import {type Kind, typedBy} from '../kind';
import {ContentError} from '../source';
import {type Channel, channelOf, compareTags, isVersion, lineOf} from '../version';

export type ChangeKind = (typeof categories)['kinds'][number];
export type Area = (typeof categories)['areas'][number];

export interface Change<Text = string> {
  readonly kind: ChangeKind;
  readonly area: Area;
  readonly text: Text;
  /** Issue and pull-request numbers in the extension's repository. */
  readonly refs?: readonly number[];
}

/** A release without what it changed: small enough for any page. */
export interface Milestone {
  readonly version: string;
  readonly channel: Channel;
  /** Set if one entry covers a whole line: all its tags, and the day of the first one. */
  readonly covers?: {readonly since: string; readonly versions: readonly string[]};
}

export interface Release<Text = string> extends Milestone {
  /** The day of the git tag, in China Standard Time. */
  readonly date: string;
  readonly line: string;
  /** Manifest version of its packages. */
  readonly manifest: 2 | 3;
  /** GitHub names of the contributors, as far as the release notes name them. */
  readonly contributors?: readonly string[];
  readonly changes: readonly Change<Text>[];
}

export type ReleasesByLanguage = Readonly<
  Record<(typeof languages)[number]['tag'], readonly Release[]>
>;

/** `mv2` is for browsers that cannot run Manifest V3 packages. */
export type Latest = Readonly<Record<Channel | 'mv2', Pick<Release, 'version' | 'date' | 'line'>>>;

const Tag = v.pipe(v.string(), v.check(isVersion, 'write a version as 1.5.1 or 1.5.0-beta.2.'));
const Lines = v.record(
  v.string(),
  v.strictObject({manifest: v.picklist([2, 3]), page: v.optional(v.string())}),
);
const Labels = v.looseObject({kinds: v.looseObject({}), areas: v.looseObject({})});

/** A change may use only the names that have a label. */
function readCategories(content: Content) {
  const {kinds = {}, areas = {}} =
    Object.values(content.words('changelog/labels', Labels))[0] ?? {};
  return {kinds: Object.keys(kinds) as ChangeKind[], areas: Object.keys(areas) as Area[]};
}

const releaseSchema = (content: Content, {kinds, areas}: ReturnType<typeof readCategories>) =>
  v.strictObject({
    date: Day,
    covers: v.exactOptional(v.strictObject({since: Day, versions: v.array(Tag)})),
    contributors: v.exactOptional(v.array(v.string())),
    changes: v.pipe(
      v.array(
        v.strictObject({
          kind: v.picklist(kinds),
          area: v.picklist(areas),
          text: content.Text,
          refs: v.exactOptional(v.array(v.pipe(v.number(), v.integer(), v.minValue(1)))),
        }),
      ),
      v.minLength(1, 'describe at least one change.'),
    ),
  });

/** All releases, the highest version first. */
function readReleases(content: Content, schema: ReturnType<typeof releaseSchema>) {
  const lines = content.facts('releases/lines', Lines);
  const seen = new Map<string, string>();
  const read = (version: string) => {
    const file = `content/releases/${version}.yaml`;
    const refuse = (problem: string) => new ContentError([`${file}: ${problem}`]);
    const {changes, ...facts} = content.facts(`releases/${version}`, schema);
    const line = lineOf(version);
    if (!isVersion(version) && !(facts.covers && version === line))
      throw refuse('this is not a version. Name the file 1.5.1.yaml or 1.5.0-beta.2.yaml.');
    const {manifest} = lines[line] ?? {};
    if (!manifest) throw refuse(`add the line "${line}" to content/releases/lines.yaml.`);
    for (const tag of facts.covers?.versions ?? [version]) {
      const other = seen.get(tag);
      if (other) throw refuse(`${tag} is in ${other}, too. Leave it in one of them.`);
      seen.set(tag, file);
    }
    const texts = changes.map((change) => ({...change, text: content.text(change.text)}));
    return {version, ...facts, channel: channelOf(version), line, manifest, changes: texts};
  };
  const names = content.files('releases').filter((name) => name !== 'lines');
  return {lines, releases: names.map(read).sort((a, b) => compareTags(b.version, a.version))};
}

const typed = typedBy('kinds/releases');

/** `releases/<version>.yaml`: everything the site says about versions. */
export const releases: Kind = {
  folder: 'releases',
  modules(content) {
    const categories = readCategories(content);
    const {lines, releases} = readReleases(content, releaseSchema(content, categories));
    const inLanguage = (channel: Channel, tag: string) =>
      releases
        .filter((release) => release.channel === channel)
        .map(({changes, ...release}) => ({
          ...release,
          changes: changes.map((change) => ({...change, text: change.text[tag]})),
        }));
    const ofChannel = (channel: Channel) => ({
      name: `releases/${channel}`,
      value: localize(
        Object.fromEntries(content.languages.map(({tag}) => [tag, inLanguage(channel, tag)])),
      ),
      type: typed('ReleasesByLanguage'),
    });
    const latest = (channel: Channel, manifest: 2 | 3) => {
      const found = releases.find((each) => each.channel === channel && each.manifest === manifest);
      return found && {version: found.version, date: found.date, line: found.line};
    };
    return [
      {
        name: 'releases',
        value: releases,
        type: typed('Release', "readonly Release<import('@scriptcat/contract').Localized>[]"),
      },
      ofChannel('stable'),
      ofChannel('beta'),
      {
        name: 'releases/milestones',
        value: releases.map(({version, channel, covers}) => ({version, channel, covers})),
        type: typed('Milestone', 'readonly Milestone[]'),
      },
      {
        name: 'releases/latest',
        value: {stable: latest('stable', 3), beta: latest('beta', 3), mv2: latest('stable', 2)},
        type: typed('Latest'),
      },
      {
        name: 'releases/pages',
        value: Object.fromEntries(Object.entries(lines).map(([line, {page}]) => [line, page])),
      },
      {name: 'releases/categories', value: categories, isConst: true},
    ];
  },
};
