import {execFile} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {promisify} from 'node:util';
import {buildFolder} from '@scriptcat/testing/build-facts';
import {startNginx} from '@scriptcat/testing/nginx';
import {startOwnServer} from '@scriptcat/testing/own-server';
import {childrenOf, residentMiB} from '@scriptcat/testing/process-figures';
import {nginx as nginxPlaces, requirements} from '@scriptcat/testing/requirements';
import {median} from './lib/figures';

// A documentation page, brotli, over kept connections, against nginx serving the same file with the
// same security headers. Rounds alternate, and what counts is requests per second of processor time,
// which a busy machine distorts least.
const page = '/docs/use/use/';
const goal = 0.35;
const rounds = 5;
const roundSeconds = 4;
const memoryGoalMiB = 150;
const million = 1_000_000;
/** Growth over the second half million that still counts as flat. */
const flat = 1.05;

const run = promisify(execFile);

async function load(origin: string, seconds: number) {
  const options = ['-t1', '-c32', `-d${seconds}`, '--latency', '-H', 'accept-encoding: br'];
  const {stdout: output} = await run('wrk', [...options, origin + page]);
  if (/Non-2xx/.test(output)) throw new Error(`${origin} answered with errors:\n${output}`);
  const [, p99 = '?'] = /99%\s+(\S+)/.exec(output) ?? [];
  return {requests: Number(/(\d+) requests in/.exec(output)?.[1]), p99};
}

const TICKS_PER_SECOND = 100;

/** Processor time of a process and its children, in seconds. */
function cpuSeconds(pid: number): number {
  const ticks = [pid, ...childrenOf(pid)].map((each) => {
    // The name may hold spaces, so fields are counted after its closing bracket.
    const fields = readFileSync(`/proc/${each}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND;
}

async function measure(origin: string, pid: number) {
  const before = cpuSeconds(pid);
  const {requests, p99} = await load(origin, roundSeconds);
  const used = cpuSeconds(pid) - before;
  return {perSecond: requests / roundSeconds, perCpuSecond: requests / used, p99};
}

const show = ({perSecond, perCpuSecond, p99}: Awaited<ReturnType<typeof measure>>) =>
  `${Math.round(perSecond)}/s, ${Math.round(perCpuSecond)} per CPU second, p99 ${p99}`;

/** nginx as it serves files from disk, compressed ahead, with the headers of our page. */
async function startFileServer(origin: string) {
  const {headers} = await fetch(origin + page);
  const names = [
    'cache-control',
    ...[...headers.keys()].filter((name) => /policy|options/.test(name)),
  ];
  const fields = names.map((name) => `add_header ${name} "${headers.get(name)}";`);
  return startNginx(
    ({port}) => `server {
      listen 127.0.0.1:${port};
      root ${buildFolder};
      brotli_static on;
      gzip_vary on;
      ${fields.join('\n')}
    }`,
    [nginxPlaces.brotliModule],
  );
}

if (!requirements.nginx.isMet()) throw new Error(requirements.nginx.missing);
if (!existsSync(nginxPlaces.brotliModule)) {
  throw new Error(
    'nginx has no brotli module. On Debian, install libnginx-mod-http-brotli-static.',
  );
}
if (!existsSync('/usr/bin/wrk')) throw new Error('Install wrk: the benchmark needs /usr/bin/wrk.');
const ours = await startOwnServer();
const pid = ours.child.pid ?? 0;
const nginx = await startFileServer(ours.origin);
const problems: string[] = [];

await load(ours.origin, 2);
const ratios: number[] = [];
for (let round = 1; round <= rounds; round++) {
  const theirs = await measure(nginx.origin, nginx.pid);
  const mine = await measure(ours.origin, pid);
  ratios.push(mine.perCpuSecond / theirs.perCpuSecond);
  console.log(`round ${round}: nginx ${show(theirs)}`);
  console.log(`         server ${show(mine)}`);
}
const ratio = median(ratios);
console.log(`server / nginx per core: ${(ratio * 100).toFixed(0)} % (goal ${goal * 100} %)`);
if (ratio < goal) problems.push('too slow against nginx');
await nginx.stop();

let sent = 0;
const memory: number[] = [];
for (const mark of [million / 4, million / 2, (million / 4) * 3, million]) {
  while (sent < mark) sent += (await load(ours.origin, roundSeconds)).requests;
  memory.push(residentMiB(pid));
  console.log(`after ${sent} requests: ${memory.at(-1)?.toFixed(0)} MiB`);
}
const [, half = 0, , end = 0] = memory;
if (end > memoryGoalMiB) problems.push(`more than ${memoryGoalMiB} MiB`);
if (end > half * flat) problems.push('memory grows');
await ours.stop();

console.log(problems.length === 0 ? 'goals met' : `goals missed: ${problems.join(', ')}`);
process.exitCode = problems.length === 0 ? 0 : 1;
