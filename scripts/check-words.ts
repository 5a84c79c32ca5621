import {readFileSync} from 'node:fs';
import path from 'node:path';
import glossary from '@scriptcat/content/guide/glossary';
import latest from '@scriptcat/content/releases/latest';
import type {LanguageTag} from '@scriptcat/contract';
import {docsFolder} from '../site/plugins/translations/folders';
import {filesBelow} from './lib/files';
import {
  habitProblems,
  type Page,
  versionProblems,
  wordProblems,
  wrongStatements,
} from './lib/words';

function pagesOf(language: LanguageTag): Page[] {
  const folder = path.join('site', docsFolder(language));
  return filesBelow(folder, /\.mdx$/)
    .map((file) => path.join(folder, file))
    .map((file) => ({file, language, source: readFileSync(file, 'utf8')}));
}

// Texts in data files. Chinese words are found in code as well; English ones would match names.
const dataFolders = ['content', 'site/src', 'packages/userscript/src', 'packages/contract/src'];
// Queries that readers type and patterns of the checks are not our prose.
const isText = (file: string) =>
  !/\.test\.ts$|^guide\/glossary\/|\/en\.yaml$|^search\/(synonyms|fillers)|^site\/phrases/.test(
    file,
  );
const data: Page[] = dataFolders.flatMap((folder) =>
  filesBelow(folder, /\.(tsx?|yaml)$/)
    .filter(isText)
    .map((file) => path.join(folder, file))
    .map((file) => ({file, language: 'zh-Hans', source: readFileSync(file, 'utf8')})),
);

// The English half of the content files, for statements only.
const english: Page[] = filesBelow('content', /(?:^|\/)en\.(?:yaml|md)$/)
  .map((file) => path.join('content', file))
  .map((file) => ({file, language: 'en', source: readFileSync(file, 'utf8')}));

const pages = [...pagesOf('zh-Hans'), ...pagesOf('en')];
const problems = [
  ...[...pages, ...data].flatMap((page) => [
    ...wordProblems(page, glossary.rows),
    ...habitProblems(page),
  ]),
  ...[...pages, ...data, ...english].flatMap(wrongStatements),
  ...pages.flatMap((page) => versionProblems(page, latest.stable.version)),
];

console.log(
  problems.join('\n') ||
    `${pages.length} pages and ${data.length} files of texts use the words of the glossary`,
);
process.exitCode = problems.length ? 1 : 0;
