import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {oldChromiums} from '@scriptcat/testing/old-chromium';
import {say} from './lib/run.mjs';

// Downloads the oldest browsers of e2e/long/engines. Each has about 150 MB, so no other command
// does it.
for (const {major, release, program} of oldChromiums) {
  say(`Fetching Chromium ${major}…`);
  const folder = mkdtempSync(path.join(tmpdir(), 'old-chromium-'));
  const name = `@sparticuz/chromium@${release}`;
  const options = {cwd: folder, encoding: 'utf8' as const};
  const archive = execFileSync('npm', ['pack', '--silent', name], options).trim();
  execFileSync('tar', ['xzf', archive, 'package/bin/chromium.br'], options);
  mkdirSync(path.dirname(program), {recursive: true});
  const packed = readFileSync(path.join(folder, 'package/bin/chromium.br'));
  writeFileSync(program, brotliDecompressSync(packed), {mode: 0o755});
  rmSync(folder, {recursive: true});
}
