import {execFileSync, spawn} from 'node:child_process';
import {chmodSync, mkdtempSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {openSocket} from './raw-http';
import {nginx} from './requirements.mjs';

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}

/** Wraps a generated site configuration into a complete one for a single worker. */
export function writeNginxConfig(site: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  writeFileSync(path.join(folder, 'site.conf'), site);
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `load_module ${nginx.brotliModule};
user root;
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log ${folder}/access.log combined buffer=32k flush=1s;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  include ${folder}/site.conf;
}
`,
  );
  chmodSync(folder, 0o755);
  return config;
}

/** What nginx's own parser says about a configuration; empty when it accepts it. */
export function findConfigProblem(config: string): string {
  try {
    execFileSync(nginx.program, ['-t', '-q', '-c', config], {stdio: 'pipe', encoding: 'utf8'});
    return '';
  } catch (cause) {
    return String((cause as {stderr?: unknown}).stderr ?? cause);
  }
}

async function untilListening(origin: string, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    const socket = await openSocket(origin).catch(() => undefined);
    if (socket) return void socket.destroy();
    if (hasEnded()) throw new Error('nginx ended before it listened.');
  }
}

export interface Running {
  pid: number;
  stop(): Promise<void>;
}

export async function startNginx(config: string, origin: string): Promise<Running> {
  const child = spawn(nginx.program, ['-c', config], {stdio: 'ignore'});
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilListening(origin, () => child.exitCode !== null);
  return {
    pid: child.pid ?? 0,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
