import {existsSync} from 'node:fs';
import {fail, run, say} from './run.mjs';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const find = () => places.find((place) => place && existsSync(place));

/** The path of a Chromium, installed from Debian's packages where that is possible. */
export async function ensureChromium() {
  const found = find();
  if (found) return found;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    say("Installing Chromium from Debian's packages…");
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
      'fonts-noto-cjk',
    ]);
  }
  return (
    find() ??
    fail('The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to it.')
  );
}
