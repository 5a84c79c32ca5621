import {readFileSync} from 'node:fs';
import * as v from 'valibot';
import {isCollection, LineCounter, parseDocument} from 'yaml';

/** Errors in content files, one line each: `content/search/dialog/en.yaml:3 close: …`. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

export type Path = readonly (string | number)[];

/** A parsed content file with the positions of its values. */
export interface Source {
  /** As it is shown to a writer: `content/releases/1.5.1.yaml`. */
  file: string;
  value: unknown;
  /** One error, with the line of the value or of its parent. */
  problem(path: Path, message: string): string;
}

const pathText = (path: Path) =>
  path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${part}`))
    .join('');

const parsed = new Map<string, {text: string; source: Source}>();

/** Reads one YAML file. It is parsed again only if it changed: `npm run dev` reads all at each edit. */
export function readSource(disk: string, file: string): Source {
  const text = readFileSync(disk, 'utf8');
  const last = parsed.get(file);
  if (last?.text === text) return last.source;
  const source = parseSource(text, file);
  parsed.set(file, {text, source});
  return source;
}

/** Tabs, duplicate keys and an empty file are errors. */
function parseSource(text: string, file: string): Source {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  const lineAt = (offset = 0) => lines.linePos(offset).line;
  // What follows the first error is often its consequence.
  const [error] = document.errors;
  if (error) {
    const line = lineAt(error.pos[0]);
    const [first = ''] = error.message.split('\n');
    const hasTab = /^ *\t/.test(text.split('\n')[line - 1] ?? '');
    const message = hasTab
      ? 'Tabs are not allowed. Use spaces.'
      : first.replace(/ at line \d+, column \d+:?$/, '.');
    throw new ContentError([`${file}:${line} ${message}`]);
  }
  const value: unknown = document.toJS();
  if (value === null)
    throw new ContentError([`${file}: the file is empty. Fill it in or delete it.`]);
  function lineOf(path: Path): number {
    let node: unknown = document.contents;
    let line = 1;
    for (const part of path) {
      const pair = isCollection(node)
        ? node.items.find((item) => String((item as {key?: unknown}).key) === String(part))
        : undefined;
      const key = (pair as {key?: {range?: [number]}} | undefined)?.key;
      node = isCollection(node) ? node.get(part, true) : undefined;
      const start = key?.range?.[0] ?? (node as {range?: [number]} | undefined)?.range?.[0];
      if (start === undefined) return line;
      line = lineAt(start);
    }
    return line;
  }
  const problem = (path: Path, message: string) =>
    `${file}:${lineOf(path)} ${path.length > 0 ? `${pathText(path)}: ` : ''}${message}`;
  return {file, value, problem};
}

/** Turns a schema issue into an instruction for the writer. */
function explain(issue: v.BaseIssue<unknown>): string {
  const {type, expected, received, input} = issue;
  if (type === 'strict_object' && expected === 'never') return 'there is no such key here.';
  if (received === 'undefined') return 'is missing.';
  if (type === 'picklist' || type === 'variant') {
    const allowed = (expected ?? '')
      .replace(/^\(|\)$/g, '')
      .replaceAll(' | ', ', ')
      .replaceAll('"', '');
    return `${received} is not allowed. Use one of: ${allowed}.`;
  }
  if (expected === 'string' && typeof input !== 'object')
    return `${received} has to be text: put it in quotes.`;
  // Shortens the value in the message.
  if (issue.kind === 'validation')
    return typeof input === 'object' || received.length > 60
      ? issue.message
      : `${received} does not fit: ${issue.message}`;
  return `expected ${expected}, found ${received}.`;
}

/** The value of a file, validated by the schema. */
export function checkSource<S extends v.GenericSchema>(
  source: Source,
  schema: S,
): v.InferOutput<S> {
  const result = v.safeParse(schema, source.value);
  if (result.success) return result.output;
  throw new ContentError(
    result.issues.map((issue) => {
      const path = (issue.path ?? []).map(({key}) => key as string | number);
      return source.problem(path, explain(issue));
    }),
  );
}
