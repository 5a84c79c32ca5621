import pages from '@scriptcat/content/releases/pages';
import {type Channel, channelOf} from '@scriptcat/content/version';

/** Pages that the extension opens after an update: part of its link contract. */
export const changelogPaths: Readonly<Record<Channel, string>> = {
  stable: 'docs/change/',
  beta: 'docs/change/beta-changelog/',
};

/** The address of a version, below the base URL of a language. */
export function addressOf(version: string): string {
  return `/${changelogPaths[channelOf(version)]}#${version}`;
}

export const feedFormats = {
  atom: {file: 'atom.xml', type: 'application/atom+xml'},
  json: {file: 'feed.json', type: 'application/feed+json'},
} as const;
export type FeedFormat = keyof typeof feedFormats;

/** The address of a feed, below the base URL of its language. */
export function feedPath(channel: Channel, format: FeedFormat): string {
  return `${changelogPaths[channel]}${feedFormats[format].file}`;
}

/** Both spellings of a version's anchor: the extension omits the `v`, people write it. */
export function anchorsOf(version: string): readonly [string, string] {
  return [version, `v${version}`];
}

const linePages: Readonly<Record<string, string>> = pages;

/** The page that describes a line, below docs/change/; the oldest lines have none. */
export function linePage(line: string): string | undefined {
  return linePages[line];
}
