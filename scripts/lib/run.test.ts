import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {start} from './run.mjs';

const file = path.join(import.meta.dirname, 'run.mjs');

/** Runs a command that prints its process id and then waits. */
const script = `
import {run} from ${JSON.stringify(file)};
await run(process.execPath, ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)']);
`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe.skipIf(process.platform === 'win32')('a command of a script', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('ends with the script that gets %s', async (signal) => {
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script]);
    const [said] = await once(parent.stdout, 'data');
    const pid = Number(String(said));
    expect(isRunning(pid)).toBe(true);
    parent.kill(signal);
    const [, endedBy] = await once(parent, 'exit');
    expect(endedBy).toBe(signal);
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  it('has ended once it is stopped', async () => {
    const command = start(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {quiet: true});
    await command.stop();
    expect(await command.ended).toMatchObject({code: 1});
  });
});
