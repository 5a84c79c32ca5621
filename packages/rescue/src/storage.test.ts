import recovery from '@scriptcat/content/tools/rescue/recovery';
import {strToU8} from 'fflate';
import {expect, test} from 'vitest';
import {joinBytes} from './bytes';
import {
  blockContent,
  fixed,
  packBlock,
  varint,
  writeBlocks,
  writeLog,
  writeManifest,
  writeRecords,
  writeTable,
} from './database.fixture';
import {type Folder, makeFolder} from './folder.fixture';
import {accidents, read} from './recovery.fixture';
import {createStorageReader} from './storage';

test.each(recovery.rows)(
  'the page says how much is recovered: $id',
  (row) => {
    expect({...row, wrong: 0}).toMatchObject(accidents[row.id as keyof typeof accidents]());
  },
  60_000,
);

test('the page says so about every accident', () => {
  expect(recovery.rows.map(({id}) => id)).toEqual(Object.keys(accidents));
});

const script = (uuid: string, code: string) => ({
  key: `scriptCode:${uuid}`,
  value: JSON.stringify({code, uuid}),
});

test('a script that became empty has its earlier codes', () => {
  const codes = ['// first', '// second', ''];
  const writes = codes.map((code, sequence) => ({...script('a', code), sequence}));
  const {scripts} = read(new Map([['000003.log', writeLog(writes)]]));
  expect(scripts).toMatchObject([{uuid: 'a', damage: ['empty', 'settings'], place: 'list'}]);
  expect(scripts[0]?.generations.map(({code}) => code)).toEqual(codes.toReversed());
});

test('settings, subscriptions, permissions and resources are found', () => {
  const records = {
    'script:a': {
      uuid: 'a',
      name: 'A',
      status: 2,
      sort: 3,
      checkUpdate: false,
      metadata: {storagename: ['s']},
      selfMetadata: {match: ['*://*/*']},
    },
    'scriptCode:a': {uuid: 'a', code: '// code'},
    'value:s': {data: {n: 1}},
    'subscribe:https://a.test/': {name: 'Sub', code: '// sub', status: 1, scripts: {}},
    'permission:a:cors:b.test': {uuid: 'a', allow: true},
    'resource:r': {
      url: 'https://a.test/lib.js?1',
      content: 'lib',
      type: 'require',
      link: {a: true},
      contentType: 'text/javascript',
    },
    system_trash_enabled: true,
    system_vscode_url: 'ws://localhost',
  };
  const writes = Object.entries(records).map(([key, value], sequence) => ({
    key,
    value: JSON.stringify(value),
    sequence,
  }));
  expect(read(new Map([['000003.ldb', writeTable(writes)]]))).toMatchObject({
    scripts: [
      {
        name: 'A',
        isEnabled: false,
        position: 3,
        checksUpdates: false,
        damage: [],
        values: {n: 1},
        overrides: {selfMeta: {match: ['*://*/*']}},
        resources: [{kind: 'requires', content: strToU8('lib')}],
      },
    ],
    subscriptions: [{name: 'Sub', isEnabled: true}],
    permissions: 1,
    settings: {trash_enabled: true},
    problems: [],
  });
});

test('a script in the trash has its stored values', () => {
  const reader = createStorageReader();
  const value = JSON.stringify({data: {kept: true}});
  reader.addFile('000003.log', writeLog([{key: 'value:t', value, sequence: 1}]));
  reader.addTrash(
    strToU8(JSON.stringify({script: {uuid: 't', name: 'T', status: 1}, code: '// t'})),
  );
  reader.addTrash(strToU8('no trash'));
  expect(reader.finish().scripts).toMatchObject([
    {uuid: 't', place: 'trash', isEnabled: true, values: {kept: true}, damage: []},
  ]);
});

test('every entry of a table without its end is found', () => {
  const {folder, scripts} = makeFolder();
  for (const name of ['000005.ldb', '000007.ldb']) {
    folder.set(name, (folder.get(name) as Uint8Array).slice(0, -60));
  }
  const found = read(folder)
    .scripts.map(({generations}) => generations[0]?.code)
    .sort();
  expect(found).toEqual(scripts.map(({codes}) => codes.at(-1)).sort());
});

const folder = (files: Record<string, Uint8Array>): Folder => new Map(Object.entries(files));

test.each<[name: string, code: string, folder: Folder]>([
  ['an empty folder', 'no-data', folder({})],
  ['a folder without a database', 'no-data', folder({'notes.txt': strToU8('hello')})],
  [
    'the folder of another extension',
    'not-scriptcat',
    folder({'000003.log': writeLog([{key: 'theme', value: '"dark"', sequence: 1}])}),
  ],
])('%s is named', (_, code, files) => {
  expect(read(files)).toMatchObject({scripts: [], problems: [{code}]});
});

const pair = (key: string, value: Uint8Array) => [strToU8(key), value] as const;
const handle = (offset: number, size: number) => joinBytes([varint(offset), varint(size)]);
const block = packBlock(blockContent([pair('scriptCode:a12345678', strToU8('{}'))]));
const snappy = (...bytes: number[]) => {
  const body = Uint8Array.from([...bytes, 1]);
  return writeBlocks([joinBytes([body, packBlock(body.subarray(0, -1), false).subarray(-4)])]);
};
const longKey = strToU8(`scriptCode:${'k'.repeat(50_000)}12345678`);
const sharing = joinBytes([
  varint(0),
  varint(longKey.length),
  varint(0),
  longKey,
  ...Array.from({length: 200_000}, () => joinBytes([varint(longKey.length), varint(0), varint(0)])),
  fixed(0, 4),
  fixed(1, 4),
]);
const batch = (count: number, ...rest: Uint8Array[]) =>
  writeRecords([joinBytes([fixed(1, 8), fixed(count, 4), ...rest])]);

test.each<[name: string, file: string, bytes: Uint8Array]>([
  [
    'an index that lists a block for ever',
    '000001.ldb',
    writeBlocks(
      [block],
      Array.from({length: 9999}, (_, index) => pair(`${index}`, handle(0, block.length - 5))),
    ),
  ],
  ['an index that names itself', '000001.ldb', writeBlocks([], [pair('a', handle(0, 20))])],
  [
    'blocks outside the file',
    '000001.ldb',
    writeBlocks([block], [pair('a', handle(2 ** 40, 2 ** 40))]),
  ],
  ['a block that claims two gigabytes', '000001.ldb', snappy(255, 255, 255, 255, 7, 0, 0)],
  ['a literal that leads back', '000001.ldb', snappy(10, 252, 250, 255, 255, 255, 0, 0, 0)],
  ['keys that grow without bytes', '000001.ldb', writeBlocks([packBlock(sharing)])],
  ['a table of nothing but an end', '000001.ldb', writeBlocks([]).slice(-48)],
  ['a batch that claims four billion writes', '000001.log', batch(2 ** 32 - 1, fixed(1, 1))],
  [
    'a key longer than its file',
    '000001.log',
    batch(1, fixed(1, 1), varint(2 ** 34), strToU8('scriptCode:a')),
  ],
  ['a number without an end', '000001.log', batch(1, new Uint8Array(40).fill(255))],
  ['noise as a log', '000001.log', new Uint8Array(100_000).fill(3)],
  ['noise as a table', '000001.ldb', new Uint8Array(100_000).fill(0x57)],
  ['a manifest of noise', 'MANIFEST-000001', new Uint8Array(100_000).fill(7)],
  ['a manifest that lists files that are gone', 'MANIFEST-000001', writeManifest([5], 6)],
])('%s is reported', (_, file, bytes) => {
  const {scripts, problems} = read(folder({[file]: bytes}));
  expect(scripts.flatMap(({generations}) => generations.filter(({isWhole}) => isWhole))).toEqual(
    [],
  );
  expect(problems.length).toBeGreaterThan(0);
});

test('of several extensions, those with scripts are shown', () => {
  const reader = createStorageReader();
  const other = writeLog([{key: 'theme', value: '"dark"', sequence: 1}]);
  const own = writeLog([{...script('a', '// a'), sequence: 1}]);
  const synced = writeLog([{key: 'system_trash_enabled', value: 'false', sequence: 1}]);
  reader.addFile('Profile/Local Extension Settings/other/000003.log', other.slice(0, -1));
  reader.addFile('Profile/Local Extension Settings/own/000003.log', own);
  reader.addFile('Profile/Sync Extension Settings/own/000003.log', synced);
  expect(reader.finish()).toMatchObject({
    scripts: [{uuid: 'a'}],
    settings: {trash_enabled: false},
    problems: [],
  });
});
