// Runs before anything is installed, so it may import only Node's own modules.
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {fail, root, run, runProgram, say} from './lib/run.mjs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node ${process.versions.node} is too old. Install Node 20.19 or later and try again.`);
}

// npm writes the second file at the end of every install.
const lock = path.join(root, 'package-lock.json');
const installed = path.join(root, 'node_modules/.package-lock.json');
const isFresh = !existsSync(installed);
if (isFresh || statSync(installed).mtimeMs < statSync(lock).mtimeMs) {
  say('Installing dependencies (once, a minute or two)…');
  // Not `npm ci`, which would delete node_modules first.
  const command = isFresh ? ['ci'] : ['install', '--no-save'];
  const {code} = await run('npm', [...command, '--loglevel=error']);
  if (code !== 0) fail('npm couldn’t install the dependencies. See its message above.');
}

const {code} = await runProgram(['tsx', 'packages/content/src/main.ts']);
if (code !== 0) fail('A content file has an error. See the message above.');
