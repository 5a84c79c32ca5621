import words from '@scriptcat/content/changelog/feed';
import labels from '@scriptcat/content/changelog/labels';
import type {Release} from '@scriptcat/content/kinds/releases';
import identity from '@scriptcat/content/site/identity';
import {type Channel, compareTags} from '@scriptcat/content/version';
import {escapeHtml, type LanguageTag} from '@scriptcat/contract';
import {changelogPaths, feedPath} from '../../../site/src/changelog/releases/addresses';
import {groupByKind} from '../../../site/src/changelog/releases/group';

/** A feed before it is serialised. All URLs in it are absolute. */
export type Feed = {
  readonly id: string;
  readonly language: LanguageTag;
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
  readonly language: LanguageTag;
  /** Base URL of the language, with its trailing slash. */
  readonly root: string;
};

// A reader recognises an entry by its id, so ids do not follow the host: a mirror or a moved site
// must not show every release as new. The year is part of the tag scheme (RFC 4151).
const idOf = (...parts: readonly string[]) => `tag:scriptcat.org,2021:releases:${parts.join(':')}`;

// The data knows the day of a tag in China Standard Time, not the hour.
export const momentOf = (date: string) => `${date}T00:00:00+08:00`;

/** Puts the releases of one channel and language into the order and shape of a feed. */
export function createFeed(
  releases: readonly Release[],
  {channel, language, root}: FeedContext,
): Feed {
  const page = `${root}${changelogPaths[channel]}`;
  const newestFirst = [...releases].sort(
    (a, b) => b.date.localeCompare(a.date) || compareTags(b.version, a.version),
  );
  return {
    id: idOf(channel, language),
    language,
    ...words[language][channel],
    author: identity.organisation,
    page,
    self: {
      atom: `${root}${feedPath(channel, 'atom')}`,
      json: `${root}${feedPath(channel, 'json')}`,
    },
    updated: momentOf(newestFirst[0]?.date ?? '1970-01-01'),
    entries: newestFirst.map((release) => ({
      id: idOf(channel, language, release.version),
      title: `${identity.name[language]} ${release.version}`,
      url: `${page}#${release.version}`,
      published: momentOf(release.date),
      html: renderChanges(release, language),
      tags: [...new Set(release.changes.map(({kind}) => labels[language].kinds[kind]))],
    })),
  };
}

function renderChanges({changes}: Release, language: LanguageTag): string {
  return groupByKind(changes)
    .map(({kind, changes}) => {
      const items = changes.map(({area, text, refs = []}) => {
        const links = refs.map((ref) => ` <a href="${identity.issues}/${ref}">#${ref}</a>`);
        return `<li>[${labels[language].areas[area]}] ${escapeHtml(text)}${links.join('')}</li>`;
      });
      return `<h3>${labels[language].kinds[kind]}</h3><ul>${items.join('')}</ul>`;
    })
    .join('');
}
