import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '@scriptcat/contract';
import {
  apiAnchor,
  apiDeclarations,
  apiMarkdown,
  apis,
  catalogueChanges,
  catalogueData,
  catalogueSchema,
  checkedAgainst,
  headerSchema,
  userConfigSchema,
} from '@scriptcat/userscript';
import {templateZip} from './template-zip';

/** Publishes the catalogue below `/data/`: as data, as schemas, as types and as Markdown per API. */
export default function apiData({i18n}: LoadContext): Plugin {
  return {
    name: 'api-data',
    async postBuild({outDir}) {
      const locale: Locale = i18n.currentLocale === 'en' ? 'en' : 'zh-Hans';
      const folder = path.join(outDir, 'data');
      mkdirSync(path.join(folder, 'api'), {recursive: true});
      const write = (name: string, content: string | Uint8Array) =>
        writeFileSync(path.join(folder, name), content);
      const writeJson = (name: string, value: unknown) =>
        write(name, `${JSON.stringify(value, null, 1)}\n`);

      for (const api of apis) {
        const {lead, rest} = apiMarkdown(api, locale);
        write(`api/${apiAnchor(api.name)}.md`, `# ${api.name}\n\n${lead}\n\n${rest}\n`);
      }
      write('scriptcat.d.ts', apiDeclarations());
      // The rest holds every language, so one copy is enough.
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      writeJson('scriptcat-api.json', catalogueData());
      writeJson(`scriptcat-api-${checkedAgainst}.json`, catalogueData());
      writeJson('scriptcat-api-changes.json', catalogueChanges());
      writeJson('scriptcat-api.schema.json', catalogueSchema);
      writeJson('userconfig.schema.json', userConfigSchema());
      writeJson('header.schema.json', headerSchema());
      write('userscript-template.zip', templateZip());
    },
  };
}
