import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Kept out of the repository; modules are found through links. */
export const workspace = path.join(root, 'bench/.cache/build');

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, {cwd, encoding: 'utf8', maxBuffer: 2 ** 28});

/** Links every module, but not the caches beside them nor the packages of the workspace itself. */
function linkModules(): void {
  const modules = path.join(root, 'node_modules');
  const target = path.join(workspace, 'node_modules');
  mkdirSync(path.join(target, '@scriptcat'), {recursive: true});
  for (const name of readdirSync(modules)) {
    if (name === '.cache' || name === '@scriptcat') continue;
    symlinkSync(path.join(modules, name), path.join(target, name));
  }
  for (const name of readdirSync(path.join(workspace, 'packages'))) {
    symlinkSync(path.join(workspace, 'packages', name), path.join(target, '@scriptcat', name));
  }
}

/**
 * Copies what is written (not what is built) to a workspace of its own, so that a measured build
 * starts from nothing and leaves the real one alone.
 */
export function createWorkspace(): void {
  rmSync(workspace, {recursive: true, force: true});
  const files = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const file of files
    .split('\0')
    .filter((name) => existsSync(path.join(root, name)) && name)) {
    cpSync(path.join(root, file), path.join(workspace, file));
  }
  linkModules();
}

/** Pages show when they changed, which the generator asks git; so the copy has a history too. */
export function commitWorkspace(): void {
  git(workspace, 'init', '--quiet');
  git(workspace, 'add', '--all', 'site');
  const author = ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost'];
  git(workspace, ...author, 'commit', '--quiet', '--no-gpg-sign', '--message', 'pages');
}
