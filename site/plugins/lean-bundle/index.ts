import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const here = (file: string) => path.resolve(__dirname, file);

/** What every documentation page needs, and no other page does. */
const docsParts = new RegExp(
  [
    '@docusaurus/(theme-classic|theme-common|plugin-content-docs)/',
    '@mdx-js/',
    'src/theme/(CodeBlock|DocBreadcrumbs|LastUpdated|MDXComponents)',
    'src/components/(CopyButton|PageActions|ScrollTable)/',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/** Keeps out of the browser what no page uses, and joins what is always fetched together. */
export default function leanBundle(): Plugin {
  return {
    name: 'lean-bundle',
    configureWebpack: (_, isServer) => ({
      resolve: {
        alias: {
          // Code is highlighted at build time.
          'prism-react-renderer$': here('no-prism.ts'),
          ...(isServer ? {} : {tslib$: here('tslib.ts')}),
        },
      },
      ...(isServer
        ? {}
        : {
            module: {
              rules: [
                {
                  test: /plugin-content-docs[\\/]\w+[\\/]p[\\/].*\.json$/,
                  type: 'json',
                  use: [here('drop-descriptions.cjs')],
                },
              ],
            },
            optimization: {
              splitChunks: {
                cacheGroups: {
                  docs: {name: 'docs', chunks: 'async', enforce: true, test: docsParts},
                },
              },
            },
          }),
    }),
  };
}
