import {mkdtempSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {startPostgres, type TestPostgres} from '@scriptcat/testing/postgres';
import {requirements} from '@scriptcat/testing/requirements';
import {afterAll, beforeAll} from 'vitest';
import {buildServer} from '../../bundle';

export const hasPostgres = requirements.postgres.isMet();
export const databaseNames = ['SQLite', ...(hasPostgres ? ['PostgreSQL'] : [])];

/** New, empty databases for a test file, and the bundled server to start its threads from. */
export function setUpDatabases() {
  const folder = mkdtempSync(join(tmpdir(), 'feedback-'));
  let postgres: TestPostgres | undefined;
  let programs = '';
  let count = 0;
  beforeAll(async () => {
    postgres = hasPostgres ? await startPostgres() : undefined;
    // Inside the workspace, so that the packages left outside the bundle are found from there.
    programs = await mkdtemp(join(import.meta.dirname, '../../dist-test-'));
    await buildServer(programs, {migrate: join(import.meta.dirname, 'migrate-process.ts')});
  }, 120_000);
  afterAll(async () => {
    await postgres?.stop();
    for (const each of [folder, programs]) await rm(each, {recursive: true, force: true});
  });
  return {
    folder,
    programOf: (name: string) => join(programs, `${name}.js`),
    postgres: () => postgres as TestPostgres,
    create: async (name: string): Promise<string> => {
      count += 1;
      const file = `file:${join(folder, `nested/${count}/feedback.db`)}`;
      return (name === 'PostgreSQL' && (await postgres?.createDatabase())) || file;
    },
  };
}
