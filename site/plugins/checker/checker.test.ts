import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {bundleChecker, checkerName} from '.';

test('the file checks a script where this repository is not', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'checker-'));
  writeFileSync(path.join(folder, checkerName), bundleChecker());
  writeFileSync(
    path.join(folder, 'a.user.bg.js'),
    '// ==UserScript==\n// @name a\n// @version 1\n// @background\n// @grant GM_log\n// ==/UserScript==\n',
  );
  const {stdout, status} = spawnSync(process.execPath, [checkerName, '--lang', 'en', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, {recursive: true});
  expect(stdout).toContain('1 checked: 0 errors');
  expect(status).toBe(0);
});
