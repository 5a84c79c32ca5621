import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {placedMessages} from './placed-messages';

const here = (file: string) => path.resolve(__dirname, file);

/** Packages that the browser gets in a smaller form; the README says what is left out of each. */
const smaller = {
  'react-helmet-async$': here('head.tsx'),
  'react-loadable$': here('loadable.tsx'),
  'react-router-dom$': here('router/index.tsx'),
  'react-router-config$': here('router/routes.tsx'),
  tslib$: here('tslib.ts'),
};

/** Generated files, and the loaders that take out of them what only the build needs. */
const trimmed = [
  {test: /plugin-content-docs[\\/]\w+[\\/]p[\\/].*\.json$/, loader: 'docs-version', type: 'json'},
  {test: /\.docusaurus[^\\/]*[\\/]codeTranslations\.json$/, loader: 'translations', type: 'json'},
  {test: /\.docusaurus[^\\/]*[\\/]docusaurus\.config\.mjs$/, loader: 'site-config'},
  {test: /\.docusaurus[^\\/]*[\\/]registry\.js$/, loader: 'registry'},
  {test: /(?:@docusaurus[\\/]theme-[^\\/]+|site[\\/]src)[\\/].*\.[jt]sx?$/, loader: 'texts'},
  {test: /lib[\\/]client[\\/]BaseUrlIssueBanner[\\/]index\.js$/, loader: 'nothing'},
];

/** What every documentation page needs, and no other page does. */
const docsParts = new RegExp(
  [
    '@docusaurus/(theme-classic|theme-common|plugin-content-docs)/',
    '@docusaurus/core/lib/client/exports/Noop',
    '@mdx-js/',
    'docusaurus-plugin-content-docs/\\w+/(__plugin|p/.*)\\.json$',
    'src/theme/(CodeBlock|Doc\\w+|LastUpdated|MDXComponents|NotFound|TagsListInline)',
    'src/(shell/(CopyButton|PageActions|ScrollTable|NotFound)|reference/CodeBlock|search/SearchField)/',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/** Browsers that run the application know modern syntax, and every file is sent as UTF-8. */
const minimizerOptions = {
  ecma: 2020,
  module: true,
  mangle: true,
  compress: {ecma: 2020, passes: 2},
  format: {ecma: 2020, comments: false, ascii_only: false},
};

interface Minimizers {
  SwcJsMinimizerRspackPlugin: new (options: object) => unknown;
}

/** Keeps out of the browser what no page uses, and joins what is always fetched together. */
export default function leanBundle({siteDir, i18n}: LoadContext): Plugin {
  const translations = path.join(siteDir, 'i18n', i18n.currentLocale, 'code.json');
  // Code is highlighted at build time.
  const everywhere = {'prism-react-renderer$': here('no-prism.ts')};
  return {
    name: 'lean-bundle',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer) return {resolve: {alias: everywhere}};
      const messages = placedMessages(translations, path.join(siteDir, 'src'));
      const {SwcJsMinimizerRspackPlugin: Minimizer} =
        currentBundler.instance as unknown as Minimizers;
      const others = (config.optimization?.minimizer ?? []).filter(
        (minimizer) => !(minimizer instanceof Minimizer),
      );
      return {
        mergeStrategy: {'optimization.minimizer': 'replace'},
        // Named by number, as the list of files in the runtime then needs no names.
        ...(config.mode === 'production'
          ? {output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'}}
          : {}),
        resolve: {alias: {...everywhere, ...smaller}},
        module: {
          rules: trimmed.map(({loader, ...rule}) => ({
            ...rule,
            use: [{loader: here(`generated/${loader}.cjs`), options: {messages}}],
          })),
        },
        optimization: {
          minimizer: [new Minimizer({minimizerOptions}) as (typeof others)[number], ...others],
          splitChunks: {
            cacheGroups: {
              docs: {name: 'docs', chunks: 'async', enforce: true, test: docsParts},
            },
          },
        },
      };
    },
  };
}
