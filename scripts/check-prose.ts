import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {docsFolder} from '../site/plugins/translations/folders';
import {filesBelow} from './lib/files';
import {proseProblems, type Text, textsIn} from './lib/prose';

const read = (file: string) => readFileSync(file, 'utf8');

const pages = (['zh-Hans', 'en'] as const).flatMap((language) => {
  const folder = path.join('site', docsFolder(language));
  return filesBelow(folder, /\.mdx$/).map((name): Text => {
    const file = `${folder}/${name}`;
    return {file, language, source: read(file)};
  });
});

// Queries that readers type, labels of browsers and the patterns of this check are not our prose.
const isProse = (file: string) =>
  !/^search\/(synonyms|fillers|words)|^guide\/(browser-words|glossary\/facts)|^site\/phrases/.test(
    file,
  );
const content = filesBelow('content', /\.yaml$/)
  .filter(isProse)
  .flatMap((file) => textsIn(`content/${file}`, read(`content/${file}`)));

const tracked = execFileSync('git', ['ls-files', '*.md', '*.ts', '*.tsx'], {encoding: 'utf8'});
const sources = tracked.split('\n').filter(Boolean);

const manuals = sources
  .filter((file) => file.endsWith('.md') && !file.startsWith('samples/agent'))
  .map((file): Text => {
    const language = file.endsWith('/zh-Hans.md') ? 'zh-Hans' : 'en';
    return {file, language, source: read(file)};
  });

// Headers of samples, and their remarks and strings with the translations.
const headers = filesBelow('samples', /\.user\.js$/).flatMap((name) =>
  [...read(`samples/${name}`).matchAll(/^\/\/ @(?:name|description)(:zh-CN)? +(.+)$/gm)].map(
    ([, isChinese, source = '']): Text => ({
      file: `samples/${name}`,
      language: isChinese ? 'zh-Hans' : 'en',
      source,
    }),
  ),
);
const remarks = filesBelow('samples/zh-Hans', /\.json$/).flatMap((name) => {
  const file = `samples/zh-Hans/${name}`;
  const samples: Record<string, Record<string, string>> = JSON.parse(read(file));
  return Object.values(samples).flatMap((texts) =>
    Object.entries(texts)
      .flat()
      .map((source, index): Text => {
        return {
          file,
          language: index % 2 ? 'zh-Hans' : 'en',
          source: source.replace(/^(?:\w+: )?['`]|['`]$/g, ''),
        };
      }),
  );
});

// Messages of the server, the plugins and the commands. The search route has those of Algolia.
const isSpeaking = /^(server\/src|site\/plugins|pipeline\/src|scripts|packages\/contract\/src)\//;
const sentence = /(['`])([A-Z][a-z’]+ (?:(?!\1).)*? (?:(?!\1).)*)\1/g;
const messages = sources
  .filter((file) => isSpeaking.test(file) && !/\.(test|md)|routes\/search\.ts/.test(file))
  .flatMap((file) =>
    [...read(file).matchAll(sentence)].map(([, , source = '']): Text => {
      return {file, language: 'en', source: source.replace(/\$\{[^}]*\}|"[^"]*"/g, '`x`')};
    }),
  );

const texts = [...messages, ...pages, ...content, ...manuals, ...headers, ...remarks];
const problems = texts.flatMap(proseProblems);

console.log(problems.join('\n') || `${texts.length} texts read well`);
process.exitCode = problems.length ? 1 : 0;
