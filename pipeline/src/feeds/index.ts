import problems from '@scriptcat/content/help/known-problems';
import releases from '@scriptcat/content/releases';
import beta from '@scriptcat/content/releases/beta';
import latest from '@scriptcat/content/releases/latest';
import stable from '@scriptcat/content/releases/stable';
import {feedPath} from '../../../site/src/changelog/releases/addresses';
import {type Language, writeText} from '../language';
import {renderAtom} from './atom';
import {createFeed} from './feed';
import {renderJsonFeed} from './json-feed';
import {createProblemFeed, problemFeedPath} from './known-problems';

const channels = {stable, beta};

/** Writes the feeds of a language. */
export function writeFeeds(to: Language): void {
  const {tag: language, url, baseUrl} = to;
  for (const channel of ['stable', 'beta'] as const) {
    const context = {channel, language, root: `${url}${baseUrl}`};
    const feed = createFeed(channels[channel][language], context);
    writeText(to, feedPath(channel, 'atom'), renderAtom(feed));
    writeText(to, feedPath(channel, 'json'), renderJsonFeed(feed));
  }
  const known = createProblemFeed(language, `${url}${baseUrl}`);
  writeText(to, problemFeedPath('atom'), renderAtom(known));
  writeText(to, problemFeedPath('json'), renderJsonFeed(known));
}

/** Publishes the releases in all languages at once, for programs without a feed reader. */
export function writeReleases(site: {folder: string}): void {
  const {stable, beta, mv2} = latest;
  const versions = {stable: stable.version, beta: beta.version, manifestV2: mv2.version};
  writeText(site, 'data/releases.json', `${JSON.stringify({latest: versions, releases})}\n`);
}

/** Publishes the known problems in all languages, for support tools and administrators. */
export function writeKnownProblems(site: {folder: string}): void {
  writeText(
    site,
    'data/known-problems.json',
    `${JSON.stringify(problems.rows).replaceAll('{latest}', latest.stable.version)}\n`,
  );
}
