import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {userscript} from '@scriptcat/claims';
import {
  createStorageReader,
  type FoundScript,
  type Reading,
  readBackup,
  type Taken,
  toImportZip,
} from '@scriptcat/rescue';
import {strToU8, type Zippable, zipSync} from 'fflate';
import type {BrowserOptions} from '../extension/browser';
import {ScriptCat} from '../extension/scriptcat';
import type {Finding} from '../results';
import {poll, until} from '../wait';
import type {World} from '../world';
import {send} from '../world/answer';

/** Scripts of different kinds: on pages, in the background, scheduled, long, with odd characters. */
function makeScript(number: number, version = '1.0.0'): string {
  const kinds = [
    ['@match https://never.test/*'],
    ['@background'],
    ['@crontab 0 9 * * *'],
    ['@match https://never.test/*', '@require https://rescue.test/library.js'],
    ['@include *://never.test/*', `@storageName shared-${number % 2}`],
    ['@match https://never.test/*', '@run-at document-start', '@noframes'],
  ];
  const lines = [`@name \u732b ${number}: a/b`, '@namespace rescue', `@version ${version}`];
  const body =
    number === 7 ? `// ${'\u957f long 😀 "\\" </script> '.repeat(20_000)}` : `\r\n\t'${number}'`;
  return userscript([...lines, ...(kinds[number % kinds.length] ?? [])], body);
}

const values = {
  text: 'n1 "quoted" \u732b 😀 \u2028 <b>',
  empty: '',
  number: -1.5,
  large: 2 ** 53,
  no: false,
  nothing: null,
  deep: {list: [1, '2', {three: [null]}]},
};

/** What must be the same before the accident and after the import. */
interface State {
  uuid: string;
  name: string;
  code: string;
  values: unknown;
  isEnabled: boolean;
  position: number;
}

/** A script as the extension stores it. */
interface StoredScript {
  uuid: string;
  name: string;
  status: number;
  sort: number;
  metadata: {storagename?: string[]};
}

const byId = (a: State, b: State) => (a.uuid < b.uuid ? -1 : 1);

async function readState(scriptcat: ScriptCat): Promise<State[]> {
  const stored = await scriptcat.extensionPage.evaluate(
    () => chrome.storage.local.get(null) as Promise<Record<string, unknown>>,
  );
  const part = (key: string) => (stored[key] ?? {}) as {code?: string; data?: unknown};
  return Object.keys(stored)
    .filter((key) => key.startsWith('script:'))
    .map((key) => {
      const {uuid, name, status, sort, metadata} = stored[key] as StoredScript;
      const {code = ''} = part(`scriptCode:${uuid}`);
      const {data = {}} = part(`value:${metadata.storagename?.[0] ?? uuid}`);
      return {uuid, name, code, values: data, isEnabled: status === 1, position: sort};
    })
    .sort(byId);
}

const toState = ({uuid, name, generations, values, isEnabled, position}: FoundScript): State => ({
  ...{uuid, name, values, code: generations[0]?.code ?? ''},
  ...{isEnabled: isEnabled ?? true, position: position ?? -1},
});

const statesOf = ({scripts}: Reading): State[] =>
  scripts
    .filter(({place}) => place === 'list')
    .map(toState)
    .sort(byId);

const subscription = `// ==UserSubscribe==
// @name Rescued subscription
// @namespace rescue
// @version 1.0.0
// @scriptUrl https://rescue.test/subscribed.user.js
// ==/UserSubscribe==
`;

/** Thirty scripts, some updated, some switched off, with values, own rules and a subscription. */
async function fill(scriptcat: ScriptCat, world: World) {
  const text = (body: string) => (_: unknown, response: never) =>
    send(response, body, {type: 'text/javascript'});
  world.on('rescue.test/library.js', text('var library = "\u732b";') as never);
  world.on('rescue.test/subscribed.user.js', text(makeScript(100)) as never);
  world.on('rescue.test/list.user.sub.js', text(subscription) as never);
  const uuids: string[] = [];
  for (let number = 0; number < 30; number++) {
    const {uuid} = await scriptcat.install(makeScript(number), {enable: number % 3 !== 0});
    uuids.push(uuid);
    for (const [key, value] of Object.entries(values)) await scriptcat.setValue(uuid, key, value);
  }
  // Enough for the database to write tables beside its log.
  for (let round = 0; round < 12; round++) {
    await scriptcat.setValue(uuids[0] as string, 'big', `${round} ${'\u732b '.repeat(225_000)}`);
  }
  for (const uuid of uuids.slice(0, 5)) {
    const code = makeScript(uuids.indexOf(uuid), '2.0.0');
    await scriptcat.send('script/installByCode', {uuid, code, upsertBy: 'user'});
  }
  await scriptcat.setRules(uuids[6] as string, {match: ['https://own.test/*']});
  const page = await scriptcat.open(
    scriptcat.url('install.html?url=https://rescue.test/list.user.sub.js'),
  );
  await scriptcat.confirmInstall(page);
  await until(async () => (await scriptcat.scripts()).length === 31, {
    what: 'the script of the subscription',
    timeout: 20_000,
  });
  await scriptcat.setConfig('script_list_expand_num', 7);
  return uuids;
}

/** Reads the copied folders as the page does. */
function readProfile({profile, id}: ScriptCat): Reading {
  const reader = createStorageReader();
  const folder = path.join(profile, 'Default');
  const files = (name: string) =>
    readdirSync(path.join(folder, name), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => ({name: entry.name, file: path.join(entry.parentPath, entry.name)}));
  for (const area of ['Local', 'Sync']) {
    for (const {name, file} of files(`${area} Extension Settings/${id}`)) {
      reader.addFile(`${area}/${id}/${name}`, readFileSync(file));
    }
  }
  for (const {file} of files('File System')) reader.addTrash(readFileSync(file));
  return reader.finish();
}

const takeAll = (reading: Reading): Taken[] =>
  reading.scripts
    .filter(({place}) => place === 'list')
    .flatMap((script) =>
      script.generations.slice(0, 1).map((generation) => ({script, generation})),
    );

const foreignCode = (name: string) =>
  userscript([`@name ${name}`, '@namespace n', '@match *://a.test/*']);
const asJson = (value: unknown) => strToU8(JSON.stringify(value));

/** One script each as Tampermonkey and Violentmonkey write it, switched off and with values. */
const foreignFiles: Zippable[] = [
  {
    'From TM.user.js': strToU8(foreignCode('From TM')),
    'From TM.options.json': asJson({
      settings: {enabled: false, position: 1},
      meta: {name: 'From TM', uuid: 'tm'},
    }),
    'From TM.storage.json': asJson({ts: 6, data: {list: 'o[1]', word: 's\u732b'}}),
  },
  {
    'From VM.user.js': strToU8(foreignCode('From VM')),
    violentmonkey: asJson({
      scripts: {'From VM': {config: {enabled: 0}, position: 1}},
      values: {'n-0aFrom-20VM-0a': {list: 'o[1]', word: 's\u732b'}},
    }),
  },
];
const foreignBackups = foreignFiles.map((files) => readBackup(zipSync(files)));

/** Opens the extension's own import page with a zip and imports everything. */
async function importZip(scriptcat: ScriptCat, zip: Uint8Array, count: number) {
  await scriptcat.extensionPage.evaluate(async (base64) => {
    const blob = await (await fetch(`data:application/zip;base64,${base64}`)).blob();
    const url = URL.createObjectURL(blob);
    await chrome.storage.session.set({'importFile:rescue': {filename: 'rescue.zip', url}});
  }, Buffer.from(zip).toString('base64'));
  const page = await scriptcat.open(scriptcat.url('import.html?uuid=rescue'));
  const older = page.getByRole('button', {name: /^Import/});
  await page.getByTestId('import-btn').or(older).first().click({timeout: 30_000});
  await until(async () => (await scriptcat.scripts()).length >= count, {
    what: 'the imported scripts',
    timeout: 60_000,
  });
  return page;
}

/** A backup made by the extension itself, as bytes. */
async function exportZip(scriptcat: ScriptCat): Promise<Uint8Array> {
  await scriptcat.send('synchronize/export');
  const base64 = await until(
    () =>
      scriptcat.extensionPage.evaluate(async () => {
        const [latest] = await chrome.downloads.search({orderBy: ['-startTime'], limit: 1});
        if (!latest) return undefined;
        const bytes = new Uint8Array(await (await fetch(latest.url)).arrayBuffer());
        return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      }),
    {what: 'the exported zip', timeout: 30_000},
  );
  return Buffer.from(base64, 'base64');
}

const difference = (expected: readonly State[], seen: readonly State[]): string[] => [
  ...(expected.length === seen.length ? [] : [`${expected.length} scripts, not ${seen.length}`]),
  ...expected.flatMap((state, index) =>
    Object.entries(state)
      .filter(([key, value]) => !isDeepStrictEqual(value, seen[index]?.[key as keyof State]))
      .map(([key]) => `${state.name}: ${key}`),
  ),
];

export const rescueIds = [
  'rescue/own-export',
  'rescue/after-crash',
  'rescue/deleted-script',
  'rescue/no-damage',
  'rescue/subscription',
  'rescue/import',
  'rescue/other-managers',
] as const;

/** Kills a browser with thirty scripts, reads its folder, and imports what was found elsewhere. */
export async function checkRescue(options: BrowserOptions, world: World): Promise<Finding[]> {
  const findings: Finding[] = [];
  const report = (id: (typeof rescueIds)[number], seen: readonly string[]) =>
    findings.push({id, passed: seen.length === 0, expected: [], seen: [...seen]});

  const first = await ScriptCat.start(options);
  const uuids = await fill(first, world);
  const before = await readState(first);
  const [removed] = uuids.splice(29);
  report('rescue/own-export', difference(before, statesOf(readBackup(await exportZip(first)))));
  await first.send('script/deletes', [removed]);
  await first.kill();
  const found = readProfile(first);
  await first.close();

  const left = before.filter(({uuid}) => uuid !== removed);
  report('rescue/after-crash', difference(left, statesOf(found)));
  const deleted = found.scripts.filter(({uuid, place}) => uuid === removed && place !== 'list');
  const expected = before.filter(({uuid}) => uuid === removed);
  report('rescue/deleted-script', difference(expected, deleted.map(toState)));
  const damaged = found.scripts.filter(({damage}) => damage.length > 0);
  report('rescue/no-damage', [
    ...damaged.map(({name, damage}) => `${name}: ${damage}`),
    ...found.problems.map(({code}) => code),
  ]);
  report('rescue/subscription', found.subscriptions.length === 1 ? [] : ['no subscription']);

  const second = await ScriptCat.start(options);
  await importZip(second, toImportZip(takeAll(found), found), left.length);
  const reportArrived = async (
    id: (typeof rescueIds)[number],
    differing: () => Promise<string[]>,
  ) => {
    // Values arrive after their scripts.
    await poll(async () => (await differing()).length === 0, 30_000);
    report(id, await differing());
  };
  // Asking for the list numbers it anew, halfway through the import too: numbers aren't compared.
  const unnumbered = (states: readonly State[]) => states.map((each) => ({...each, position: 0}));
  await reportArrived('rescue/import', async () =>
    difference(unnumbered(left), unnumbered(await readState(second))),
  );
  for (const [at, backup] of foreignBackups.entries()) {
    await importZip(second, toImportZip(takeAll(backup), backup), left.length + at + 1);
  }
  // Other managers' ids aren't kept.
  const foreign = (states: readonly State[]) =>
    unnumbered(states.filter(({name}) => name.startsWith('From ')))
      .map((each) => ({...each, uuid: each.name}))
      .sort(byId);
  await reportArrived('rescue/other-managers', async () =>
    difference(foreign(foreignBackups.flatMap(statesOf)), foreign(await readState(second))),
  );
  await second.close();
  return findings;
}
