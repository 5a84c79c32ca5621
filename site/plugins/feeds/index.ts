import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Locale} from '@scriptcat/contract';
import {feedPath} from '../../src/changelog/releases/addresses';
import {releases} from '../../src/changelog/releases/all';
import {localise} from '../../src/changelog/releases/localise';
import {renderAtom} from './atom';
import {createFeed} from './feed';
import {renderJsonFeed} from './json-feed';
import {publicData} from './public-data';

/** Writes the feeds of every language, and the releases as public data once. */
export default function feeds(): Plugin {
  return {
    name: 'feeds',
    async postBuild({outDir, siteConfig, i18n}) {
      const write = async (file: string, text: string) => {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, text);
      };
      const locale = i18n.currentLocale as Locale;
      const root = `${siteConfig.url}${siteConfig.baseUrl}`;
      for (const channel of ['stable', 'beta'] as const) {
        const feed = createFeed(localise(releases, channel, locale), {channel, locale, root});
        await write(feedPath(channel, 'atom'), renderAtom(feed));
        await write(feedPath(channel, 'json'), renderJsonFeed(feed));
      }
      if (locale === i18n.defaultLocale) {
        await write('data/releases.json', `${JSON.stringify(publicData(releases))}\n`);
      }
    },
  };
}
