import {spawnSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import path from 'node:path';

// `npm run bench` runs every benchmark of this folder, `npm run bench -- server search` some;
// what follows the names from the first dash on is handed to them.
const known = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
  .map((file) => path.basename(file, '.ts'))
  .sort();
const words = process.argv.slice(2);
const firstOption = words.findIndex((word) => word.startsWith('-'));
const asked = firstOption < 0 ? words : words.slice(0, firstOption);
const options = firstOption < 0 ? [] : words.slice(firstOption);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark "${unknown.join('", "')}"; there are ${known.join(', ')}.`);
  process.exit(1);
}

let failed = 0;
for (const name of asked.length > 0 ? asked : known) {
  console.log(`\n— ${name} —`);
  const file = path.join(import.meta.dirname, `${name}.ts`);
  const command = ['--no-install', 'tsx', file, ...options];
  const {status} = spawnSync('npx', command, {stdio: 'inherit'});
  if (status !== 0) failed += 1;
}
process.exitCode = failed > 0 ? 1 : 0;
