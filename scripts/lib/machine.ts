import {existsSync} from 'node:fs';
import {findChromium, findFullChromium} from '@scriptcat/testing/chromium';
import {requirements} from '@scriptcat/testing/requirements';
import {fail, run, say} from './run.mjs';

/** Timeout for a mirror that does not answer. */
const MAX_INSTALL_SECONDS = 300;

/** Whether packages may be installed here: as root on Debian, unless SYSTEM_INSTALL=off. */
const mayInstall = () =>
  existsSync('/usr/bin/apt-get') &&
  process.getuid?.() === 0 &&
  process.env.SYSTEM_INSTALL !== 'off';

let isUpdated = false;

/** Installs Debian packages where that is allowed. */
async function installPackages(...packages: readonly string[]): Promise<void> {
  if (!mayInstall()) return;
  say(`Installing ${packages.join(', ')} with apt-get (SYSTEM_INSTALL=off forbids it)…`);
  const options = {env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}, quiet: true};
  const apt = (...args: readonly string[]) =>
    run('timeout', [String(MAX_INSTALL_SECONDS), 'apt-get', ...args], options);
  if (!isUpdated) await apt('update', '-qq');
  isUpdated = true;
  await apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/** The path of a Chromium, installed from Debian's packages where that is allowed. */
export async function ensureChromium(): Promise<string> {
  if (!findChromium()) await installPackages('chromium-headless-shell', 'fonts-noto-cjk');
  return (
    findChromium() ??
    fail('The browser tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to it.')
  );
}

/** The path of a Chromium that can load extensions, which the headless shell cannot. */
export async function ensureFullChromium(): Promise<string> {
  const isDebian = existsSync('/usr/bin/apt-get');
  // Debian has the browser's translations in a separate package.
  const hasTranslations = !isDebian || existsSync('/usr/share/doc/chromium-l10n');
  if (!findFullChromium() || !hasTranslations) {
    await installPackages('chromium', 'chromium-l10n', 'fonts-noto-cjk', 'fonts-noto-color-emoji');
  }
  return (
    findFullChromium() ??
    fail('The extension needs a whole Chromium or Chrome. Install one, or set CHROMIUM_PATH to it.')
  );
}

/** Installs the programs of the long suite: nginx, PostgreSQL, Firefox and WebKitGTK. */
export async function installRequirements(): Promise<void> {
  const missing = Object.values(requirements).filter(({isMet}) => !isMet());
  // One at a time, so that a package that this Debian lacks does not block the others.
  for (const {debianPackages} of missing) await installPackages(...debianPackages);
}
