import {userscript} from '@scriptcat/claims';
import {until} from '../wait';
import type {ScriptCat} from './scriptcat';

const code = userscript(
  ['@name version', '@namespace verify', '@version 1.0.0', '@match https://version.test/*'],
  'document.documentElement.dataset.version = GM_info.version;',
);

/** The version as scripts see it; the manifest of a beta only has numbers. */
export async function readVersion(scriptcat: ScriptCat): Promise<string> {
  const {uuid} = await scriptcat.install(code);
  await scriptcat.registered([uuid]);
  const page = await scriptcat.open('https://version.test/');
  const version = await until(() => page.evaluate(() => document.documentElement.dataset.version), {
    what: 'a script to run at all',
  });
  await page.close();
  await scriptcat.remove(uuid);
  return version;
}
