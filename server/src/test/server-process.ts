import {type ChildProcess, spawn} from 'node:child_process';
import {createInterface} from 'node:readline';

export interface ServerProcess {
  url: string;
  port: string;
  /** Ends it like a power switch: no handler runs, nothing is flushed. */
  kill(): Promise<void>;
}

/** Starts the bundled server and resolves once it listens. */
export async function startServer(
  file: string,
  env: Record<string, string>,
): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, [file], {
    env: {PATH: process.env.PATH, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const said: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    // Read to the end: a full pipe would stop the server.
    for (const input of [child.stdout, child.stderr]) {
      if (!input) continue;
      createInterface({input}).on('line', (line) => {
        if (said.length < 50) said.push(line);
        const found = /"event":"server\.listening","url":"([^"]+)"/.exec(line)?.[1];
        if (found) resolve(found);
      });
    }
    child.once('exit', () => reject(new Error(`the server ended:\n${said.join('\n')}`)));
  });
  return {
    url,
    port: new URL(url).port,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
