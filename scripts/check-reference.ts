import {readFileSync} from 'node:fs';
import path from 'node:path';
import {apiAnchor, apis, metadataAnchor, metadataKeys} from '@scriptcat/userscript';
import {filesBelow} from './lib/files';
import {anchorProblems, coverageProblems} from './lib/reference';

const zhFolder = 'site/docs/dev';
const enFolder = 'site/i18n/en/docusaurus-plugin-content-docs/current/dev';

const pages = filesBelow(zhFolder, /\.mdx$/).map((file) => ({
  path: `dev/${file}`,
  zh: readFileSync(path.join(zhFolder, file), 'utf8'),
  en: readFileSync(path.join(enFolder, file), 'utf8'),
}));

const problems = [
  ...coverageProblems({
    what: 'API',
    component: 'ApiEntry',
    names: apis.map(({name}) => name),
    pages,
  }),
  ...coverageProblems({
    what: 'metadata key',
    component: 'MetadataEntry',
    names: metadataKeys.map(({name}) => name),
    pages,
  }),
  ...pages.flatMap((page) =>
    anchorProblems(page, {ApiEntry: apiAnchor, MetadataEntry: metadataAnchor}),
  ),
];

console.log(
  problems.join('\n') ||
    `${apis.length} APIs and ${metadataKeys.length} metadata keys documented in both languages`,
);
process.exitCode = problems.length ? 1 : 0;
