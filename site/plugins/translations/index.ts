import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {openTranslations, translatedLanguages} from './folders';

/** Rebuilds a translated page when its original changes, also with a warm bundler cache. */
export default function translations({siteDir, i18n: {currentLocale}}: LoadContext): Plugin {
  return {
    name: 'translations',
    configureWebpack() {
      if (!translatedLanguages.includes(currentLocale)) return {};
      const {
        originals,
        translations: folder,
        recordFile,
      } = openTranslations(siteDir, currentLocale);
      return {
        module: {
          rules: [
            {
              test: /\.mdx$/,
              include: folder,
              enforce: 'pre',
              use: [
                {
                  loader: path.join(siteDir, 'plugins/translations/with-original.cjs'),
                  options: {originals, translations: folder, records: recordFile},
                },
              ],
            },
          ],
        },
      };
    },
  };
}
