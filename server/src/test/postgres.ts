import {type ChildProcess, execFile, spawn} from 'node:child_process';
import {chown, mkdtemp, rm} from 'node:fs/promises';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {promisify} from 'node:util';
import {findPostgres, requirements} from '@scriptcat/testing/requirements';
import {Client} from 'pg';

const run = promisify(execFile);

export interface TestPostgres {
  /** The address of a new, empty database on the server. */
  createDatabase(encoding?: string): Promise<string>;
  /** Ends the server as a power cut would. */
  crash(): Promise<void>;
  /** Brings it back on the same port, with the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

interface Owner {
  uid?: number;
  gid?: number;
}

function requirePostgres(): string {
  const bin = findPostgres();
  if (!bin) throw new Error(requirements.postgres.missing);
  return bin;
}

/** Brings up a PostgreSQL server of its own: own port, own data folder, gone after `stop`. */
export async function startPostgres(): Promise<TestPostgres> {
  const home = await mkdtemp(join(tmpdir(), 'feedback-postgres-'));
  const owner = await findOwner();
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(home, owner.uid, owner.gid);
  const bin = requirePostgres();
  const data = join(home, 'data');
  const options = {...owner, cwd: home, env: {...process.env, LC_ALL: 'C'}};
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'test', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
    options,
  );
  const port = await findPort();
  let server = await launch();

  async function launch(): Promise<ChildProcess> {
    const settings = [`-p${port}`, '-clisten_addresses=127.0.0.1', `-cunix_socket_directories=`];
    const child = spawn(join(bin, 'postgres'), ['-D', data, ...settings], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    // Read to the end of its life: a full pipe would stop the server.
    const said: string[] = [];
    await new Promise<void>((resolve, reject) => {
      createInterface({input: child.stderr}).on('line', (line) => {
        said.push(line);
        if (line.includes('ready to accept connections')) resolve();
      });
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`PostgreSQL ended:\n${said.join('\n')}`)));
    });
    return child;
  }

  async function end(signal: NodeJS.Signals) {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await gone;
  }

  let databases = 0;
  return {
    createDatabase: async (encoding = 'UTF8') => {
      const address = (name: string) => `postgres://test@127.0.0.1:${port}/${name}`;
      const client = new Client(address('postgres'));
      await client.connect();
      databases += 1;
      const name = `test_${databases}`;
      await client.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING '${encoding}'`);
      await client.end();
      return address(name);
    },
    // "Immediate" ends every backend without a checkpoint: the next start recovers from the log.
    crash: () => end('SIGQUIT'),
    restart: async () => {
      server = await launch();
    },
    stop: async () => {
      await end('SIGINT');
      await rm(home, {recursive: true, force: true});
    },
  };
}

// PostgreSQL refuses to run as root, so root lends it an account every Linux has.
async function findOwner(): Promise<Owner> {
  if (process.getuid?.() !== 0) return {};
  for (const account of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(
        ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, account])).stdout)),
      );
      return {uid, gid};
    } catch {}
  }
  throw new Error('PostgreSQL cannot run as root, and there is no account postgres or nobody');
}

function findPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const {port} = probe.address() as {port: number};
      probe.close(() => resolve(port));
    });
  });
}
