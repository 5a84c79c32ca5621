import {cpSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

// Userscripts and subscriptions install from their address; a skill is its page and its scripts.
const shown = /\.user(\.sub)?\.js$|\.cat\.md$|[/\\]scripts[/\\][^/\\]+\.js$/;
const samplesFolder = path.resolve(__dirname, '../../../samples');

/** Serves the samples as files, so that a link to one is an install link. */
export default function samples(): Plugin {
  return {
    name: 'samples',
    async postBuild({outDir}) {
      const files = readdirSync(samplesFolder, {recursive: true, encoding: 'utf8'});
      for (const file of files.filter((name) => shown.test(name))) {
        cpSync(path.join(samplesFolder, file), path.join(outDir, 'samples', file));
      }
    },
  };
}
