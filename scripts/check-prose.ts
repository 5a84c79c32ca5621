import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import phrases from '@scriptcat/content/site/phrases';
import {docsFolder} from '../site/plugins/translations/folders';
import {filesBelow} from './lib/files';
import {proseProblems, type Text, textsIn} from './lib/prose';

const read = (file: string) => readFileSync(file, 'utf8');

const pages = (['zh-Hans', 'en'] as const).flatMap((language) => {
  const folder = path.join('site', docsFolder(language));
  return filesBelow(folder, /\.mdx$/).map((file) => ({
    name: `docs/${file}`,
    texts: [{file: `${folder}/${file}`, language, source: read(`${folder}/${file}`)} as Text],
  }));
});

// Queries that readers type, labels of browsers and the patterns of this check are not our prose.
const isProse = (file: string) =>
  !/^search\/(synonyms|fillers)|^guide\/(browser-words|glossary\/facts)|^site\/phrases/.test(file);
const content = filesBelow('content', /\.yaml$/)
  .filter(isProse)
  .map((file) => ({
    name: `content/${file}`,
    texts: textsIn(`content/${file}`, read(`content/${file}`)),
  }));

const manuals = execFileSync('git', ['ls-files', '*.md'], {encoding: 'utf8'})
  .split('\n')
  .filter((file) => file && !file.startsWith('samples/agent'))
  .map((file) => {
    const language = file.endsWith('/zh-Hans.md') ? 'zh-Hans' : 'en';
    return {name: file, texts: [{file, language, source: read(file)} as Text]};
  });

const files = [...pages, ...content, ...manuals];
const isWaiting = (name: string) => phrases.waiting.some((start) => name.startsWith(start));
const problems = files.flatMap(({name, texts}) =>
  texts.flatMap((text) => proseProblems({...text, isOld: isWaiting(name)})),
);

for (const start of phrases.waiting)
  if (!files.some(({name}) => name.startsWith(start)))
    console.log(`note: content/site/phrases.yaml waits for ${start}, which does not exist`);

console.log(problems.join('\n') || `${files.length} files read well`);
process.exitCode = problems.length ? 1 : 0;
