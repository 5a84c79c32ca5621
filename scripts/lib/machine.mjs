import {requirements} from '@scriptcat/testing/requirements';
import {ensureChromium, installPackages} from './chromium.mjs';

/**
 * Installs what the tests need and Debian has, where that is allowed.
 * @returns {Promise<string>} the path of a Chromium
 */
export async function prepareMachine() {
  const missing = Object.values(requirements).filter(({isMet}) => !isMet());
  if (missing.length > 0) {
    await installPackages(...missing.flatMap(({debianPackages}) => debianPackages));
  }
  return ensureChromium();
}
