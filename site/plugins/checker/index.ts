import {createHash} from 'node:crypto';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {bundleScript} from '../../bundle-script';
import {siteFolder} from '../../folder';

/** Its name at the root of the site. */
export const checkerName = 'scriptcat-check.mjs';

/** The command-line checker as one file that needs nothing but Node.js. */
export const bundleChecker = () =>
  `${bundleScript(path.join(siteFolder, '../packages/userscript/cli/main.ts'), {
    format: 'esm',
    // Not as for Node: `yaml` has a CommonJS build for that, which cannot be put into a module.
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: ['node:*'],
    target: 'node20',
    banner: {js: '#!/usr/bin/env node'},
    legalComments: 'none',
  })}\n`;

/** Facts about the file for the page that offers it. */
export default function checker(): Plugin {
  return {
    name: 'checker',
    contentLoaded: async ({actions}) => {
      const code = bundleChecker();
      const sha256 = createHash('sha256').update(code).digest('hex');
      const kilobytes = Math.round(code.length / 1024);
      await actions.createData('file.json', {name: checkerName, sha256, kilobytes});
    },
  };
}
