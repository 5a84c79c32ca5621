import {spawnSync} from 'node:child_process';
import {chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

const packageFolder = path.resolve(import.meta.dirname, '..');
const command = path.join(packageFolder, 'dist/scriptcat-check.js');
const folder = mkdtempSync(path.join(tmpdir(), 'scriptcat-check-'));
const good =
  '// ==UserScript==\n// @name a\n// @version 1\n// @match https://a.example/*\n// ==/UserScript==\n';
const bad = good.replace('https://a.example/*', 'a.example');
const fixable = `${good}GM_addStyle("a, b");\n`;

function run(...args: string[]) {
  const {stdout, stderr, status} = spawnSync(process.execPath, [command, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, LANG: 'en_GB.UTF-8', LC_ALL: ''},
  });
  return {stdout, stderr, status};
}

beforeAll(() => {
  const built = spawnSync(process.execPath, ['build.mjs'], {cwd: packageFolder, encoding: 'utf8'});
  expect(built.stderr).toBe('');
  writeFileSync(path.join(folder, 'good.user.js'), good);
  writeFileSync(path.join(folder, 'bad.user.js'), bad);
  writeFileSync(path.join(folder, 'readme.js'), 'not a script');
});
afterAll(() => rmSync(folder, {recursive: true}));

describe('scriptcat-check', () => {
  test('a script without errors ends with 0, one with errors with 1', () => {
    expect(run('good.user.js').status).toBe(0);
    const {status, stdout} = run('bad.user.js');
    expect(status).toBe(1);
    expect(stdout).toContain(
      '4  error  This host has no path, so the line is ignored. Add /*.  (match-bare-host)',
    );
  });

  test('a folder stands for the scripts in it', () => {
    const {stdout} = run('.');
    expect(stdout).toContain('2 checked: 1 errors, 0 warnings, 0 hints');
  });

  test.each([
    ['no file', []],
    ['a file that is not there', ['none.user.js']],
    ['an unknown format', ['--format', 'xml', 'good.user.js']],
    ['an unknown option', ['--fast', 'good.user.js']],
  ])('%s ends with 2 and a sentence', (_, args) => {
    const {status, stderr} = run(...args);
    expect(status).toBe(2);
    expect(stderr).not.toBe('');
  });

  test('json holds the message, the fix and what it would change', () => {
    const [file] = JSON.parse(run('--format', 'json', 'bad.user.js').stdout);
    expect(file).toMatchObject({
      file: 'bad.user.js',
      kind: 'page',
      findings: [
        {
          code: 'match-bare-host',
          level: 'error',
          line: 4,
          fix: {
            isSafe: false,
            changes: [{before: '// @match a.example'}, {after: '// @match *://a.example/*'}],
          },
        },
      ],
    });
  });

  test('github annotates the line', () => {
    expect(run('--format', 'github', 'bad.user.js').stdout).toBe(
      '::error file=bad.user.js,line=4,title=match-bare-host::This host has no path, so the line is ignored. Add /*.\n',
    );
  });

  test('sarif names the rule and the place', () => {
    const log = JSON.parse(run('--format', 'sarif', 'bad.user.js').stdout);
    expect(log).toMatchObject({
      version: '2.1.0',
      runs: [
        {
          tool: {driver: {rules: [{id: 'match-bare-host'}]}},
          results: [{ruleId: 'match-bare-host', level: 'error'}],
        },
      ],
    });
  });

  test('--fix writes safe fixes only', () => {
    const file = path.join(folder, 'fixable.user.js');
    writeFileSync(file, fixable);
    expect(run('--fix', 'fixable.user.js', 'bad.user.js').status).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe(
      fixable.replace('// ==/User', '// @grant GM_addStyle\n// ==/User'),
    );
    expect(readFileSync(path.join(folder, 'bad.user.js'), 'utf8')).toBe(bad);
    rmSync(file);
  });

  test('too many warnings fail when asked to', () => {
    const file = path.join(folder, 'warn.user.js');
    writeFileSync(file, good.replace('// @version 1\n', '// @author me\n'));
    expect(run('warn.user.js').status).toBe(0);
    expect(run('--max-warnings', '0', 'warn.user.js').status).toBe(1);
    rmSync(file);
  });

  test('the summary says what a script may do, in the language asked for', () => {
    expect(run('--summary', 'good.user.js').stdout).toContain('pages of these sites: a.example');
    expect(run('--summary', '--lang', 'zh', 'good.user.js').stdout).toContain('能查看和修改');
  });

  test('the packed command needs nothing beside itself', () => {
    const alone = path.join(folder, 'alone.mjs');
    writeFileSync(alone, readFileSync(command));
    chmodSync(alone, 0o755);
    const {status} = spawnSync(alone, ['good.user.js'], {cwd: folder});
    rmSync(alone);
    expect(status).toBe(0);
  });
});
