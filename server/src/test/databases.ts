import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {startPostgres, type TestPostgres} from '@scriptcat/testing/postgres';
import {requirements} from '@scriptcat/testing/requirements';

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
