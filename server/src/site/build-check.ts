import {access} from 'node:fs/promises';
import {join} from 'node:path';
import {HealthProblem} from '../health-problem';
import type {HealthCheck} from '../routes/health';
import {MANIFEST_FILE} from './manifest';

/** The site is served from memory, but without its files on disk the next start would fail. */
export function buildOnDisk(folder: string): HealthCheck {
  return {
    name: 'build',
    async run() {
      await access(join(folder, MANIFEST_FILE)).catch(() => {
        throw new HealthProblem('the site build is gone from disk');
      });
    },
  };
}
