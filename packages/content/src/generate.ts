import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {type ByLanguage, isLocalized, openContent} from './content';
import type {ContentModule} from './kind';
import {kinds} from './kinds';
import {tokens} from './kinds/palette';
import {ContentError} from './source';

const workspace = path.resolve(import.meta.dirname, '../../..');
const generated = path.resolve(import.meta.dirname, '../generated');

/** All modules generated from the content folder. */
function contentModules(folder: string) {
  const content = openContent(folder);
  const problems: string[] = [];
  const collect = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  };
  const isOfKind = (name: string) =>
    kinds.some(({folder: own}) => name === own || name.startsWith(`${own}/`));
  const plain = content.foldersWithWords().filter((name) => !isOfKind(name));
  const modules: ContentModule[] = [
    ...kinds.flatMap((kind) => collect(() => kind.modules(content)) ?? []),
    ...plain.flatMap((name) => collect(() => [{name, value: content.words(name)}]) ?? []),
  ];
  // Several kinds may read the same file.
  if (problems.length > 0) throw new ContentError([...new Set(problems)]);
  return {languages: content.languages, modules};
}

const header = (from: string) => `// Made from ${from} by "npm run content". Edit it there.`;

/** A module as TypeScript; for pages, `pick` chooses from values in every language. */
function printModule(
  {name, value, source, type, isConst, buildOnly = []}: ContentModule,
  pick?: (texts: ByLanguage<unknown>) => unknown,
): string {
  const replacer = (key: string, each: unknown) => {
    if (pick && buildOnly.includes(key)) return undefined;
    return pick && isLocalized(each) ? pick(each) : each;
  };
  const lines = [
    header(source ?? `content/${name}`),
    ...(type ? [`import type {${type.imports}} from '@scriptcat/content/${type.from}';`] : []),
    `const data${type ? `: ${type.text}` : ''} = ${JSON.stringify(value, replacer, 2)}${isConst ? ' as const' : ''};`,
    'export default data;',
    '',
  ];
  return lines.join('\n');
}

/** Whether a module has values per language. */
const hasTexts = ({value}: ContentModule): boolean => {
  let isFound = false;
  JSON.stringify(value, (_, each) => {
    isFound ||= isLocalized(each);
    return each;
  });
  return isFound;
};

/** The module in one language, with a text where it has one per language. */
const printTexts = ({type, ...module}: ContentModule, tag: string) =>
  printModule(
    type
      ? {
          ...module,
          type: {...type, text: `import('@scriptcat/contract').InOneLanguage<${type.text}>`},
        }
      : module,
    (texts) => texts[tag],
  );

/** The language that a folder of texts is in. */
const printLanguage = (tag: string) => `${header('content/languages.yaml')}
import type tags from '@scriptcat/content/language-tags';
const language: (typeof tags)[number] = '${tag}';
export default language;
`;

/** All files below a folder, relative to it. */
const filesBelow = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
    : [];

/**
 * Writes the modules of the content folder: `all` with every language for build, server and tests,
 * and one folder per language for its pages. There, views import `texts/<name>`, which is typed by
 * the first language. Unchanged files are not written, so that a watching bundler rebuilds only the
 * others.
 */
export function generateContent(): void {
  // Taken first, so that changes made meanwhile are seen the next time.
  const state = inputState();
  const {languages, modules} = contentModules(path.join(workspace, 'content'));
  const wanted = new Map<string, string>();
  const add = (folder: string, tag: string, pick?: (texts: ByLanguage<unknown>) => unknown) => {
    const write = (name: string, text: string) =>
      wanted.set(path.join(generated, folder, `${name}.ts`), text);
    write('texts/language', printLanguage(tag));
    for (const module of modules) {
      write(module.name, printModule(module, pick));
      if (hasTexts(module)) write(`texts/${module.name}`, printTexts(module, tag));
    }
  };
  for (const {tag} of languages) add(tag, tag, (texts) => ({[tag]: texts[tag]}));
  add('all', languages[0]?.tag ?? '');
  for (const file of filesBelow(generated)) if (!wanted.has(file)) rmSync(file);
  for (const [file, text] of wanted) {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  writeFileSync(path.join(generated, 'done'), state);
}

/** Names, times and sizes of all inputs. */
function inputState(): string {
  const folders = [path.join(workspace, 'content'), import.meta.dirname];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true}).map((name) => path.join(folder, String(name))),
  );
  return [...files, tokens]
    .map((file) => {
      const {mtimeMs, size} = statSync(file);
      return `${path.relative(workspace, file)} ${mtimeMs} ${size}`;
    })
    .sort()
    .join('\n');
}

/** Whether a content file, a kind or a schema has changed since the modules were generated. */
export function isContentStale(): boolean {
  const done = path.join(generated, 'done');
  return !existsSync(done) || readFileSync(done, 'utf8') !== inputState();
}
