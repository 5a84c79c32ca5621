import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {scenarios} from '../../src/home/data/scenarios';
import {highlightToHtml} from '../code/rehype-code';

const samplesFolder = path.resolve(__dirname, '../../../samples');

/** Highlights the scripts of the home page at build time: `@generated/home-samples/default/all.json`. */
export default function homeSamples(): Plugin {
  return {
    name: 'home-samples',
    getPathsToWatch: () => [path.join(samplesFolder, 'home/*.js')],
    loadContent: () =>
      Object.fromEntries(
        scenarios.map(({sample}) => {
          const source = readFileSync(path.join(samplesFolder, sample), 'utf8');
          return [sample, highlightToHtml(source.trimEnd(), 'js')];
        }),
      ),
    async contentLoaded({content, actions}) {
      await actions.createData('all.json', content as Record<string, string>);
    },
  };
}
