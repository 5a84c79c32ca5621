import {spawn} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {startOwnServer} from '@scriptcat/testing/own-server';
import {readPages} from '@scriptcat/testing/readers';

const root = path.resolve(import.meta.dirname, '../..');
const SECONDS = 8;
const CLIENTS = 20;
const MAX_MIB = 250;
/** `npm run bench -- hostile` measures how long readers wait; here nobody may be shut out. */
const SHUT_OUT_MS = 5000;

/** Memory of a process; undefined where the system does not tell. */
function residentMiB(pid: number): number | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) / 1024;
}

test('readers go on reading beside twenty hostile clients', async () => {
  test.setTimeout(90_000);
  const server = await startOwnServer({DESK_TOKEN: 'hostile-clients-guess-this-token-0123456789'});
  const args = ['testing/hostile-clients.ts', server.origin, String(SECONDS), String(CLIENTS)];
  const attackers = spawn(process.execPath, ['--import', 'tsx', ...args], {cwd: root});
  const ended = new Promise<number | null>((resolve) => attackers.once('exit', resolve));
  const {count, failures, slowest} = await readPages(server.origin, SECONDS);
  expect(await ended).toBe(0);
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThan(100);
  expect(slowest).toBeLessThan(SHUT_OUT_MS);
  expect(residentMiB(server.child.pid ?? 0) ?? 0).toBeLessThan(MAX_MIB);
  expect(await server.stop()).toBe(0);
});
