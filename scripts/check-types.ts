import {spawnSync} from 'node:child_process';
import path from 'node:path';

const run = (command: string, ...args: string[]) => {
  const {stdout, status} = spawnSync(command, args, {encoding: 'utf8', maxBuffer: 2 ** 26});
  return {lines: stdout.split('\n').filter(Boolean), isGood: status === 0};
};

/** The TypeScript programs. Together they include every module of the repository. */
const programs = run('git', 'ls-files', '*tsconfig*.json').lines.filter(
  (file) => !file.endsWith('tsconfig.base.json'),
);
const compiled = new Set<string>();
const problems: string[] = [];
for (const project of programs) {
  const {lines, isGood} = run('node_modules/.bin/tsc', '-p', project, '--listFiles');
  for (const line of lines) if (path.isAbsolute(line)) compiled.add(path.relative('.', line));
  // A compiler that breaks down prints no line of its own.
  if (!isGood) problems.push(`${project}:`, ...lines.filter((line) => !path.isAbsolute(line)));
}
const patterns = ['ts', 'tsx', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `*.${ending}`);
const modules = run('git', 'ls-files', '--cached', '--others', '--exclude-standard', ...patterns);
/** Subscriptions, skills and broken fixtures are not modules. */
const isSampleData = (file: string) => /^samples\/(?!.*\.user\.js$).*\.js$/.test(file);
for (const file of modules.lines) {
  if (!compiled.has(file) && !isSampleData(file))
    problems.push(`${file}: no tsconfig includes it. Add it to one.`);
}

console.log(problems.join('\n') || `${programs.length} programs have sound types`);
process.exitCode = problems.length > 0 ? 1 : 0;
