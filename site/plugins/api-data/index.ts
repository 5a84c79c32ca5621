import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {catalogueData, catalogueSchema} from '@scriptcat/userscript';

/** Publishes the API catalogue as `/data/scriptcat-api.json`, with its schema. */
export default function apiData({i18n}: LoadContext): Plugin {
  return {
    name: 'api-data',
    async postBuild({outDir}) {
      // The data holds every language, so one copy is enough.
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const folder = path.join(outDir, 'data');
      mkdirSync(folder, {recursive: true});
      const write = (name: string, value: unknown) =>
        writeFileSync(path.join(folder, name), `${JSON.stringify(value, null, 1)}\n`);
      write('scriptcat-api.json', catalogueData());
      write('scriptcat-api.schema.json', catalogueSchema);
    },
  };
}
