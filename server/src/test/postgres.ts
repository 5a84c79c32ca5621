import {execFile} from 'node:child_process';
import {chown, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {findPostgres, requirements} from '@scriptcat/testing/requirements';
import {Client} from 'pg';

const run = promisify(execFile);

export const hasPostgres = requirements.postgres.isMet();
export const databaseNames = ['SQLite', ...(hasPostgres ? ['PostgreSQL'] : [])];

/** New, empty databases for a test file; a folder for whatever else it writes. */
export async function startDatabases() {
  const folder = await mkdtemp(join(tmpdir(), 'feedback-'));
  const postgres = hasPostgres ? await startPostgres() : undefined;
  let count = 0;
  return {
    folder,
    postgres: postgres as TestPostgres,
    create: async (name: string): Promise<string> => {
      count += 1;
      const file = `file:${join(folder, `nested/${count}/feedback.db`)}`;
      return (name === 'PostgreSQL' && (await postgres?.createDatabase())) || file;
    },
    stop: async () => {
      await postgres?.stop();
      await rm(folder, {recursive: true, force: true});
    },
  };
}

interface TestPostgres {
  /** The address of a new, empty database on the server. */
  createDatabase(encoding?: string): Promise<string>;
  /** Ends the server without a checkpoint, as a power cut would. */
  crash(): Promise<void>;
  /** Brings it back at the same place, with the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Brings up a PostgreSQL server of its own: own socket, own data folder, gone after `stop`. */
export async function startPostgres(): Promise<TestPostgres> {
  const bin = findPostgres();
  if (!bin) throw new Error(requirements.postgres.missing);
  const home = await mkdtemp(join(tmpdir(), 'feedback-postgres-'));
  const owner = await findOwner();
  if (owner) await chown(home, owner.uid, owner.gid);
  const options = {...owner, cwd: home, env: {...process.env, LC_ALL: 'C'}};
  const data = join(home, 'data');
  const settings = `-clisten_addresses= -cunix_socket_directories=${home}`;
  const start = ['start', '-l', join(home, 'log'), '-o', settings];
  const control = async (...args: string[]) => {
    await run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-t', '120', ...args], options);
  };
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'test', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
    options,
  );
  await control(...start);

  let databases = 0;
  return {
    createDatabase: async (encoding = 'UTF8') => {
      const address = (name: string) => `postgres://test@localhost/${name}?host=${home}`;
      const client = new Client(address('postgres'));
      await client.connect();
      databases += 1;
      const name = `test_${databases}`;
      await client.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING '${encoding}'`);
      await client.end();
      return address(name);
    },
    crash: () => control('stop', '-m', 'immediate'),
    restart: () => control(...start),
    stop: async () => {
      await control('stop', '-m', 'fast');
      await rm(home, {recursive: true, force: true});
    },
  };
}

/** PostgreSQL refuses to run as root, so root lends it an account that every Linux has. */
async function findOwner(): Promise<{uid: number; gid: number} | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const ids = ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'nobody'])).stdout));
  const [uid = 0, gid = 0] = await Promise.all(ids);
  return {uid, gid};
}
