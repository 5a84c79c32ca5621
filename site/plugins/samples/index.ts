import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {settings} from '../../settings';
import {readSample, samplesFolder} from './read-sample';

/** The text of every sample as data: the playground loads them late and lets the reader choose. */
export default function samples(): Plugin {
  return {
    name: 'samples',
    contentLoaded: async ({actions}) => {
      await actions.createData('samples.json', readScripts());
    },
    getPathsToWatch: () => [path.join(samplesFolder, '**/*.user.js')],
  };
}

function readScripts(): Record<string, string> {
  const scripts = readdirSync(samplesFolder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.user.js') && !file.startsWith('node_modules/'))
    .sort();
  return Object.fromEntries(
    scripts.map((file) => [file, readSample(file, settings.language)] as const),
  );
}
