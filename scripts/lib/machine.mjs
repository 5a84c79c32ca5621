import {requirements} from '@scriptcat/testing/requirements';
import {ensureChromium, installPackages} from './chromium.mjs';

/**
 * Installs what the tests need and Debian has, where that is allowed.
 * @returns {Promise<string>} the path of a Chromium
 */
export async function prepareMachine() {
  const missing = Object.values(requirements).filter(({isMet}) => !isMet());
  // One at a time: a package that a machine's Debian lacks keeps no other from being installed.
  for (const {debianPackages} of missing) await installPackages(...debianPackages);
  return ensureChromium();
}
