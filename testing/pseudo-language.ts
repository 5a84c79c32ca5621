import {execFileSync} from 'node:child_process';
import {appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse, stringify} from 'yaml';
import {copyWorkspace} from './workspace-copy';

/** The tag of the pseudo-language: accented English, a third longer, right to left. */
export const pseudoTag = 'qps';

const docs = 'docusaurus-plugin-content-docs/current';

/** Accents a text. Code, placeholders, tags and URLs stay as they are. */
export function pseudo(text: string): string {
  const kept = /(`[^`]*`|\{[^}]*\}|<[^>]*>|\S*[/@_]\S*|\*\*[^*]*\*\*)/;
  const parts = text
    .split(kept)
    .map((part) =>
      kept.test(part)
        ? part
        : part.replace(/[aeiouAEO]/g, (letter) => `${letter}\u0301`.normalize()),
    );
  return `${parts.join('')}${'·'.repeat(Math.ceil(text.length / 3))}`;
}

function pseudoValues(value: unknown): unknown {
  if (typeof value === 'string') return pseudo(value);
  if (Array.isArray(value)) return value.map(pseudoValues);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, pseudoValues(each)]));
}

const filesNamed = (folder: string, name: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (file) => path.basename(file) === name,
  );

/** Translates every folder but these, so that the fallback is tested as well. */
const untranslated = /^(tools|help)\//;

function addContent(copy: string): void {
  const content = path.join(copy, 'content');
  appendFileSync(
    path.join(content, 'languages.yaml'),
    `- {tag: ${pseudoTag}, label: ${pseudo('Pseudo')}, direction: rtl, fallback: en}\n`,
  );
  for (const file of filesNamed(content, 'en.yaml').filter((name) => !untranslated.test(name))) {
    const words: unknown = parse(readFileSync(path.join(content, file), 'utf8'));
    writeFileSync(
      path.join(content, path.dirname(file), `${pseudoTag}.yaml`),
      stringify(pseudoValues(words)),
    );
  }
}

/** Docusaurus' own messages and a few pages. The other pages use the fallback. */
function addPages(copy: string, pages: readonly string[]): void {
  const [english, own] = ['en', pseudoTag].map((tag) => path.join(copy, 'site/i18n', tag)) as [
    string,
    string,
  ];
  for (const file of readdirSync(english, {recursive: true, encoding: 'utf8'})) {
    if (!file.endsWith('.json') || file === 'translations.json') continue;
    mkdirSync(path.dirname(path.join(own, file)), {recursive: true});
    const messages = readFileSync(path.join(english, file), 'utf8');
    writeFileSync(
      path.join(own, file),
      messages.replace(/"message": "(.*)"/g, (_, text: string) => `"message": "${pseudo(text)}"`),
    );
  }
  for (const page of pages) {
    const source = readFileSync(path.join(english, docs, `${page}.mdx`), 'utf8');
    const file = path.join(own, docs, `${page}.mdx`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(
      file,
      source.replace(
        /^(title|description): (.*)$/gm,
        (_, key: string, text: string) => `${key}: ${JSON.stringify(pseudo(text))}`,
      ),
    );
  }
}

export const iconMirrors = ['https://api.iconify.design', 'https://api.simplesvg.com'];

/** Builds the whole site with one more language, in a copy of the workspace. */
export function buildPseudoLanguage(copy: string, pages: readonly string[]): void {
  copyWorkspace(copy);
  addContent(copy);
  addPages(copy, pages);
  const run = (...args: string[]) =>
    execFileSync('npm', ['run', '--silent', '--ignore-scripts', ...args], {
      cwd: copy,
      env: {
        ...process.env,
        // Tests see which pages are not counted, and where icons come from.
        ANALYTICS_ID: 'G-PSEUDO',
        ICON_MIRRORS: iconMirrors.join(' '),
        BUNDLED_ICONS: 'off',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 2 ** 26,
    });
  run('content');
  run('build');
}

/** The TypeScript programs that do not compile with one more language. */
export function typeProblems(copy: string, programs: readonly string[]): string[] {
  return programs.flatMap((program) => {
    try {
      execFileSync(path.join(copy, 'node_modules/.bin/tsc'), ['-p', program], {
        cwd: copy,
        encoding: 'utf8',
      });
      return [];
    } catch (error) {
      return [(error as {stdout: string}).stdout];
    }
  });
}
