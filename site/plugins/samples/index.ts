import {cpSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {settings} from '../../settings';
import {readSample, samplesFolder} from './read-sample';

// Userscripts and subscriptions install from their address; a skill is its page and its scripts.
const shown = /\.user(\.sub)?\.js$|\.cat\.md$|[/\\]scripts[/\\][^/\\]+\.js$/;

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
        const target = path.join(outDir, 'samples', file);
        mkdirSync(path.dirname(target), {recursive: true});
        if (file.endsWith('.user.js')) writeFileSync(target, readSample(file, settings.locale));
        else cpSync(path.join(samplesFolder, file), target);
      }
    },
    getPathsToWatch: () => [path.join(samplesFolder, '**/*.user.js')],
  };
}

function listSamples(): string[] {
  return readdirSync(samplesFolder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.startsWith('node_modules/'));
}

function readScripts(): Record<string, string> {
  const scripts = listSamples().filter((file) => file.endsWith('.user.js'));
  return Object.fromEntries(
    scripts.sort().map((file) => [file, readSample(file, settings.locale)] as const),
  );
}
