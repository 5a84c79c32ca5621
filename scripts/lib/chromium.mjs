import {existsSync} from 'node:fs';
import {findChromium} from '@scriptcat/testing/chromium';
import {fail, run, say} from './run.mjs';

/** The path of a Chromium, installed from Debian's packages where that is possible. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    say("Installing Chromium from Debian's packages…");
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium-headless-shell',
      'fonts-noto-cjk',
    ]);
  }
  return (
    findChromium() ??
    fail('The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to it.')
  );
}
