import {existsSync, mkdtempSync, rmSync, utimesSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {readEntry, trimCache, writeEntry} from './disk-cache';

const folder = mkdtempSync(path.join(tmpdir(), 'disk-cache-'));
afterAll(() => rmSync(folder, {recursive: true}));

describe('trimCache', () => {
  const cache = path.join(folder, 'cache');
  const entry = path.join(cache, 'entry.json');
  const eightDaysAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  const age = () => {
    writeEntry(entry, '{}');
    utimesSync(entry, eightDaysAgo, eightDaysAgo);
  };

  test('deletes entries that were not used for a week', () => {
    age();
    trimCache(cache);
    expect(existsSync(entry)).toBe(false);
  });

  test('keeps an old entry that was read since', () => {
    age();
    expect(readEntry(entry)?.toString()).toBe('{}');
    trimCache(cache);
    expect(existsSync(entry)).toBe(true);
  });
});
