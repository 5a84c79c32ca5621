import {spawn} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {startOwnServer} from '@scriptcat/testing/own-server';
import {assistantCall, exchange, type RawRequest} from '@scriptcat/testing/raw-http';
import {readPages} from '@scriptcat/testing/readers';
import {median} from './lib/figures';
import {printTable} from './lib/table';

// Ordinary readers alone, then beside hostile clients: what do they notice? And what is the most
// that one request can cost the thread that answers pages?
const clients = 20;
const aloneSeconds = 15;
const attackSeconds = 60;
const goals = {p99: 100, timesAlone: 5, memoryMiB: 250, requestMs: 20};

const root = path.resolve(import.meta.dirname, '..');
const deskToken = randomUUID() + randomUUID();

function residentMiB(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Processor time of the main thread of a process, in milliseconds. */
function mainThreadMs(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}

const post = (target: string, type: string, body: string): RawRequest => ({
  method: 'POST',
  target,
  headers: {'content-type': type},
  body,
});
const search = (requests: unknown) =>
  post('/1/indexes/*/queries', 'text/plain', JSON.stringify({requests}));
const survey = (feedback: string) =>
  post(
    '/api/feedback',
    'application/json',
    // Escaped, so that its length in bytes is its length in characters.
    JSON.stringify({id: randomUUID(), reason: 'bugs', feedback}).replace(
      /[^ -~]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  );
const words = (word: string) => Array.from({length: 8}, (_, at) => word + 'etaoinsr'[at]).join(' ');

/** The dearest that could be thought of, by what they are. */
const dearest: Record<string, RawRequest> = {
  'spelling bomb': search(Array(5).fill({indexName: 'scriptcat', query: words('eeeeeee')})),
  'long words': search(Array(5).fill({indexName: 'scriptcat', query: words('q'.repeat(60))})),
  'Han without end': search(
    Array(5).fill({indexName: 'scriptcat', query: '脚本更新权限'.repeat(10)}),
  ),
  'everything, highlighted': search([{indexName: 'scriptcat', query: 'a', hitsPerPage: 100}]),
  'nested search': search([
    {indexName: 'scriptcat', x: JSON.parse('['.repeat(3000) + ']'.repeat(3000))},
  ]),
  'letters, 12,000': survey('a'.repeat(12_000)),
  'emoji, 1,300': survey('😀'.repeat(1300)),
  'accents, 1,300': survey('e\u0301'.repeat(1300)),
  'a form of 48 kB': post(
    '/api/feedback',
    'application/x-www-form-urlencoded',
    `feedback=${'%E7%8C%AB'.repeat(5400)}`,
  ),
  'a body of many fields': post(
    '/api/feedback',
    'application/json',
    `{${Array.from({length: 1500}, (_, at) => `"f${at}":1`).join(',')}}`,
  ),
  'a vote of 500 accents': post(
    '/api/page-feedback',
    'application/json',
    JSON.stringify({
      id: randomUUID(),
      page: '/docs/use/use/',
      locale: 'en',
      helpful: 'no',
      text: 'e\u0301'.repeat(500),
    }).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  ),
  'a guessed token': post(
    '/desk/login',
    'application/x-www-form-urlencoded',
    `token=${'a'.repeat(4000)}`,
  ),
  'a forged session': {target: '/desk/', headers: {cookie: `desk=${'9'.repeat(4000)}.a.b`}},
  'a script for an assistant': assistantCall('check_script', {
    script: 'var a = [1, 2, 3];\n'.repeat(2500),
  }),
  'a search by an assistant': assistantCall('search', {query: words('eeeeeee')}),
  'many icons': {target: `/icons/lucide.json?icons=${Array(200).fill('cat').join(',')}`},
  'an odd address': {target: `/${'%2e%2e/a/'.repeat(200)}`},
  'the largest file': {target: '/data/search/records-en.json'},
  'a byte of the largest file': {
    target: '/data/search/records-en.json',
    headers: {range: 'bytes=0-0'},
  },
  'many fields': {
    target: '/docs/',
    headers: Object.fromEntries(Array.from({length: 900}, (_, at) => [`x-${at}`, 'y'])),
  },
  'a missing page': {target: '/nope/'},
  health: {target: '/healthz'},
};

async function costs(origin: string, pid: number) {
  const rows: {name: string; status: number; ms: number}[] = [];
  for (const [name, request] of Object.entries(dearest)) {
    const times: number[] = [];
    let status = 0;
    for (let round = 0; round < 7; round += 1) {
      const before = mainThreadMs(pid);
      status = (await exchange(origin, request)).status;
      times.push(mainThreadMs(pid) - before);
    }
    rows.push({name, status, ms: median(times)});
  }
  return rows.sort((a, b) => b.ms - a.ms);
}

const problems: string[] = [];
const hold = (isHeld: boolean, what: string) => {
  if (!isHeld) problems.push(what);
};

const rich = await startOwnServer({
  FEEDBACK_PER_HOUR: '100000',
  FEEDBACK_TOTAL_PER_MINUTE: '100000',
  DESK_TOKEN: deskToken,
});
const rows = await costs(rich.origin, rich.child.pid ?? 0);
await rich.stop();
printTable([
  ['one request', 'answer', 'ms of the main thread'],
  ...rows.map(({name, status, ms}) => [name, String(status), ms.toFixed(2)]),
]);
const dearestMs = rows[0]?.ms ?? Number.NaN;
hold(dearestMs <= goals.requestMs, `a request costs ${dearestMs.toFixed(1)} ms`);

const server = await startOwnServer({DESK_TOKEN: deskToken});
const pid = server.child.pid ?? 0;
await readPages(server.origin, 3);
const alone = await readPages(server.origin, aloneSeconds);
let peakMiB = 0;
const sampling = setInterval(() => {
  peakMiB = Math.max(peakMiB, residentMiB(pid));
}, 250);
const attackers = spawn(
  process.execPath,
  [
    '--import',
    'tsx',
    'testing/hostile-clients.ts',
    server.origin,
    String(attackSeconds),
    String(clients),
  ],
  {cwd: root, stdio: 'inherit'},
);
const attacked = await readPages(server.origin, attackSeconds);
attackers.kill();
clearInterval(sampling);
const after = residentMiB(pid);
const code = await server.stop();

const ms = (value: number) => value.toFixed(1);
printTable([
  ['readers', 'pages', 'p50', 'p99', 'slowest', 'failures'],
  ...Object.entries({alone, [`beside ${clients} hostile clients`]: attacked}).map(
    ([name, {count, p50, p99, slowest, failures}]) => [
      name,
      String(count),
      `${ms(p50)} ms`,
      `${ms(p99)} ms`,
      `${ms(slowest)} ms`,
      String(failures.length),
    ],
  ),
]);
console.log(`memory: ${ms(peakMiB)} MiB at most, ${ms(after)} MiB afterwards`);
hold(attacked.p99 < goals.p99, `p99 is not under ${goals.p99} ms`);
hold(
  attacked.p99 < goals.timesAlone * alone.p99,
  `p99 is not under ${goals.timesAlone} times alone`,
);
hold(
  attacked.failures.length === 0,
  `readers failed: ${[...new Set(attacked.failures)].join(', ')}`,
);
hold(peakMiB < goals.memoryMiB, `more than ${goals.memoryMiB} MiB`);
hold(code === 0, `the server ended with ${code}`);
console.log(problems.length === 0 ? 'goals met' : `goals missed: ${problems.join('; ')}`);
process.exitCode = problems.length === 0 ? 0 : 1;
