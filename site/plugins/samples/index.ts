import {cpSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const samplesFolder = path.resolve(__dirname, '../../../samples');

/** Serves the samples as files, so that a link to one is an install link. */
export default function samples(): Plugin {
  return {
    name: 'samples',
    async postBuild({outDir}) {
      cpSync(samplesFolder, path.join(outDir, 'samples'), {
        recursive: true,
        filter: (file) => !path.extname(file) || file.endsWith('.user.js'),
      });
    },
  };
}
