import {cpSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const samplesFolder = path.resolve(__dirname, '../../../samples');

/** Serves the samples as files, so that a link to one is an install link. */
export default function samples(): Plugin {
  return {
    name: 'samples',
    async postBuild({outDir}) {
      const files = readdirSync(samplesFolder, {recursive: true, encoding: 'utf8'});
      for (const file of files.filter((name) => name.endsWith('.user.js'))) {
        cpSync(path.join(samplesFolder, file), path.join(outDir, 'samples', file));
      }
    },
  };
}
