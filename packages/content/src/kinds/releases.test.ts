import published from '@scriptcat/content/checked/versions';
import milestones from '@scriptcat/content/releases/milestones';
import {expect, test} from 'vitest';
import {contentOf} from '../temporary-content';
import {releases} from './releases';

const base = {
  'changelog/labels/zh-Hans.yaml':
    'kinds: {feature: 新增, fix: 修复}\nareas: {ui: 界面, api: API}\n',
  'changelog/labels/en.yaml':
    'kinds: {feature: New, fix: Fixed}\nareas: {ui: Interface, api: API}\n',
  'releases/lines.yaml': '"1.0": {manifest: 3, page: v1.0}\n"0.9": {manifest: 2}\n',
};

const change = '- {kind: fix, area: ui, text: {zh-Hans: 图标, en: Icons}}';
const release = (changes = change, date = '2026-01-02') =>
  `date: ${date}\nchanges:\n  ${changes}\n`;

/** What the kind makes of these releases. */
function modulesOf(files: Record<string, string>) {
  const modules = releases.modules(contentOf({...base, ...files}));
  return Object.fromEntries(modules.map(({name, value}) => [name, value]));
}

test('a version is one file: lists, latest versions and texts follow from it', () => {
  const modules = modulesOf({
    'releases/1.0.0-beta.yaml': release(),
    'releases/1.0.9.yaml': release(),
    'releases/1.0.10.yaml': release(),
    'releases/0.9.yaml': `${release()}covers: {since: 2025-12-31, versions: [0.9.1, 0.9.0]}\n`,
  });
  expect(modules['releases/milestones']).toMatchObject(
    ['1.0.10', '1.0.9', '1.0.0-beta', '0.9'].map((version) => ({version})),
  );
  expect(modules['releases/latest']).toEqual({
    stable: {version: '1.0.10', date: '2026-01-02', line: '1.0'},
    beta: {version: '1.0.0-beta', date: '2026-01-02', line: '1.0'},
    mv2: {version: '0.9', date: '2026-01-02', line: '0.9'},
  });
  expect(modules['releases/beta']).toMatchObject({
    'zh-Hans': [{version: '1.0.0-beta', changes: [{text: '图标'}]}],
    en: [{version: '1.0.0-beta', changes: [{text: 'Icons'}]}],
  });
  expect(modules['releases/pages']).toMatchObject({'1.0': 'v1.0'});
});

const misnamed = 'this is not a version. Name the file 1.5.1.yaml or 1.5.0-beta.2.yaml.';
const replaced = (from: string, to: string) => release(change.replace(from, to));

test.each([
  ['1.0.0.yaml:1 changes: is missing.', 'date: 2026-01-02\n'],
  ['1.0.0.yaml:2 changes: describe at least one change.', release('[]')],
  [
    '1.0.0.yaml:3 changes[0].kind: "fixx" is not allowed. Use one of: feature, fix.',
    replaced('fix', 'fixx'),
  ],
  [
    '1.0.0.yaml:3 changes[0].area: "wall" is not allowed. Use one of: ui, api.',
    replaced('ui', 'wall'),
  ],
  ['1.0.0.yaml:3 changes[0].text.en: is missing.', replaced(', en: Icons', '')],
  ['1.0.0.yaml:3 changes[0].text.en: " " does not fit: write the text.', replaced('Icons', "' '")],
  [
    '1.0.0.yaml:1 date: "2026-02-29" does not fit: write a day as 2026-11-09.',
    release(change, '2026-02-29'),
  ],
  ['1.0.0.yaml:1 version: there is no such key here.', `version: 1.0.0\n${release()}`],
  [`latest.yaml: ${misnamed}`, release()],
  [`1.0.yaml: ${misnamed}`, release()],
  [`v1.0.0.yaml: ${misnamed}`, release()],
  ['1.1.0.yaml: add the line "1.1" to content/releases/lines.yaml.', release()],
])('names file, line and remedy: %s', (message, text) => {
  const [name = ''] = /^.*?\.yaml/.exec(message) ?? [];
  expect(() => modulesOf({[`releases/${name}`]: text})).toThrow(`content/releases/${message}`);
});

test('refuses a version that two files describe', () => {
  const summary = `${release()}covers: {since: 2025-12-31, versions: [0.9.1, 0.9.0]}\n`;
  expect(() => modulesOf({'releases/0.9.yaml': summary, 'releases/0.9.1.yaml': release()})).toThrow(
    'content/releases/0.9.1.yaml: 0.9.1 is in content/releases/0.9.yaml, too. Leave it in one of them.',
  );
});

test('no version disappears', () => {
  const listed = new Set(milestones.flatMap(({version, covers}) => covers?.versions ?? [version]));
  expect(published.filter((version) => !listed.has(version))).toEqual([]);
});
