import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {settings} from '../../settings';
import {scenarios} from '../../src/home/data/scenarios';
import {highlightToHtml} from '../code/rehype-code';
import {readSample, samplesFolder} from '../samples/read-sample';

/** Highlights the scripts of the home page at build time: `@generated/home-samples/default/all.json`. */
export default function homeSamples(): Plugin {
  return {
    name: 'home-samples',
    getPathsToWatch: () => [path.join(samplesFolder, 'home/*.js')],
    loadContent: () =>
      Object.fromEntries(
        scenarios.map(({sample}) => {
          const source = readSample(sample, settings.locale);
          return [sample, highlightToHtml(source.trimEnd(), 'js')];
        }),
      ),
    async contentLoaded({content, actions}) {
      await actions.createData('all.json', content as Record<string, string>);
    },
  };
}
