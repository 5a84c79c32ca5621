import {execFileSync, spawn} from 'node:child_process';
import {chmodSync, mkdtempSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {openSocket} from './raw-http';
import {nginx} from './requirements';

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('Could not get a free port.');
  return address.port;
}

async function untilListening(origin: string, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    const socket = await openSocket(origin).catch(() => undefined);
    if (socket) return void socket.destroy();
    if (hasEnded()) throw new Error('nginx exited before it listened.');
  }
}

/** Starts nginx with one worker. `site` returns the content of the "http" block for a port. */
export async function startNginx(
  site: (options: {port: number; folder: string}) => string,
  modules: readonly string[] = [],
) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  chmodSync(folder, 0o755);
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `${modules.map((module) => `load_module ${module};`).join('\n')}
user root;
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  ${site({port, folder})}
}
`,
  );
  // Throws with the message of nginx's own parser.
  execFileSync(nginx.program, ['-t', '-q', '-c', config], {stdio: 'pipe'});
  const child = spawn(nginx.program, ['-c', config], {stdio: 'ignore'});
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilListening(origin, () => child.exitCode !== null);
  return {
    origin,
    pid: child.pid ?? 0,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
