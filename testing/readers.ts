import {Agent, get} from 'node:http';

/** Response times and failures of ordinary visitors. */
export interface Reading {
  count: number;
  p50: number;
  p99: number;
  slowest: number;
  /** Statuses other than 200, and broken connections. */
  failures: string[];
}

const targets = ['/docs/', '/docs/use/use/', '/en/docs/dev/api/', '/', '/en/docs/change/'];

function read(origin: string, target: string, agent: Agent): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const headers = {'accept-encoding': 'br'};
    get(origin + target, {agent, headers}, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${target}: ${response.statusCode}`));
      response.resume().once('end', () => resolve(performance.now() - started));
    }).once('error', reject);
  });
}

const share = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/** Visitors who each open a page, pause and open the next one. */
export async function readPages(origin: string, seconds: number, visitors = 16): Promise<Reading> {
  const agent = new Agent({keepAlive: true, maxSockets: visitors});
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  const failures: string[] = [];
  const visit = async (_: unknown, visitor: number) => {
    for (let turn = visitor; performance.now() < end; turn += 1) {
      const target = targets[turn % targets.length] ?? '/';
      await read(origin, target, agent).then(
        (ms) => times.push(ms),
        (cause: Error) => failures.push(cause.message),
      );
      await new Promise((resolve) => setTimeout(resolve, 20 + (turn % 7) * 10));
    }
  };
  await Promise.all(Array.from({length: visitors}, visit));
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    count: times.length,
    p50: share(times, 0.5),
    p99: share(times, 0.99),
    slowest: times.at(-1) ?? Number.NaN,
    failures,
  };
}
