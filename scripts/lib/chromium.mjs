import {existsSync} from 'node:fs';
import {fail, run, say} from './run.mjs';

const places = [
  process.env.CHROMIUM_PATH,
  // Draws the same pages without the rest of a browser behind them, so it starts faster.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of an installed Chromium. */
export const findChromium = () => places.find((place) => place && existsSync(place));

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
