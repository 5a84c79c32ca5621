import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import postcssPresetEnv from 'postcss-preset-env';
import {contentFolder, siteFolder} from '../../folder';

const here = (file: string) => path.join(siteFolder, 'plugins/bundler', file);

/** What every documentation page needs, and no other page does. */
const docsParts = new RegExp(
  [
    '@docusaurus/(theme-classic|theme-common|plugin-content-docs)/',
    '@docusaurus/core/lib/client/exports/Noop',
    '@mdx-js/',
    'docusaurus-plugin-content-docs/\\w+/(__plugin|p/.*)\\.json$',
    'src/theme/(CodeBlock|Doc\\w+|LastUpdated|MDXComponents|NotFound)',
    'src/shell/(CopyButton|PageActions|PageFeedback|ScrollTable)/',
    'src/reference/(CheckedMark|CodeBlock|EntryTrail)/',
    'src/reference/useInstallLink',
    'contract/src/(page-vote|routes)',
    'src/shell/clipboard',
    'content/generated/[\\w-]+/texts/shell/(copy-button|page-actions|page-feedback|scroll-table)',
    'content/generated/[\\w-]+/(languages|texts/(reference/(overviews|sample)|site/issue-forms))\\.ts$',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/** Browsers that run the React app know modern syntax, and every file is sent as UTF-8. */
const minimizerOptions = {
  ecma: 2020,
  module: true,
  mangle: true,
  compress: {ecma: 2020},
  format: {ecma: 2020, comments: false, ascii_only: false},
};

/** Lists the hashes of all files; names chosen by its letters would differ from build to build. */
const runtime = /runtime~main/;
const runtimeOptions = {...minimizerOptions, mangle: {disableCharFreq: true}};

interface Minimizers {
  SwcJsMinimizerRspackPlugin: new (options: object) => unknown;
}

const presetEnv = postcssPresetEnv();

/** Options for Rspack; the README says what each is for. */
export default function bundler({generatedFilesDir: generated, i18n}: LoadContext): Plugin {
  const alias = {
    'prism-react-renderer$': here('no-prism.ts'),
    tslib$: here('import-default.ts'),
    // Code, which is the same in all languages.
    '@scriptcat/content/version$': path.join(siteFolder, '../packages/content/src/version.ts'),
    // A page carries the words of its own language only.
    '@scriptcat/content': contentFolder(i18n.currentLocale),
  };
  return {
    name: 'bundler',
    // Docusaurus names postcss-preset-env, and a new instance for each of 120 stylesheets takes 19 ms,
    // in two compilers. One instance serves all; the search for a configuration file is left out too.
    configurePostCss: ({plugins, ...options}) => ({
      ...options,
      config: false,
      plugins: plugins.map((plugin) =>
        String(plugin).includes('postcss-preset-env') ? presetEnv : plugin,
      ),
    }),
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer) return {resolve: {alias}};
      const {SwcJsMinimizerRspackPlugin: Minimizer} =
        currentBundler.instance as unknown as Minimizers;
      const others = (config.optimization?.minimizer ?? []).filter(
        (minimizer) => !(minimizer instanceof Minimizer),
      );
      return {
        mergeStrategy: {'optimization.minimizer': 'replace'},
        // Named by number, so that the runtime's list of files needs no names.
        ...(config.mode === 'production'
          ? {output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'}}
          : {}),
        resolve: {alias},
        module: {
          rules: [
            {
              test: /plugin-content-docs[\\/]\w+[\\/]p[\\/].*\.json$/,
              type: 'json',
              use: [{loader: here('docs-version.cjs')}],
            },
            {
              test: /[\\/]@docusaurus[\\/][\w-]+[\\/]lib[\\/].*\.js$/,
              enforce: 'pre',
              use: [{loader: here('no-descriptions.cjs')}],
            },
            {test: /[\\/]registry\.js$/, include: generated, use: [{loader: here('registry.cjs')}]},
          ],
        },
        optimization: {
          minimizer: [
            new Minimizer({minimizerOptions, exclude: runtime}),
            new Minimizer({minimizerOptions: runtimeOptions, include: runtime}),
            ...others,
          ] as typeof others,
          splitChunks: {
            cacheGroups: {
              // Before Docusaurus' own group for what half of all pages share.
              docs: {
                name: 'docs',
                chunks: 'async',
                enforce: true,
                priority: 45,
                test: docsParts,
                ...(config.mode === 'production'
                  ? {filename: 'assets/js/docs.[contenthash:8].js'}
                  : {}),
              },
            },
          },
        },
      };
    },
  };
}
