import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {checkHeader} from '@scriptcat/userscript';
import {describe, expect, test} from 'vitest';

const folder = path.resolve(import.meta.dirname, 'userscript');
const bin = path.resolve(import.meta.dirname, '../node_modules/.bin');

/** Runs one of the project's own commands with the tools of this repository. */
function run(tool: string, ...args: string[]) {
  return promisify(execFile)(path.join(bin, tool), args, {cwd: folder});
}

const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
const lock = JSON.parse(readFileSync(path.resolve(folder, '../../package-lock.json'), 'utf8'));

describe('the project template', {timeout: 120_000}, () => {
  test('needs nothing that this repository does not have', () => {
    for (const [name, version] of Object.entries(manifest.devDependencies)) {
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });

  // The check of types includes its program.
  test('passes its linter', async () => {
    await run('biome', 'lint', 'src', 'vite.config.ts');
  });

  test('builds a script that ScriptCat accepts', async () => {
    const out = mkdtempSync(path.join(folder, 'dist-'));
    try {
      await run('vite', 'build', '--outDir', out, '--emptyOutDir');
      const script = readFileSync(path.join(out, `${manifest.name}.user.js`), 'utf8');
      expect(script.startsWith('// ==UserScript==')).toBe(true);
      expect(script).toContain(`@version      ${manifest.version}`);
      expect(script).not.toMatch(/^\s*(?:import|export)\b/m);
      const problems = checkHeader(script).findings.filter(({level}) => level === 'error');
      expect(problems).toEqual([]);
    } finally {
      rmSync(out, {recursive: true, force: true});
    }
  });
});
