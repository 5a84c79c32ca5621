import type {Json} from '@scriptcat/claims';
import {strFromU8, unzipSync} from 'fflate';
import {addModel} from '../extension/model';
import type {ScriptCat} from '../extension/scriptcat';
import {pause, poll, until} from '../wait';
import {send} from '../world/answer';
import {subscribe} from './installation';
import {observed, ownScript, type Scenes, type Stage} from './stage';

const dav = {authType: 'password', url: 'https://dav.example.net/', username: 'ann'};

/** Everything in the extension's storage, as text. */
const readAreas = ({extensionPage}: ScriptCat) =>
  extensionPage.evaluate(async () => {
    const files: string[] = [];
    const read = async (folder: FileSystemDirectoryHandle) => {
      for await (const entry of folder.values()) {
        if (entry.kind === 'directory') await read(entry);
        else files.push(await (await entry.getFile()).text());
      }
    };
    await read(await navigator.storage.getDirectory());
    const {local, sync, session} = chrome.storage;
    const texts = {
      local: JSON.stringify(await local.get()),
      sync: JSON.stringify(await sync.get()),
      session: JSON.stringify(await session.get()),
      files: files.join('\n'),
    };
    return texts as Record<string, string>;
  });

/** One of everything that ScriptCat keeps, each with a word of its own by which it is found. */
async function keepOneOfEach(stage: Stage) {
  const {scriptcat, world} = stage;
  world.on('kept.test/text', (_, response) => send(response, 'word-resource'));
  world.on('kept.test/script.js', (_, response) => send(response, '/* word-require */'));
  const {page, uuid} = await stage.openScript({
    grant: ['GM_setValue', 'GM_log', 'GM_xmlhttpRequest'],
    header: ['@resource text https://kept.test/text', '@require https://kept.test/script.js'],
    script: `GM_setValue('key', 'word' + '-value'); GM_log('word' + '-log'); /* word-code */`,
  });
  await stage.result(page);
  await scriptcat.setRules(uuid, {exclude: ['https://word-rule.test/*']});
  const permission = {uuid, permission: 'cors', permissionValue: 'word-permission', allow: true};
  await scriptcat.send('runtime/permission/addPermission', {...permission, createtime: 0});
  await subscribe(stage);
  const trashed = await stage.install(
    ownScript('gone', ['@match https://gone.test/*'], '// word-trash'),
  );
  await scriptcat.send('script/deletes', [trashed]);
  await addModel(scriptcat, {apiKey: 'word-model'});
  await scriptcat.extensionPage.evaluate(() =>
    chrome.storage.local.set({
      'localStorage:netdisk:token:onedrive': {
        key: 'netdisk:token:onedrive',
        value: {accessToken: 'word-token', refreshToken: 'word-token', createtime: Date.now()},
      },
    }),
  );
  return uuid;
}

const configureSync = ({scriptcat}: Stage, change: object) =>
  scriptcat.setConfig('cloud_sync', {
    enable: false,
    syncDelete: false,
    syncStatus: true,
    filesystem: 'webdav',
    params: {webdav: {...dav, password: 'word-account'}},
    ...change,
  });

/** Fills in the settings page, as it is since 1.5. */
async function fillSettings(stage: Stage) {
  const page = await stage.open(stage.scriptcat.url('options.html#/settings'));
  const blacklist = page.getByLabel('Blacklist Page');
  if (!(await poll(() => blacklist.isVisible(), 4000))) return;
  await blacklist.fill('https://word-setting.test/*');
  await blacklist.blur();
  await page.getByLabel('Password').first().fill('word-account');
  await pause(1000);
  await page.close();
}

const uploads = ({world}: Stage, part: string) =>
  world.visits.filter(({method, url}) => method === 'PUT' && url.pathname.includes(part));

/** Backs up to the cloud, and returns the names and contents of the files as text. */
async function backUp(stage: Stage): Promise<string> {
  await stage.scriptcat.send('synchronize/backupToCloud', {type: 'webdav', params: dav});
  const zip = uploads(stage, '.zip').at(-1)?.body;
  const files = Object.entries(unzipSync(new Uint8Array(zip ?? Buffer.alloc(0))));
  return files.map(([name, data]) => `${name}\n${strFromU8(data)}`).join('\n');
}

/** Turns sync on until the script has arrived in the cloud, and returns what was sent. */
async function synchronize(stage: Stage, uuid: string): Promise<string> {
  await configureSync(stage, {});
  await configureSync(stage, {enable: true});
  await scriptcatSync(stage);
  await until(() => uploads(stage, `${uuid}.meta.json`).length > 0, {
    what: 'the sync',
    timeout: 30_000,
  });
  await poll(() => uploads(stage, 'scriptcat-sync.json').length > 0, 5000);
  await configureSync(stage, {});
  return uploads(stage, '/sync/')
    .map(({url, body}) => `${url.pathname}\n${body}`)
    .join('\n');
}

// Before 1.5 a change of the settings alone starts it.
const scriptcatSync = ({scriptcat}: Stage) =>
  scriptcat.send('synchronize/cloudSyncOnce').catch(() => undefined);

/** Clicks "Unbind", and returns whether the token is still there and what was sent to anybody. */
async function unbind(stage: Stage) {
  const {scriptcat, world} = stage;
  const page = await stage.open(scriptcat.url('options.html#/settings'));
  const drives = page.getByTestId('filesystem_type').first();
  if (!(await poll(() => drives.isVisible(), 4000))) return {};
  await drives.click();
  await page.getByRole('option', {name: 'OneDrive'}).click();
  const button = page.getByTestId('netdisk_unbind').first();
  await button.waitFor();
  const before = world.visits.length;
  await button.click();
  await page.getByRole('button', {name: 'Confirm'}).click();
  const hasToken = async () => (await readAreas(scriptcat)).local?.includes('word-token');
  await poll(async () => !(await hasToken()), 5000);
  const sent = world.visits.slice(before).filter(({host}) => host !== 'ext.scriptcat.org');
  return {'kept/unbind-token': (await hasToken()) === true, 'kept/unbind-sends': sent.length};
}

async function observeKept(stage: Stage): Promise<Record<string, Json>> {
  const {scriptcat} = stage;
  const uuid = await keepOneOfEach(stage);
  await fillSettings(stage);
  const found: Record<string, Json> = {};
  const note = (group: string, text: string) => {
    const words = new Set<string>(text.match(/word-[a-z]+/g));
    for (const word of allWords) found[group + word.slice(5)] = words.has(word);
  };
  const areas = await readAreas(scriptcat);
  for (const [area, text] of Object.entries(areas)) note(`kept/${area}-`, text);
  const logs = await scriptcat.logs();
  found['kept/logs'] = logs.some(({message}) => message === 'word-log');
  const backup = await backUp(stage);
  note('backup/', backup);
  found['backup/subscription'] = backup.includes('.user.sub.js');
  const sync = await synchronize(stage, uuid);
  note('sync/', sync);
  found['sync/switch'] = sync.includes('scriptcat-sync.json');
  Object.assign(found, await unbind(stage));
  await scriptcat.setBlacklist([]);
  return found;
}

const allWords = [
  'code',
  'value',
  'resource',
  'require',
  'rule',
  'permission',
  'trash',
  'model',
  'setting',
  'account',
  'token',
  'log',
].map((name) => `word-${name}`);

/** Names of the entries in the local storage that hold a value of the deleted scripts. */
const holders = ({extensionPage}: ScriptCat) =>
  extensionPage.evaluate(async () =>
    Object.entries(await chrome.storage.local.get())
      .filter(([, entry]) => JSON.stringify(entry).includes('trash-value'))
      .map(([name]) => name.replace(/:.*/, '')),
  );

const hasValues = async (scriptcat: ScriptCat) => (await holders(scriptcat)).includes('value');

/** Deletes a script where there is no Trash. */
async function observeFinal(stage: Stage): Promise<Record<string, Json>> {
  const {scriptcat} = stage;
  await scriptcat.setConfig('trash_enabled', false);
  try {
    const {uuid, page} = await stage.openScript({
      grant: ['GM_setValue'],
      script: `GM_setValue('key', 'trash' + '-value');`,
    });
    await stage.result(page);
    const before = await poll(() => hasValues(scriptcat), 3000);
    await scriptcat.send('script/deletes', [uuid]);
    await poll(async () => !(await hasValues(scriptcat)), 3000);
    const left = await holders(scriptcat);
    return {'trash/final': [before === true, left.includes('value')], 'trash/last-change': left};
  } finally {
    await scriptcat.setConfig('trash_enabled', true);
  }
}

/** Deletes a script, restores it, and deletes it for good. */
async function observeTrash(stage: Stage): Promise<Record<string, Json>> {
  const {scriptcat} = stage;
  const found = await observeFinal(stage);
  // Before 1.5 there is no Trash.
  if (!(await scriptcat.send('script/getTrashScripts').catch(() => undefined))) return found;
  const script = `GM_setValue('key', 'trash' + '-value'); return GM_getValue('key');`;
  const parts = {grant: ['GM_setValue', 'GM_getValue'], script};
  const {uuid, url} = await stage.prepare(parts);
  const runs = async () =>
    (await poll(async () => stage.result(await stage.open(url), 1500).catch(() => null), 2500)) !==
    undefined;
  await stage.result(await stage.open(url));
  const permission = {uuid, permission: 'cors', permissionValue: 'kept.test', allow: true};
  await scriptcat.send('runtime/permission/addPermission', {...permission, createtime: 0});
  const permissions = () =>
    scriptcat.send<unknown[]>('runtime/permission/getScriptPermissions', uuid);
  const isListed = async () => (await scriptcat.scripts()).some((each) => each.uuid === uuid);
  const isTrashed = async () =>
    (await scriptcat.send<{uuid: string}[]>('script/getTrashScripts')).some(
      (each) => each.uuid === uuid,
    );
  await scriptcat.send('script/deletes', [uuid]);
  found['trash/listed'] = [await isListed(), await isTrashed()];
  found['trash/runs'] = await runs();
  found['trash/values'] = await hasValues(scriptcat);
  found['trash/permissions'] = (await permissions()).length;
  await scriptcat.send('script/restores', [uuid]);
  await scriptcat.registered([uuid]);
  found['trash/restored'] = [await isListed(), await isTrashed()];
  found['trash/restored-runs'] = await runs();
  found['trash/restored-values'] = await hasValues(scriptcat);
  found['trash/restored-permissions'] = (await permissions()).length;
  await scriptcat.send('script/deletes', [uuid]);
  await scriptcat.send('script/purges', [uuid]);
  await poll(async () => !(await hasValues(scriptcat)), 3000);
  found['trash/purged'] = [await isListed(), await isTrashed()];
  found['trash/purged-values'] = await hasValues(scriptcat);
  found['trash/purged-permissions'] = (await permissions()).length;
  const shared = {...parts, header: ['@storageName trash-shared']};
  const [one, two] = [await stage.openScript(shared), await stage.openScript(shared)];
  await Promise.all([stage.result(one.page), stage.result(two.page)]);
  await scriptcat.remove(one.uuid);
  found['trash/shared-one-left'] = await hasValues(scriptcat);
  await scriptcat.remove(two.uuid);
  await poll(async () => !(await hasValues(scriptcat)), 3000);
  found['trash/shared-none-left'] = await hasValues(scriptcat);
  return found;
}

export const keptScenes: Scenes = {
  ...observed(['kept', 'backup', 'sync'], observeKept),
  ...observed(['trash'], observeTrash),
};
