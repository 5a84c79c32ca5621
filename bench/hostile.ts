import {spawn} from 'node:child_process';
import path from 'node:path';
import {hostileRoutes, regexBomb} from '@scriptcat/testing/hostile-routes';
import {startOwnServer} from '@scriptcat/testing/own-server';
import {startPostgres} from '@scriptcat/testing/postgres';
import {mainThreadMs, residentMiB} from '@scriptcat/testing/process-figures';
import {exchange} from '@scriptcat/testing/raw-http';
import {readPages} from '@scriptcat/testing/readers';
import {requirements} from '@scriptcat/testing/requirements';
import {median} from './lib/figures';
import {printTable} from './lib/table';

// What can one request cost the main thread at most? And how do hostile clients slow readers down:
// with requests to all routes, then with the most expensive ones.
const clients = 20;
const seconds = 20;
const dearest = 6;
const goals = {p99: 100, timesAlone: 5, memoryMiB: 220, requestMs: 20, stopMs: 10_000};

const root = path.resolve(import.meta.dirname, '..');
const services = {DESK_TOKEN: crypto.randomUUID() + crypto.randomUUID(), PUBLIC_REPORT: 'on'};
const unlimited = Object.fromEntries(
  ['SERVICE', 'SEARCH', 'ASSISTANT', 'FEEDBACK'].flatMap((name) =>
    ['_PER_MINUTE', '_TOTAL_PER_MINUTE', '_PER_HOUR'].map((rate) => [name + rate, '100000']),
  ),
);
const problems: string[] = [];
const hold = (isHeld: boolean, what: string) => {
  if (!isHeld) problems.push(what);
};

async function costs() {
  const {origin, child, stop} = await startOwnServer({...services, ...unlimited});
  const pid = child.pid ?? 0;
  const rows: {route: string; status: number; ms: number}[] = [];
  for (const [route, row] of Object.entries(hostileRoutes)) {
    for (const request of row()) {
      const times: number[] = [];
      let status = 0;
      for (let round = 0; round < 5; round += 1) {
        const before = mainThreadMs(pid);
        status = (await exchange(origin, request)).status;
        times.push(mainThreadMs(pid) - before);
      }
      rows.push({route, status, ms: median(times)});
    }
  }
  await stop();
  return rows.sort((a, b) => b.ms - a.ms);
}

/** How long the end takes while an expression of a visitor is compiled. */
async function stopBesideExpression() {
  const {origin, stop} = await startOwnServer();
  const asked = exchange(origin, regexBomb()).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const started = performance.now();
  await stop();
  await asked;
  return performance.now() - started;
}

interface Attack {
  database: string;
  /** Of the database; a new SQLite file without one. */
  url?: string | undefined;
  addresses: number;
  routes: readonly string[];
}

async function besideAttack({database, url, addresses, routes}: Attack) {
  const server = await startOwnServer({...services, ...(url && {DATABASE_URL: url})});
  const pid = server.child.pid ?? 0;
  await readPages(server.origin, 3);
  const alone = await readPages(server.origin, seconds / 2);
  let peakMiB = 0;
  const sampling = setInterval(() => {
    peakMiB = Math.max(peakMiB, residentMiB(pid));
  }, 250);
  const options = [server.origin, seconds + 5, clients, addresses].map(String);
  const attackers = spawn(
    process.execPath,
    ['--import', 'tsx', 'testing/hostile-clients.ts', ...options, ...routes],
    {cwd: root, stdio: 'inherit'},
  );
  const attacked = await readPages(server.origin, seconds);
  clearInterval(sampling);
  const stopping = performance.now();
  const code = await server.stop();
  const stopMs = performance.now() - stopping;
  attackers.kill();
  const {failures} = attacked;
  hold(code === 0 && stopMs < goals.stopMs, `SIGTERM: ended with ${code} after ${stopMs} ms`);
  hold(failures.length === 0, `readers failed: ${[...new Set(failures)].join(', ')}`);
  hold(peakMiB < goals.memoryMiB, `${peakMiB.toFixed(0)} MiB`);
  hold(
    attacked.p99 < Math.max(goals.p99, goals.timesAlone * alone.p99),
    `p99 is ${attacked.p99.toFixed(0)} ms`,
  );
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  return [
    database,
    routes.length === 0 ? 'all routes' : 'the dearest routes',
    String(addresses),
    ...[alone.p50, alone.p99, attacked.p50, attacked.p99].map(ms),
    `${peakMiB.toFixed(0)} MiB`,
    ms(stopMs),
  ];
}

const rows = await costs();
printTable([
  ['one request', 'answer', 'ms of the page thread'],
  ...rows.slice(0, 20).map(({route, status, ms}) => [route, String(status), ms.toFixed(2)]),
]);
hold((rows[0]?.ms ?? 0) <= goals.requestMs, `a request costs ${rows[0]?.ms.toFixed(1)} ms`);

const bombMs = await stopBesideExpression();
console.log(`SIGTERM beside a regular expression: ${bombMs.toFixed(0)} ms`);
hold(bombMs < goals.stopMs, `SIGTERM beside a regular expression takes ${bombMs.toFixed(0)} ms`);

const dear = [...new Set(rows.map(({route}) => route))].slice(0, dearest);
const table = [
  [
    ...['database', 'clients ask', 'addresses', 'alone p50', 'p99'],
    ...['beside p50', 'p99', 'memory', 'SIGTERM'],
  ],
];
const postgres = requirements.postgres.isMet() ? await startPostgres() : undefined;
if (!postgres) console.log(requirements.postgres.missing);
for (const database of ['SQLite', ...(postgres ? ['PostgreSQL'] : [])]) {
  for (const routes of [[], dear]) {
    for (const addresses of [1, clients]) {
      const url = database === 'PostgreSQL' ? await postgres?.createDatabase() : undefined;
      table.push(await besideAttack({database, url, addresses, routes}));
    }
  }
}
await postgres?.stop();
printTable(table);
console.log(problems.length === 0 ? 'goals met' : `goals missed: ${problems.join('; ')}`);
process.exitCode = problems.length === 0 ? 0 : 1;
