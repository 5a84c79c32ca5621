/**
 * The golden queries on the pages of the last build, by our engine and by MiniSearch: how many
 * find their page among the first three, and how long a query takes; then our engine on more records.
 */
import {readFileSync} from 'node:fs';
import {type LanguageTag, languageTags, type SearchRecord} from '@scriptcat/contract';
import {chineseQueries, englishQueries, type GoldenQuery} from '@scriptcat/testing/golden-queries';
import {printTable} from './lib/table';
import {grow, measureGrowth} from './search/growth';
import {miniSearchRival, ownRival, type Rival} from './search/rivals';

const sizes = [1_000, 10_000, 100_000];
const goalP99 = 20;
const rounds = 2;

const sets: Record<LanguageTag, readonly GoldenQuery[]> = {
  'zh-Hans': chineseQueries,
  en: englishQueries,
};
const queries = languageTags.flatMap((language) =>
  sets[language].map((golden) => ({...golden, language})),
);

interface Score {
  name: string;
  found: number;
  millisecondsAQuery: number;
}

function judge(rival: Rival): Score {
  let found = 0;
  for (const {query, pages, language} of queries) {
    const first = rival.search(query, language);
    const neutral = first.map((address) => address.replace(/^\/en\//, '/'));
    if (pages.some((page) => neutral.includes(page))) found += 1;
  }
  const started = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    for (const {query, language} of queries) rival.search(query, language);
  }
  const milliseconds = performance.now() - started;
  return {name: rival.name, found, millisecondsAQuery: milliseconds / rounds / queries.length};
}

function compare(records: readonly SearchRecord[]) {
  const rivals = [ownRival(records), miniSearchRival(records)];
  const scores = rivals.map(judge);
  const own = scores[0];
  const ratio = (value: number) => `${value.toFixed(2)}×`;
  printTable([
    ['', 'in the first three', 'ours to theirs', 'ms a query', 'theirs to ours'],
    ...scores.map(({name, found, millisecondsAQuery}) => [
      name,
      `${found} of ${queries.length} (${((100 * found) / queries.length).toFixed(1)} %)`,
      ratio((own?.found ?? 0) / found),
      millisecondsAQuery.toFixed(2),
      ratio(millisecondsAQuery / (own?.millisecondsAQuery ?? 1)),
    ]),
  ]);
}

function growTo(records: readonly SearchRecord[]) {
  const rows = sizes.map((size) => measureGrowth(grow(records, size), queries));
  printTable([
    ['records', 'build', 'memory', 'p50', 'p99'],
    ...rows.map(({records: size, buildMs, megabytes, p50, p99}) => [
      size.toLocaleString('en'),
      `${Math.round(buildMs)} ms`,
      `${Math.round(megabytes)} MB`,
      `${p50.toFixed(2)} ms`,
      `${p99.toFixed(2)} ms`,
    ]),
  ]);
  const middle = rows.find(({records: size}) => size === 10_000);
  const isFast = (middle?.p99 ?? Number.POSITIVE_INFINITY) < goalP99;
  console.log(`p99 at 10,000 records ${isFast ? 'is' : 'is NOT'} under ${goalP99} ms`);
  process.exitCode = isFast ? 0 : 1;
}

function main() {
  const records = languageTags.flatMap((locale): SearchRecord[] =>
    JSON.parse(readFileSync(`site/build/data/search/records-${locale}.json`, 'utf8')),
  );
  compare(records);
  console.log('');
  growTo(records);
}

main();
