import {cpSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {catalogueData, catalogueSchema} from '@scriptcat/userscript';

const samples = path.resolve(__dirname, '../../../samples');
const shown = /\.(user\.js|user\.sub\.js|cat\.md)$|[/\\]scripts[/\\][^/\\]+\.js$/;
const hidden = /[/\\](test|types|node_modules)([/\\]|$)/;

/** Publishes the samples as files to download, and the API catalogue as JSON. */
export default function publicFiles({i18n}: LoadContext): Plugin {
  return {
    name: 'public-files',
    async postBuild({outDir}) {
      cpSync(samples, path.join(outDir, 'samples'), {
        recursive: true,
        filter: (file) => !hidden.test(file) && (shown.test(file) || !path.extname(file)),
      });
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const data = path.join(outDir, 'data');
      mkdirSync(data, {recursive: true});
      const write = (name: string, value: unknown) =>
        writeFileSync(path.join(data, name), `${JSON.stringify(value, null, 1)}\n`);
      write('scriptcat-api.json', catalogueData());
      write('scriptcat-api.schema.json', catalogueSchema);
    },
  };
}
