import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** A query and the pages that answer it. */
export interface GoldenQuery {
  query: string;
  pages: readonly string[];
}

function readQueries(language: string): readonly GoldenQuery[] {
  const file = path.join(import.meta.dirname, 'golden-queries', `${language}.yaml`);
  const answers = parse(readFileSync(file, 'utf8')) as Record<string, string | string[]>;
  return Object.entries(answers).map(([query, pages]) => ({query, pages: [pages].flat()}));
}

export const chineseQueries = readQueries('zh-Hans');
export const englishQueries = readQueries('en');
