import {cpSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

// Userscripts and subscriptions install from their address; a skill is its page and its scripts.
const shown = /\.user(\.sub)?\.js$|\.cat\.md$|[/\\]scripts[/\\][^/\\]+\.js$/;
const samplesFolder = path.resolve(__dirname, '../../../samples');

/** Serves the samples as files, so that a link to one is an install link. */
export default function samples(): Plugin {
  return {
    name: 'samples',
    contentLoaded: async ({actions}) => {
      // The playground loads these late and lets the reader choose one.
      await actions.createData('samples.json', readScripts());
    },
    async postBuild({outDir}) {
      for (const file of listSamples().filter((name) => shown.test(name))) {
        cpSync(path.join(samplesFolder, file), path.join(outDir, 'samples', file));
      }
    },
    getPathsToWatch: () => [path.join(samplesFolder, '**/*.user.js')],
  };
}

function listSamples(): string[] {
  return readdirSync(samplesFolder, {recursive: true, encoding: 'utf8'});
}

function readScripts(): Record<string, string> {
  const scripts = listSamples().filter((file) => file.endsWith('.user.js'));
  const texts = scripts.sort().map((file) => {
    const name = file.split(path.sep).join('/');
    return [name, readFileSync(path.join(samplesFolder, file), 'utf8')] as const;
  });
  return Object.fromEntries(texts);
}
