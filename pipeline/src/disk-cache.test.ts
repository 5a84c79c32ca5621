import {existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {hashSources, readEntry, trimCache, writeEntry} from './disk-cache';

const folder = mkdtempSync(path.join(tmpdir(), 'disk-cache-'));
afterAll(() => rmSync(folder, {recursive: true}));

describe('trimCache', () => {
  const cache = path.join(folder, 'cache');
  const entry = path.join(cache, 'reader-1/entry.json');
  const eightDaysAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  const age = () => {
    writeEntry(entry, '{}');
    utimesSync(entry, eightDaysAgo, eightDaysAgo);
  };

  test('deletes entries that were not used for a week, and their empty folder', () => {
    age();
    trimCache(cache);
    expect(existsSync(path.dirname(entry))).toBe(false);
  });

  test('keeps an old entry that was read since', () => {
    age();
    expect(readEntry(entry)?.toString()).toBe('{}');
    trimCache(cache);
    expect(existsSync(entry)).toBe(true);
  });
});

describe('hashSources', () => {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  };
  const hash = () => hashSources(['package-lock.json', 'packages'], folder);
  write('package-lock.json', '{}');
  write('packages/search/src/extract.ts', 'first');

  test.each(['package-lock.json', 'packages/search/src/extract.ts', 'packages/new.ts'])(
    'changes with %s',
    (file) => {
      const before = hash();
      write(file, 'changed');
      expect(hash()).not.toBe(before);
    },
  );

  test.each([
    'packages/search/src/extract.test.ts',
    'packages/content/generated/en/tools.js',
    'packages/search/node_modules/x/index.js',
  ])('does not change with %s', (file) => {
    const before = hash();
    write(file, 'changed');
    expect(hash()).toBe(before);
  });
});
