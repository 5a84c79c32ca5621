import {execFile} from 'node:child_process';
import {chown, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {findPostgres, requirements} from './requirements';

const run = promisify(execFile);

export interface TestPostgres {
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
      databases += 1;
      const name = `test_${databases}`;
      const place = ['-h', home, '-U', 'test', '-T', 'template0', '-E', encoding];
      await run(join(bin, 'createdb'), [...place, name], options);
      return `postgres://test@localhost/${name}?host=${home}`;
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
