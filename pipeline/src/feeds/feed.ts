import {escapeHtml, type LanguageTag} from '@scriptcat/contract';
import {changelogPaths, feedPath} from '../../../site/src/changelog/releases/addresses';
import {groupByKind} from '../../../site/src/changelog/releases/group';
import {areaLabels, kindLabels} from '../../../site/src/changelog/releases/labels';
import type {Channel, LocalRelease} from '../../../site/src/changelog/releases/types';
import {compareTags} from '../../../site/src/changelog/releases/version';
import {identity} from '../../../site/src/identity';

/** A feed before it is written in one of the formats. Every address in it is absolute. */
export type Feed = {
  readonly id: string;
  readonly locale: LanguageTag;
  readonly title: string;
  readonly subtitle: string;
  readonly author: string;
  readonly page: string;
  readonly self: Readonly<Record<'atom' | 'json', string>>;
  readonly updated: string;
  readonly entries: readonly FeedEntry[];
};

export type FeedEntry = {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly published: string;
  readonly html: string;
  readonly tags: readonly string[];
};

export type FeedContext = {
  readonly channel: Channel;
  readonly locale: LanguageTag;
  /** Base URL of the language, with its trailing slash. */
  readonly root: string;
};

const titles: Readonly<Record<Channel, Readonly<Record<LanguageTag, string>>>> = {
  stable: {'zh-Hans': '脚本猫正式版更新', en: 'ScriptCat stable releases'},
  beta: {'zh-Hans': '脚本猫 Beta 版更新', en: 'ScriptCat beta releases'},
};

const subtitles: Readonly<Record<Channel, Readonly<Record<LanguageTag, string>>>> = {
  stable: {'zh-Hans': '每个正式版的变化。', en: 'What changes in every stable release.'},
  beta: {'zh-Hans': '每个 Beta 版的变化。', en: 'What changes in every beta.'},
};

// A reader recognises an entry by its id, so ids do not follow the host: a mirror or a moved site
// must not show every release as new. The year is part of the tag scheme (RFC 4151).
const idOf = (...parts: readonly string[]) => `tag:scriptcat.org,2021:releases:${parts.join(':')}`;

// The data knows the day of a tag in China Standard Time, not the hour.
const momentOf = (date: string) => `${date}T00:00:00+08:00`;

/** Puts the releases of one channel and language into the order and shape of a feed. */
export function createFeed(
  releases: readonly LocalRelease[],
  {channel, locale, root}: FeedContext,
): Feed {
  const page = `${root}${changelogPaths[channel]}`;
  const newestFirst = [...releases].sort(
    (a, b) => b.date.localeCompare(a.date) || compareTags(b.version, a.version),
  );
  return {
    id: idOf(channel, locale),
    locale,
    title: titles[channel][locale],
    subtitle: subtitles[channel][locale],
    author: identity.organisation,
    page,
    self: {
      atom: `${root}${feedPath(channel, 'atom')}`,
      json: `${root}${feedPath(channel, 'json')}`,
    },
    updated: momentOf(newestFirst[0]?.date ?? '1970-01-01'),
    entries: newestFirst.map((release) => ({
      id: idOf(channel, locale, release.version),
      title: `${identity.name[locale]} ${release.version}`,
      url: `${page}#${release.version}`,
      published: momentOf(release.date),
      html: renderChanges(release, locale),
      tags: [...new Set(release.changes.map(({kind}) => kindLabels[kind][locale]))],
    })),
  };
}

function renderChanges({changes}: LocalRelease, locale: LanguageTag): string {
  return groupByKind(changes)
    .map(({kind, changes}) => {
      const items = changes.map(({area, text, refs = []}) => {
        const links = refs.map((ref) => ` <a href="${identity.issues}/${ref}">#${ref}</a>`);
        return `<li>[${areaLabels[area][locale]}] ${escapeHtml(text)}${links.join('')}</li>`;
      });
      return `<h3>${kindLabels[kind][locale]}</h3><ul>${items.join('')}</ul>`;
    })
    .join('');
}
