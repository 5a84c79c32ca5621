import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {inlineScript} from '../inline-script';

/**
 * An address with a fragment opens the fold that holds its target, in every browser and before the
 * app has loaded; the client module does the same for links followed inside the app.
 */
export default function openFold(): Plugin {
  return {
    name: 'open-fold',
    getClientModules: () => [path.resolve(__dirname, 'client.ts')],
    injectHtmlTags: () => ({
      postBodyTags: [{tagName: 'script', innerHTML: inlineScript('open-fold/inline.ts')}],
    }),
  };
}
