import {readdirSync} from 'node:fs';
import type {LanguageTag} from '@scriptcat/contract';
import {readSample, samplesFolder} from '../samples/read-sample';
import {sampleFacts} from '../samples/sample-facts';

/** One card of the gallery. */
export interface GallerySample {
  file: string;
  name: string;
  description: string;
  kind: string;
  demo?: string;
  /** Grants and hosts, what a reader may look for. */
  uses: readonly string[];
}

/** Every sample that can be installed, as its header describes it. */
export function gallerySamples(language: LanguageTag): readonly GallerySample[] {
  return readdirSync(samplesFolder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.user.js') && !file.startsWith('node_modules/'))
    .sort()
    .map((file) => {
      const {name, description, kind, demo, grants, connects} = sampleFacts(
        readSample(file, language),
      );
      return {
        file,
        name: name[language],
        description: description[language],
        kind,
        ...(demo ? {demo} : {}),
        uses: [...grants, ...connects.map((host) => `@connect ${host}`)],
      };
    });
}
