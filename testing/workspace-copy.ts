import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

const git = (cwd: string, ...args: readonly string[]) =>
  execFileSync('git', args, {cwd, encoding: 'utf8', maxBuffer: 2 ** 28});

/** Links every installed package, but not their caches or the repository's own workspaces. */
function linkModules(copy: string): void {
  const modules = path.join(root, 'node_modules');
  const target = path.join(copy, 'node_modules');
  mkdirSync(path.join(target, '@scriptcat'), {recursive: true});
  for (const name of readdirSync(modules)) {
    if (name === '.cache' || name === '@scriptcat') continue;
    symlinkSync(path.join(modules, name), path.join(target, name));
  }
  // These links are relative, so they point into the copy.
  for (const name of readdirSync(path.join(modules, '@scriptcat'))) {
    const link = readlinkSync(path.join(modules, '@scriptcat', name));
    symlinkSync(link, path.join(target, '@scriptcat', name));
  }
}

/** Pages show their date of change from git, so the copy needs a history. */
function commit(copy: string): void {
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all', 'site');
  const author = ['-c', 'user.name=copy', '-c', 'user.email=copy@localhost'];
  git(copy, ...author, 'commit', '--quiet', '--no-gpg-sign', '--message', 'pages');
}

/**
 * Copies the sources, without build output, so that a build there starts cold and does not touch
 * this one.
 */
export function copyWorkspace(copy: string): void {
  rmSync(copy, {recursive: true, force: true});
  const files = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const file of files.split('\0')) {
    if (file && existsSync(path.join(root, file))) {
      cpSync(path.join(root, file), path.join(copy, file));
    }
  }
  linkModules(copy);
  commit(copy);
}
