import {expect, test} from 'vitest';
import {contentOf} from '../../temporary-content';
import {apis} from './apis';
import type {Api, Grant} from './types';

const words = 'summary: Writes a line.\nparams: {message: What to write.}\n';
const files = {
  'languages.yaml': '- {tag: en, label: English, direction: ltr}\n',
  'releases/0.2.yaml': 'covers: {versions: [0.2.0]}\n',
  'reference/groups/facts.yaml': 'apis:\n  log: [GM_log]\nmeta: {}\nerrors: {}\n',
  'reference/groups/en.yaml': 'apis: {log: {title: Logging}}\nmeta: {}\nerrors: {}\n',
  'reference/grants.yaml': 'none: []\nGM_log: [GM_log]\n',
  'reference/apis/GM_log/facts.yaml': `signatures: ["GM_log(message: any): void"]
contexts: [page]
since: 0.2.0
params:
  message?: {type: any, default: "''"}
compat: same
`,
  'reference/apis/GM_log/en.yaml': words,
};

/** The modules of a small reference, in which some files are replaced. */
const modulesOf = (replaced: Record<string, string> = {}) =>
  apis.modules(contentOf({...files, ...replaced}));

test('joins facts, words and grants of an API', () => {
  const [[log], [, grant]] = modulesOf().map(({value}) => value) as [Api[], Grant[]];
  expect(log).toMatchObject({
    name: 'GM_log',
    group: 'log',
    status: 'current',
    grants: ['GM_log'],
    params: [
      {
        name: 'message',
        type: 'any',
        optional: true,
        default: "''",
        text: {en: 'What to write.'},
      },
    ],
    compat: {tampermonkey: {verdict: 'same'}, violentmonkey: {verdict: 'same'}},
  });
  expect(grant).toEqual({
    name: 'GM_log',
    injects: ['GM_log'],
    contexts: ['page'],
    status: 'current',
  });
});

const api = 'reference/apis/GM_log';
const facts = files[`${api}/facts.yaml`];
const groups = 'reference/groups/facts.yaml';
const inGroup = (entries: string) => files[groups].replace('GM_log', entries);

test.each([
  [
    `${api}/facts.yaml:2 contexts[0]: "tab" is not allowed. Use one of: page, background.`,
    {[`${api}/facts.yaml`]: facts.replace('[page]', '[tab]')},
  ],
  [
    `${api}/facts.yaml:3 since: "0.2.1" does not fit: content/releases has no such version.`,
    {[`${api}/facts.yaml`]: facts.replace('0.2.0', '0.2.1')},
  ],
  [
    `${api}/en.yaml:2 params.level: there is no such key here.`,
    {[`${api}/en.yaml`]: words.replace('message:', 'level: How bad it is., message:')},
  ],
  [
    `${api}/en.yaml:2 params.level: is missing.`,
    {[`${api}/facts.yaml`]: facts.replace('params:', 'params:\n  level: string')},
  ],
  [
    `${api}/en.yaml:1 summary: is missing.`,
    {[`${api}/en.yaml`]: words.replace('summary', 'sumary')},
  ],
  [`${api}: is in no group of content/${groups}.`, {[groups]: inGroup('')}],
  [
    `${groups}:2 apis.log[0]: "GM_lg" does not fit: there is no such folder in content/reference/apis.`,
    {[groups]: inGroup('GM_lg, GM_log')},
  ],
  [`${groups}: apis has "GM_log" twice. Keep one of them.`, {[groups]: inGroup('GM_log, GM_log')}],
  [
    'reference/groups/en.yaml:1 apis.log: is missing.',
    {'reference/groups/en.yaml': 'apis: {logs: {title: Logging}}\nmeta: {}\nerrors: {}\n'},
  ],
  [
    'reference/grants.yaml:1 GM_log[1]: "GM.log" does not fit: content/reference/apis has no API of this name.',
    {'reference/grants.yaml': 'GM_log: [GM_log, GM.log]\n'},
  ],
  [
    'reference/apis/GM_say/facts.yaml: "GM_log" is in GM_log already.',
    {
      [groups]: inGroup('GM_log, GM_say'),
      'reference/apis/GM_say/facts.yaml': facts,
      'reference/apis/GM_say/en.yaml': words,
    },
  ],
])('names file, place and remedy: %s', (message, replaced) => {
  expect(() => modulesOf(replaced)).toThrow(`content/${message}`);
});
