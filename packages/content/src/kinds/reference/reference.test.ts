import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {openContent} from '../../content';
import {apis} from './apis';
import type {Api, Grant} from './types';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, {recursive: true});
});

const words = 'summary: Writes a line.\nparams: {message: What to write.}\n';
const files = {
  'languages.yaml': '- {tag: en, label: English, direction: ltr}\n',
  'releases/0.2.yaml': 'covers: {versions: [0.2.0]}\n',
  'reference/groups/facts.yaml': 'apis:\n  log: [GM_log]\nmeta: {}\nerrors: {}\n',
  'reference/groups/en.yaml': 'apis: {log: Logging}\nmeta: {}\nerrors: {}\n',
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
function modulesOf(replaced: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'reference-'));
  made.push(folder);
  for (const [name, text] of Object.entries({...files, ...replaced})) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  return apis.modules(openContent(folder));
}

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

test.each([
  [
    'an unknown context',
    {[`${api}/facts.yaml`]: facts.replace('[page]', '[tab]')},
    `content/${api}/facts.yaml:2 contexts[0]: "tab" is not allowed. Use one of: page, background.`,
  ],
  [
    'an unknown version',
    {[`${api}/facts.yaml`]: facts.replace('0.2.0', '0.2.1')},
    `content/${api}/facts.yaml:3 since: "0.2.1" does not fit: content/releases has no such version.`,
  ],
  [
    'a parameter that only the words have',
    {[`${api}/en.yaml`]: words.replace('message:', 'level: How bad it is., message:')},
    `content/${api}/en.yaml:2 params.level: there is no such key here.`,
  ],
  [
    'a parameter without words',
    {[`${api}/facts.yaml`]: facts.replace('params:', 'params:\n  level: string')},
    `content/${api}/en.yaml:2 params.level: is missing.`,
  ],
  [
    'missing words',
    {[`${api}/en.yaml`]: words.replace('summary', 'sumary')},
    `content/${api}/en.yaml:1 summary: is missing.`,
  ],
  [
    'an entry in no group',
    {'reference/groups/facts.yaml': 'apis:\n  log: []\nmeta: {}\nerrors: {}\n'},
    `content/${api}: is in no group of content/reference/groups/facts.yaml.`,
  ],
  [
    'an entry that does not exist',
    {'reference/groups/facts.yaml': files['reference/groups/facts.yaml'].replace('[', '[GM_lg, ')},
    'content/reference/groups/facts.yaml:2 apis.log[0]: "GM_lg" does not fit: there is no such folder in content/reference/apis.',
  ],
  [
    'a duplicate entry',
    {'reference/groups/facts.yaml': files['reference/groups/facts.yaml'].replace('[', '[GM_log, ')},
    'content/reference/groups/facts.yaml: apis has "GM_log" twice. Keep one of them.',
  ],
  [
    'an unknown group',
    {'reference/groups/en.yaml': 'apis: {logs: Logging}\nmeta: {}\nerrors: {}\n'},
    'content/reference/groups/en.yaml:1 apis.log: is missing.',
  ],
  [
    'a grant of an unknown name',
    {'reference/grants.yaml': 'GM_log: [GM_log, GM.log]\n'},
    'content/reference/grants.yaml:1 GM_log[1]: "GM.log" does not fit: no API of content/reference/apis is called so.',
  ],
  [
    'a name with two entries',
    {
      'reference/groups/facts.yaml': 'apis:\n  log: [GM_log, GM_say]\nmeta: {}\nerrors: {}\n',
      'reference/apis/GM_say/facts.yaml': facts,
      'reference/apis/GM_say/en.yaml': words,
    },
    'content/reference/apis/GM_say/facts.yaml: "GM_log" is in GM_log already.',
  ],
])('names file, place and remedy for %s', (_, replaced, message) => {
  expect(() => modulesOf(replaced)).toThrow(message);
});
