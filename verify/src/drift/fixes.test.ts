import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {checkFixes} from './fixes';

const folder = mkdtempSync(path.join(tmpdir(), 'fixes-'));
const git = (...args: string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=t', '-c', 'user.email=t@t', ...args], {
    encoding: 'utf8',
  }).trim();
const commit = (message: string) => {
  git('commit', '--quiet', '--allow-empty', '-m', message);
  return git('rev-parse', 'HEAD');
};
let first = '';
let second = '';
beforeAll(() => {
  git('init', '--quiet');
  first = commit('repair');
  git('tag', 'v1.0.0');
  second = commit('later repair');
});
afterAll(() => rmSync(folder, {recursive: true}));

test('accepts a version that has the commit', () => {
  expect(checkFixes(folder, [{id: 'a', in: '1.0.0', commit: first}])).toEqual([]);
});

test('names the version, the commit and the row of an error', () => {
  const fixes = [
    {id: 'a', in: '1.0.0', commit: second},
    {id: 'b', in: '2.0.0', commit: first},
    {id: 'c', in: '1.0.0', commit: 'f'.repeat(40)},
  ];
  expect(checkFixes(folder, fixes)).toEqual([
    expect.stringContaining(`a: v1.0.0 does not have commit ${second}`),
    expect.stringContaining('b: there is no tag v2.0.0'),
    expect.stringContaining('c: there is no commit ffff'),
  ]);
});

test('does not judge a folder that is no repository', () => {
  expect(checkFixes(tmpdir(), [])).toBeUndefined();
});
