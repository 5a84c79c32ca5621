import {
  apiAnchor,
  apiDeclarations,
  apiMarkdown,
  apis,
  catalogueChanges,
  catalogueData,
  catalogueSchema,
  headerSchema,
  publishedVersions,
  userConfigSchema,
  wholeEntry,
} from '@scriptcat/userscript/catalogue';
import {type Language, writeText} from '../language';
import {templateZip} from './template-zip';

/** Publishes the catalogue below `/data/` of a language: as types, and as Markdown per API. */
export function writeApiReference(language: Pick<Language, 'folder' | 'tag'>): void {
  for (const api of apis) {
    const text = wholeEntry(api.name, apiMarkdown(api, language.tag));
    writeText(language, `data/api/${apiAnchor(api.name)}.md`, `${text}\n`);
  }
  writeText(language, 'data/scriptcat.d.ts', apiDeclarations());
}

/** Publishes the catalogue below `/data/` as data and schemas that hold every language. */
export function writeApiData(site: {folder: string}): void {
  const write = (name: string, value: unknown) =>
    writeText(site, `data/${name}`, `${JSON.stringify(value, null, 1)}\n`);
  write('scriptcat-api.json', catalogueData());
  for (const version of publishedVersions) {
    write(`scriptcat-api-${version}.json`, catalogueData(version));
  }
  write('scriptcat-api-changes.json', catalogueChanges());
  write('scriptcat-api.schema.json', catalogueSchema);
  write('userconfig.schema.json', userConfigSchema());
  write('header.schema.json', headerSchema());
  writeText(site, 'data/userscript-template.zip', templateZip());
}
