import {type ChildProcess, spawn} from 'node:child_process';
import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** How `npm run serve` starts the server: variables, then flags of Node. */
export const served = (() => {
  const {scripts} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const words: string[] = scripts.serve.split(' ');
  const variables = words.slice(0, words.indexOf('node')).map((word) => word.split('='));
  return {
    env: Object.fromEntries(variables) as Record<string, string>,
    flags: words.filter((word) => word.startsWith('--')),
  };
})();

export interface OwnServer {
  origin: string;
  child: ChildProcess;
  /** Exit code, once it has ended. */
  ended: Promise<number | null>;
  /** Everything it has logged so far. */
  output(): string;
  stop(): Promise<number | null>;
}

/** Starts the built server in its own process, for tests that break or stop it. */
export async function startOwnServer(
  env: Record<string, string> = {},
  {cwd = root, file = 'server/dist/main.js'} = {},
): Promise<OwnServer> {
  const data = mkdtempSync(path.join(tmpdir(), 'scriptcat-server-'));
  const child = spawn(process.execPath, [...served.flags, file], {
    cwd,
    env: {
      ...process.env,
      ...served.env,
      PORT: '0',
      DATABASE_URL: `file:${data}/feedback.db`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const origin = await new Promise<string>((resolve, reject) => {
    // Only until it listens: searching all output for each line of a flood slows this process.
    const look = () => {
      const address = /"event":"server.listening","url":"([^"]+)"/.exec(output)?.[1];
      if (!address) return;
      child.stdout.off('data', look);
      resolve(address);
    };
    child.stdout.on('data', look);
    ended.then((code) => reject(new Error(`The server exited with ${code}: ${output}`)));
  });
  return {
    origin,
    child,
    ended,
    output: () => output,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Starts a server with an invalid configuration and returns its message. */
export async function failToStart(env: Record<string, string>) {
  const server = await startOwnServer(env).catch((cause: Error) => cause);
  if (server instanceof Error) return server.message;
  await server.stop();
  throw new Error('Expected the server to refuse to start.');
}
