import {strToU8, zipSync} from 'fflate';
import {expect, test} from 'vitest';
import {readBackup} from './backup';
import {compareReadings} from './compare';
import {makeFolder} from './folder.fixture';
import {importEffects} from './import-effects';
import type {FoundScript, Reading} from './model';
import {read} from './recovery.fixture';
import {type Taken, toImportZip, toScriptFiles} from './save';

const code = (name: string, version = '1.0') => `// ==UserScript==
// @name ${name}
// @namespace test
// @version ${version}
// @match https://a.test/*
// ==/UserScript==
`;

const zip = (files: Record<string, string | object>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        strToU8(typeof content === 'string' ? content : JSON.stringify(content)),
      ]),
    ),
  );

const takeAll = ({scripts}: Pick<Reading, 'scripts'>): Taken[] =>
  scripts.flatMap((script) =>
    script.generations.slice(0, 1).map((generation) => ({script, generation})),
  );

test('what a folder holds comes back from the zip made of it', () => {
  const found = read(makeFolder().folder);
  const subscription = {
    name: 'Sub: a/b',
    url: 'https://a.test/s.user.sub.js',
    code: '// sub',
    isEnabled: true,
    scripts: {},
  };
  const settings = {trash_enabled: false};
  const again = readBackup(toImportZip(takeAll(found), {subscriptions: [subscription], settings}));
  expect(again).toMatchObject({source: 'scriptcat', settings, problems: []});
  expect(again.subscriptions).toMatchObject([{...subscription, name: 'Sub: a/b'}]);
  expect(again.scripts).toHaveLength(30);
  expect(compareReadings(found, again)).toEqual([]);
  const about = ({uuid, position, isEnabled, changed}: FoundScript) => ({
    uuid,
    position,
    isEnabled,
    changed,
  });
  expect(again.scripts.map(about)).toEqual(found.scripts.map(about));
});

test('values keep their types', () => {
  const values = {
    text: 'n1',
    empty: '',
    number: -1.5,
    flag: false,
    nothing: null,
    deep: {a: [1, '2']},
  };
  const [script] = read(makeFolder({count: 1}).folder).scripts as [FoundScript];
  const taken = takeAll({scripts: [{...script, values}]});
  expect(readBackup(toImportZip(taken)).scripts[0]?.values).toEqual(values);
});

test('files get names that are allowed and occur once', () => {
  const script = {name: 'A/B: "c"'} as FoundScript;
  const generation = {code: '', version: '', isWhole: true};
  const taken = [script, script].map((each) => ({script: each, generation}));
  expect(toScriptFiles(taken).map(({name}) => name)).toEqual([
    'A_B_ _c_.user.js',
    'A_B_ _c_ (2).user.js',
  ]);
});

test('a backup of Tampermonkey is read with its own rules', () => {
  const override = {
    use_matches: ['https://b.test/*'],
    merge_matches: true,
    use_excludes: [],
    merge_excludes: true,
  };
  const reading = readBackup(
    zip({
      'One.user.js': code('One', '2.0'),
      'One.options.json': {
        options: {override, run_at: null, noframes: null},
        settings: {enabled: false, position: 4},
        meta: {name: 'One', uuid: 'tm', modified: 5, file_url: 'https://a.test/one.user.js'},
      },
      'One.storage.json': {ts: 6, data: {list: 'o[1]', word: 'sx'}},
      'One.user.js-1-lib.js': 'lib',
      'One.user.js-1-lib.js.requires.json': {name: 'lib.js', url: 'https://a.test/lib.js', ts: 7},
    }),
  );
  expect(reading).toMatchObject({
    source: 'tampermonkey',
    scripts: [
      {
        uuid: '',
        name: 'One',
        isEnabled: false,
        position: 4,
        changed: 5,
        url: 'https://a.test/one.user.js',
        values: {list: [1], word: 'x'},
        overrides: {options: {override}},
        generations: [{version: '2.0', isWhole: true}],
        resources: [{kind: 'requires', url: 'https://a.test/lib.js', content: strToU8('lib')}],
      },
    ],
  });
  expect(
    importEffects(reading, '1.4')
      .filter(({isKept}) => !isKept)
      .map(({part}) => part),
  ).toEqual(['rules', 'resources']);
});

test('a backup of Violentmonkey is read with what its manifest says', () => {
  const reading = readBackup(
    zip({
      'Zwei.user.js': code('Two words'),
      'plain.user.js': '// no header',
      violentmonkey: {
        scripts: {
          Zwei: {
            custom: {
              exclude: ['*://c.test/*'],
              origExclude: false,
              lastInstallURL: 'https://a.test/2.user.js',
            },
            config: {enabled: 0, shouldUpdate: 0},
            position: 2,
          },
        },
        values: {'test-0aTwo-20words-0a': {key: 'sstored'}},
      },
    }),
  );
  expect(reading).toMatchObject({
    source: 'violentmonkey',
    scripts: [
      {
        name: 'Two words',
        isEnabled: false,
        position: 2,
        checksUpdates: false,
        values: {key: 'stored'},
        url: 'https://a.test/2.user.js',
        overrides: {options: {override: {use_excludes: ['*://c.test/*'], merge_excludes: false}}},
      },
      {name: 'plain'},
    ],
  });
  const kept = (version: '1.4' | '1.5') =>
    importEffects(reading, version)
      .filter(({isKept}) => isKept)
      .map(({part}) => part);
  expect(kept('1.5')).toEqual(['scripts', 'values', 'rules', 'update-switch']);
  expect(kept('1.4')).toEqual(['scripts']);
});

test('differences between two backups are named', () => {
  const options = (enabled: boolean) => ({settings: {enabled}, meta: {sc_uuid: 'x'}});
  const first = zip({
    'A.user.js': code('A'),
    'B.user.js': code('B'),
    'C.user.js': code('C'),
    'C.options.json': options(true),
  });
  const second = zip({
    'A.user.js': code('A'),
    'C.user.js': code('C', '2.0'),
    'C.options.json': options(false),
    'D.user.js': code('D'),
  });
  expect(compareReadings(readBackup(first), readBackup(second))).toEqual([
    {name: 'B', kind: 'only-first', parts: [], versions: ['1.0', '']},
    {name: 'C', kind: 'changed', parts: ['code', 'switch'], versions: ['1.0', '2.0']},
    {name: 'D', kind: 'only-second', parts: [], versions: ['', '1.0']},
  ]);
});

test('a script of a damaged zip is never shown as whole', () => {
  const bytes = zip({'A.user.js': code('A').repeat(20), 'B.user.js': code('B').repeat(20)});
  for (let at = 0; at < bytes.length; at++) {
    const damaged = bytes.slice();
    damaged[at] = (damaged[at] as number) ^ 0x55;
    const codes = readBackup(damaged).scripts.flatMap(({generations}) =>
      generations.map((each) => each.code),
    );
    for (const each of codes) expect([code('A').repeat(20), code('B').repeat(20)]).toContain(each);
  }
});

const claimTooMuch = () => {
  const bytes = zip({'A.user.js': 'a'.repeat(1000)});
  const list = bytes.lastIndexOf(0x50, bytes.length - 23);
  bytes.set([255, 255, 255, 255], list + 24);
  return bytes;
};

test.each([
  ['nothing', new Uint8Array()],
  ['text', strToU8('{"created_by": "Tampermonkey"}')],
  ['half a zip', zip({'A.user.js': code('A')}).slice(0, 60)],
  ['a zip without scripts', zip({'a.txt': 'a'})],
  ['a zip that claims four gigabytes', claimTooMuch()],
])('%s is not a backup', (_, bytes) => {
  expect(readBackup(bytes)).toMatchObject({scripts: [], problems: [{code: 'not-a-backup'}]});
});
