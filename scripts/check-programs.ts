import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {programs} from './lib/checks';

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, {encoding: 'utf8', maxBuffer: 2 ** 26})
    .split('\n')
    .filter(Boolean);

const compiled = new Set(
  programs
    .flatMap((project) => run('node_modules/.bin/tsc', '-p', project, '--listFilesOnly'))
    .map((file) => path.relative('.', file)),
);
const patterns = ['ts', 'tsx', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `*.${ending}`);
const modules = run('git', 'ls-files', '--cached', '--others', '--exclude-standard', ...patterns);
/** Subscriptions, skills and broken fixtures are not modules. */
const isSampleData = (file: string) => /^samples\/(?!.*\.user\.js$).*\.js$/.test(file);
const forgotten = modules.filter((file) => !compiled.has(file) && !isSampleData(file));

console.log(
  forgotten.map((file) => `${file}: no tsconfig includes it. Add it to one.`).join('\n') ||
    `${modules.length} modules, each in a TypeScript program`,
);
process.exitCode = forgotten.length > 0 ? 1 : 0;
