import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {toLanguageTag} from '@scriptcat/contract';
import {releases} from '../../src/changelog/releases/all';
import {localise} from '../../src/changelog/releases/localise';

const channels = ['stable', 'beta'] as const;

/**
 * Gives each changelog page the releases it lists, in its own language only, as
 * `@generated/releases/default/<channel>.json`.
 */
export default function releasesPlugin({i18n, siteDir}: LoadContext): Plugin {
  return {
    name: 'releases',
    getPathsToWatch: () => [path.join(siteDir, 'src/changelog/releases/**/*.ts')],
    async contentLoaded({actions}) {
      for (const channel of channels) {
        const local = localise(releases, channel, toLanguageTag(i18n.currentLocale));
        await actions.createData(`${channel}.json`, JSON.stringify(local));
      }
    },
  };
}
