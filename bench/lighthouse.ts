/**
 * Lighthouse's verdict on a page of each kind, with its own preset for phones: of several runs the
 * one in the middle, for a machine that others use, too, answers differently every time.
 *
 * `--path docs/use/sync/` asks about other pages, `--runs 1` more quickly.
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
if (!(runs >= 1)) throw new Error(`--runs ${values.runs}: give a number from 1 on.`);
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

/** What keeps a category from its goal. */
function failures({categories: all, audits}: Result, name: Category): string[] {
  return (all[name]?.auditRefs ?? [])
    .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({id}) => `${name}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`.trim());
}

/** A visitor who reads that language: others are led to theirs, and the wrong page is judged. */
const languageOf = (page: string) => (page.startsWith('en/') ? 'en-US' : 'zh-CN');

/** Lighthouse now and then loses the trace of a page and asks to be run again. */
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
  throw new Error(`Lighthouse has no verdict on ${url}: ${stderr}`);
}

/** The run in the middle, by what differs from run to run. */
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
  // A page that asks not to be indexed loses points for it, as it should.
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
