import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locale} from '@scriptcat/contract';
import {latestStable} from '../site/src/changelog/releases/timeline';
import {terms} from '../site/src/guide/Glossary/terms';
import {filesBelow} from './lib/files';
import {habitProblems, type Page, versionProblems, wordProblems} from './lib/words';

const folders: Readonly<Record<Locale, string>> = {
  'zh-Hans': 'site/docs',
  en: 'site/i18n/en/docusaurus-plugin-content-docs/current',
};

const pagesOf = (locale: Locale): Page[] =>
  filesBelow(folders[locale], /\.mdx$/).map((file) => ({
    file: path.join(folders[locale], file),
    locale,
    source: readFileSync(path.join(folders[locale], file), 'utf8'),
  }));

// The reference keeps the words of the interfaces it describes.
const isGuide = ({file}: Page) => !/\/dev\//.test(file);

const pages = [...pagesOf('zh-Hans'), ...pagesOf('en')];
const problems = [
  ...pages
    .filter(isGuide)
    .flatMap((page) => [...wordProblems(page, terms), ...habitProblems(page)]),
  ...pages.flatMap((page) => versionProblems(page, latestStable.version)),
];

console.log(problems.join('\n') || `${pages.length} pages use the words of the glossary`);
process.exitCode = problems.length ? 1 : 0;
