import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Code is highlighted at build time, so the highlighter must not reach the browser. */
export default function noPrism(): Plugin {
  return {
    name: 'site-no-prism',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': path.resolve(__dirname, 'stub.ts')}},
    }),
  };
}
