import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

// `npm run bench` runs every benchmark of this folder, `npm run bench -- server search` some.
// Arguments from the first dash on are passed to them.
const folder = import.meta.dirname;
const known = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts') && file !== 'index.ts')
  .map((file) => path.basename(file, '.ts'))
  .sort();
/** Benchmarks that need `bench/node_modules`: another search engine, and Lighthouse. */
const comparing = ['lighthouse', 'search'];

const words = process.argv.slice(2);
const firstOption = words.findIndex((word) => word.startsWith('-'));
const asked = firstOption < 0 ? words : words.slice(0, firstOption);
const options = firstOption < 0 ? [] : words.slice(firstOption);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There’s no benchmark "${unknown.join('", "')}". Use one of: ${known.join(', ')}.`);
  process.exit(1);
}

function run(command: string, args: readonly string[], cwd?: string): boolean {
  const shell = process.platform === 'win32';
  return spawnSync(command, args, {stdio: 'inherit', cwd, shell}).status === 0;
}

/** Only benchmarks need these packages, so they are not part of the workspaces. */
function installOthers(): boolean {
  const installed = path.join(folder, 'node_modules/.package-lock.json');
  const lock = path.join(folder, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return true;
  console.log('Installing what the site is compared with (once)…');
  return run('npm', ['ci', '--loglevel=error'], folder);
}

const names = asked.length > 0 ? asked : known;
if (names.some((name) => comparing.includes(name)) && !installOthers()) process.exit(1);

let failed = 0;
for (const name of names) {
  console.log(`\n— ${name} —`);
  const file = path.join(folder, `${name}.ts`);
  if (!run('npx', ['--no-install', 'tsx', file, ...options])) failed += 1;
}
process.exitCode = failed > 0 ? 1 : 0;
