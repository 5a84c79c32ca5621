import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import scenarios from '@scriptcat/content/home/scenarios';
import {settings} from '../../settings';
import {highlightToHtml} from '../code/rehype-code';
import {readSample, samplesFolder, splitHeader} from '../samples/read-sample';
import {headerLine, onlyOwnHeader, sampleFacts} from '../samples/sample-facts';

/** A script as `CodeBlock` shows it. */
function highlightSample(file: string) {
  const source = onlyOwnHeader(readSample(file, settings.language), settings.language);
  const {header, code} = splitHeader(source);
  return {
    header: highlightToHtml(header, 'js'),
    headerLine: headerLine(sampleFacts(source), settings.language),
    html: highlightToHtml(code.trimEnd(), 'js'),
  };
}

/** Highlights the scripts of the home page at build time: `@generated/home-samples/default/all.json`. */
export default function homeSamples(): Plugin {
  return {
    name: 'home-samples',
    getPathsToWatch: () => [path.join(samplesFolder, 'home/*.js')],
    loadContent: () =>
      Object.fromEntries(scenarios.rows.map(({sample}) => [sample, highlightSample(sample)])),
    async contentLoaded({content, actions}) {
      await actions.createData('all.json', content as Record<string, object>);
    },
  };
}
