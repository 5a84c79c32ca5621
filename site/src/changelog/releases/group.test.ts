import type {Release} from '@scriptcat/content/kinds/releases';
import {expect, test} from 'vitest';
import {areasOf, arrivalsOf, groupByKind} from './group';

const base = {date: '2026-01-01', channel: 'stable', line: '1.0', manifest: 3} as const;
const releases: readonly Release[] = [
  {
    ...base,
    version: '1.0.1',
    changes: [
      {kind: 'fix', area: 'ui', text: 'icons'},
      {kind: 'breaking', area: 'api', text: 'an option is gone'},
    ],
  },
  {...base, version: '1.0.0', changes: [{kind: 'fix', area: 'sync', text: 'folders'}]},
];

test('puts breaking changes first and keeps the order inside a group', () => {
  expect(
    groupByKind(arrivalsOf(releases)).map(({kind, changes}) => [
      kind,
      changes.map(({version, text}) => `${version} ${text}`),
    ]),
  ).toEqual([
    ['breaking', ['1.0.1 an option is gone']],
    ['fix', ['1.0.1 icons', '1.0.0 folders']],
  ]);
});

test('names only areas that occur', () => {
  expect(areasOf(releases)).toEqual(['api', 'sync', 'ui']);
});
