import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

interface Locked {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const root = path.resolve(import.meta.dirname, '../..');

test.each(['package-lock.json', 'bench/package-lock.json'])('%s fits every system', (file) => {
  const {packages} = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const names = new Set(Object.keys(packages).map((key) => key.split('node_modules/').pop()));
  const all = Object.entries(packages);
  // npm ci fails if the lock file lacks the native package of a platform.
  expect(
    all.flatMap(([name, {optionalDependencies = {}}]) =>
      Object.keys(optionalDependencies)
        .filter((dependency) => !names.has(dependency))
        .map((dependency) => `${name}: ${dependency}`),
    ),
  ).toEqual([]);
  // A registry host in the lock file would override the user's own setting.
  expect(all.filter(([, {resolved}]) => resolved?.startsWith('http'))).toEqual([]);
});
