/**
 * Search on the pages of the last build, by our engine and by MiniSearch: how many golden queries
 * find their page, and how many real questions a section that answers them, first and among the
 * first three, and how long the slowest take.
 */
import {readFileSync} from 'node:fs';
import {languageTags, type SearchRecord} from '@scriptcat/contract';
import {createSearchIndex, search} from '@scriptcat/search';
import {
  chineseQueries,
  englishQueries,
  type GoldenQuery,
  isAnswer,
} from '@scriptcat/testing/golden-queries';
import {readQuestions} from '@scriptcat/testing/real-questions';
import {printTable} from './lib/table';
import {createMiniSearch} from './search/minisearch';

/** Our engine has to find this many per cent more than MiniSearch to be worth its code. */
const worthwhile = 2;

interface Case {
  set: string;
  language: string;
  query: string;
  /** Addresses without their language; with an anchor, the section is meant. */
  accepted: readonly string[];
}

const neutral = (url: string) => url.replace(/^https?:\/\/[^/]+/, '').replace(/^\/en\//, '/');

const goldenCases = (language: string, queries: readonly GoldenQuery[]): Case[] =>
  queries.map(({query, pages}) => ({set: 'golden', language, query, accepted: pages}));

const realCases = (language: string): Case[] =>
  readQuestions(language).flatMap(({keywords, sentence, sections}) => [
    {set: 'real, in keywords', language, query: keywords, accepted: sections},
    {set: 'real, in full', language, query: sentence, accepted: sections},
  ]);

type Find = (query: string, language: string) => SearchRecord[];

function ownEngine(records: readonly SearchRecord[]): Find {
  const index = createSearchIndex(records);
  return (query, language) => search(index, {query, language, hitsPerPage: 3}).records;
}

function miniSearch(records: readonly SearchRecord[]): Find {
  const indexes = new Map(
    languageTags.map((tag): [string, ReturnType<typeof createMiniSearch>] => [
      tag,
      createMiniSearch(records.filter(({language}) => language === tag)),
    ]),
  );
  return (query, language) => indexes.get(language)?.(query).slice(0, 3) ?? [];
}

function isFound({set, accepted}: Case, {url}: SearchRecord): boolean {
  const address = neutral(url);
  return set === 'golden'
    ? isAnswer(accepted, address.replace(/#.*$/, ''))
    : accepted.includes(address);
}

/** Per cent of the queries whose answer is among the first hits. */
function share(find: Find, cases: readonly Case[], hits: number): number {
  const found = cases.filter((asked) =>
    find(asked.query, asked.language)
      .slice(0, hits)
      .some((record) => isFound(asked, record)),
  );
  return (100 * found.length) / cases.length;
}

const judge = (find: Find, cases: readonly Case[]) =>
  `${share(find, cases, 1).toFixed(1)} / ${share(find, cases, 3).toFixed(1)}`;

/** The 99th percentile of the time that a query takes, in milliseconds. */
function p99(find: Find, cases: readonly Case[]): string {
  const times = cases.map(({query, language}) => {
    const started = performance.now();
    find(query, language);
    return performance.now() - started;
  });
  return (times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0).toFixed(1);
}

function compare(records: readonly SearchRecord[], cases: readonly Case[]) {
  const rivals = [ownEngine(records), miniSearch(records)];
  const nameOf = ({set, language}: Case) => `${set}, ${language}`;
  const sets = new Set(cases.map(nameOf));
  printTable([
    ['first / first three, %', 'queries', 'ours', 'MiniSearch'],
    ...Array.from(sets, (name) => {
      const asked = cases.filter((each) => nameOf(each) === name);
      return [name, String(asked.length), ...rivals.map((find) => judge(find, asked))];
    }),
    ['p99, ms', '', ...rivals.map((find) => p99(find, cases))],
  ]);
  const [ours = 0, theirs = 0] = rivals.map((find) => share(find, cases, 3));
  const isWorthIt = ours - theirs > worthwhile;
  const verdict = isWorthIt ? 'Our engine is worth its code' : 'Use MiniSearch';
  console.log(`${verdict}: ${(ours - theirs).toFixed(1)} points more among the first three.`);
  process.exitCode = isWorthIt ? 0 : 1;
}

const records = languageTags.flatMap((language): SearchRecord[] =>
  JSON.parse(readFileSync(`site/build/data/search/records-${language}.json`, 'utf8')),
);
compare(records, [
  ...goldenCases('zh-Hans', chineseQueries),
  ...goldenCases('en', englishQueries),
  ...['zh-Hans', 'en'].flatMap(realCases),
]);
