import {readFileSync} from 'node:fs';
import path from 'node:path';
import {overviewOf} from '@scriptcat/contract';
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

/** Whether a found path is one of the expected pages. An overview stands for its entries. */
export const isAnswer = (pages: readonly string[], found: string): boolean =>
  pages.includes(found) || pages.includes(overviewOf(found));

export const chineseQueries = readQueries('zh-Hans');
export const englishQueries = readQueries('en');
