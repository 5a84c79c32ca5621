import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {importProblems, type Workspace} from './lib/imports';

const tracked = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean);

const workspaces = tracked('*package.json').map((file): Workspace => {
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const {dependencies, devDependencies, peerDependencies} = manifest;
  return {
    folder: path.posix.dirname(file),
    name: manifest.name ?? '',
    dependencies: new Set(Object.keys({...dependencies, ...devDependencies, ...peerDependencies})),
  };
});

const modules = tracked('*.ts', '*.tsx', '*.mts', '*.mjs', '*.cjs');
const problems = modules.flatMap((file) =>
  importProblems(file, readFileSync(file, 'utf8'), workspaces),
);
console.log(problems.join('\n') || `${modules.length} modules import only what they may`);
process.exitCode = problems.length > 0 ? 1 : 0;
