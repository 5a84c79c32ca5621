import {feedPath} from '../../../site/src/changelog/releases/addresses';
import {releases} from '../../../site/src/changelog/releases/all';
import {localise} from '../../../site/src/changelog/releases/localise';
import {type Language, writeText} from '../language';
import {renderAtom} from './atom';
import {createFeed} from './feed';
import {renderJsonFeed} from './json-feed';
import {publicData} from './public-data';

/** Writes the feeds of a language. */
export function writeFeeds(language: Language): void {
  const {locale, url, baseUrl} = language;
  for (const channel of ['stable', 'beta'] as const) {
    const feed = createFeed(localise(releases, channel, locale), {
      channel,
      locale,
      root: `${url}${baseUrl}`,
    });
    writeText(language, feedPath(channel, 'atom'), renderAtom(feed));
    writeText(language, feedPath(channel, 'json'), renderJsonFeed(feed));
  }
}

/** Publishes the releases as data, in all languages at once. */
export function writeReleases(site: {folder: string}): void {
  writeText(site, 'data/releases.json', `${JSON.stringify(publicData(releases))}\n`);
}
