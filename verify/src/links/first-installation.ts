import type {BrowserOptions} from '../extension/browser';
import {ScriptCat} from '../extension/scriptcat';
import type {Finding} from '../results';
import {poll} from '../wait';

/** A new installation: which pages it opens, and that nothing is seen before the permission. */
export async function checkFirstInstallation(options: BrowserOptions): Promise<Finding[]> {
  const scriptcat = await ScriptCat.start({...options, userScripts: false});
  const opens = (part: string) =>
    poll(() => scriptcat.context.pages().some((page) => page.url().includes(part)), 15_000);
  const welcome = await opens('/en/docs/use/install_comple');
  const permission = await opens('/en/docs/use/open-dev/?userscript_enabled=false');
  const page = await scriptcat.open('https://docs.scriptcat.org/en/docs/use/install_comple/');
  const isSeen = await page.evaluate(() => 'Scriptcat' in window.external);
  await scriptcat.close();
  return [
    {id: 'a new installation opens the welcome page', passed: welcome === true},
    {id: 'a new installation opens the page on the permission', passed: permission === true},
    {id: 'without the permission no page sees the extension', passed: !isSeen},
  ];
}
