import type {Language} from '../extension/browser';
import type {ScriptCat} from '../extension/scriptcat';
import {until} from '../wait';
import {pictureScript, wordsIn} from './scripts';

/** Scripts, and the tags that the user gave them. */
const tagged = [
  ['nightMode', 'reading'],
  ['readingTime', 'reading'],
  ['releaseNotice', undefined],
  ['priceDrop', 'shopping'],
  ['marker', 'reading'],
  ['tableToCsv', 'work'],
  ['linkCollector', 'work'],
] as const;

/** Sets the extension's language and hides its notice of a new version. */
export async function setLanguage(scriptcat: ScriptCat, language: Language, version: string) {
  const settings = {
    system_language: language,
    system_check_update: {notice: '', version, isRead: true},
  };
  await scriptcat.extensionPage.evaluate(
    async ([settings, language]) => {
      await Promise.all([chrome.storage.sync.set(settings), chrome.storage.local.set(settings)]);
      localStorage.setItem('language', language);
    },
    [settings, language] as const,
  );
  // The worker reads the language when it starts.
  const session = await scriptcat.context.newCDPSession(scriptcat.extensionPage);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
  await scriptcat.extensionPage.reload();
  await until(() => scriptcat.scripts().catch(() => undefined), {what: 'the restarted worker'});
}

/** Fills the extension with what a person has after a few weeks. */
export async function prepare(scriptcat: ScriptCat, isChinese: boolean) {
  const {tags} = wordsIn(isChinese);
  const installed = [];
  for (const [name, tag] of tagged)
    installed.push({...(await scriptcat.install(pictureScript(name, isChinese))), tag});
  for (const {uuid, tag} of installed)
    if (tag) await scriptcat.send('script/updateMetadata', {uuid, key: 'tag', value: [tags[tag]]});
  await scriptcat.registered(installed.filter(({type}) => type === 1).map(({uuid}) => uuid));

  const thrownAway = await scriptcat.install(pictureScript('oldClock', isChinese));
  await scriptcat.send('script/deletes', [thrownAway.uuid]);

  // The page takes the address as it stands, without decoding it.
  const address = 'https://docs.scriptcat.org/en/samples/subscribe/team-pack.user.sub.js';
  const page = await scriptcat.open(scriptcat.url(`install.html?url=${address}`));
  await scriptcat.confirmInstall(page);
  await until(async () => (await scriptcat.scripts()).length >= installed.length + 2, {
    what: 'the scripts of the subscription',
  });
  // Its command, which is in English only, would stand in the popup of example.com.
  const highlighter = (await scriptcat.scripts()).find(({name}) => name === 'Word highlighter');
  if (highlighter) await scriptcat.setRules(highlighter.uuid, {match: ['https://example.org/*']});
  if (!page.isClosed()) await page.close();
}
