import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const source = readFileSync('FEATURES.md', 'utf8');
const rows = [...source.matchAll(/^\| ([A-I]\d+) \| .*? \| (yes|partly|no) \| (.*) \|$/gm)];

test('the count in the first lines is that of the rows', () => {
  const count = (state: string) => rows.filter(([, , found]) => found === state).length;
  expect(source).toContain(
    `**${count('yes')} yes, ${count('partly')} partly, ${count('no')} no, of ${rows.length}.**`,
  );
  expect(new Set(rows.map(([, id]) => id)).size).toBe(89);
});
