/**
 * Lighthouse's scores for a page of each kind, with its preset for phones: the median of several
 * runs, since scores vary on a busy machine. `--path docs/use/sync/` tests other pages, `--runs 1`
 * is quicker.
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {findFullChromium} from '@scriptcat/testing/chromium';
import {startOwnServer} from '@scriptcat/testing/own-server';
import {printTable} from './lib/table';

interface Result {
  categories: Record<string, {score: number; auditRefs: {id: string; weight: number}[]}>;
  audits: Record<string, {title: string; score: number | null; displayValue?: string}>;
  environment: {benchmarkIndex: number};
}

const {values} = parseArgs({
  options: {path: {type: 'string', multiple: true}, runs: {type: 'string', default: '3'}},
});
const runs = Number(values.runs);
if (!(runs >= 1)) throw new Error(`--runs ${values.runs}: expected a number of at least 1.`);
const pages = values.path ?? [
  '',
  'en/',
  'docs/use/use/',
  'en/docs/use/use/',
  'docs/dev/api/',
  'en/docs/dev/meta/',
  'en/docs/dev/tools/',
  'docs/change/',
  'en/uninstall/',
  'search/',
  'en/search/',
];
const goals = {performance: 95, accessibility: 100, 'best-practices': 100, seo: 100};
type Category = keyof typeof goals;
const categories = Object.keys(goals) as Category[];

const score = ({categories: all}: Result, name: Category) =>
  Math.round((all[name]?.score ?? 0) * 100);

/** Audits that keep a category below its goal. */
function failures({categories: all, audits}: Result, name: Category): string[] {
  return (all[name]?.auditRefs ?? [])
    .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({id}) => `${name}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`.trim());
}

/** Sends the page's language, since the first visit redirects other readers to theirs. */
const languageOf = (page: string) => (page.startsWith('en/') ? 'en-US' : 'zh-CN');

/** Lighthouse sometimes loses the trace of a page; retry. */
const maxTries = 3;

function judge(url: string, language: string, wanted: readonly Category[], tries = 1): Result {
  const program = path.join(import.meta.dirname, 'node_modules/.bin/lighthouse');
  const {status, stdout, stderr} = spawnSync(
    program,
    [
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${wanted.join(',')}`,
      `--chrome-flags=--headless=new --no-sandbox --disable-gpu --accept-lang=${language}`,
    ],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: {...process.env, CHROME_PATH: findFullChromium()},
    },
  );
  if (status === 0) return JSON.parse(stdout);
  if (tries < maxTries) return judge(url, language, wanted, tries + 1);
  throw new Error(`Lighthouse has no scores for ${url}: ${stderr}`);
}

/** The median run, by the score that varies. */
function middle(results: readonly Result[]): Result {
  const ordered = results.toSorted((a, b) => score(a, 'performance') - score(b, 'performance'));
  return ordered[Math.floor((ordered.length - 1) / 2)] as Result;
}

/** Below 1,000 Lighthouse itself warns that a machine is too slow for its preset. */
const indexOf = ({environment}: Result) => Math.round(environment.benchmarkIndex);

const server = await startOwnServer();
const rows = [['page', ...categories, 'of the runs', 'machine']];
const problems: string[] = [];
for (const page of pages) {
  const url = `${server.origin}/${page}`;
  const html = await (await fetch(url, {headers: {connection: 'close'}})).text();
  // Pages with `noindex` lose points for it, as they should.
  const isIndexed = !/<meta[^>]+noindex/.test(html);
  const wanted = categories.filter((name) => name !== 'seo' || isIndexed);
  const results = Array.from({length: runs}, () => judge(url, languageOf(page), wanted));
  const result = middle(results);
  const scores = wanted.map((name) => [name, score(result, name)] as const);
  const cells = new Map(scores.map(([name, points]) => [name, String(points)]));
  rows.push([
    `/${page}`,
    ...categories.map((name) => cells.get(name) ?? '–'),
    results.map((one) => score(one, 'performance')).join(' '),
    results.map(indexOf).join(' '),
  ]);
  for (const [name] of scores.filter(([one, points]) => points < goals[one])) {
    problems.push(...failures(result, name).map((text) => `/${page} ${text}`));
  }
}
await server.stop();
printTable(rows);
console.log(problems.join('\n') || 'Every page reaches its goals.');
process.exitCode = problems.length > 0 ? 1 : 0;
