import {expect, test} from 'vitest';
import {filterGroups} from './useFilter';

const groups = [
  {
    title: 'Values',
    entries: [
      {name: 'GM_getValue', anchor: 'gm_getvalue', summary: 'Reads a stored value'},
      {name: 'GM_setValue', anchor: 'gm_setvalue', summary: 'Stores a value'},
    ],
  },
  {title: 'Log', entries: [{name: 'GM_log', anchor: 'gm_log', summary: 'Writes a log entry'}]},
];

test('shows everything without a query', () => {
  expect(filterGroups(groups, '  ')).toEqual(groups);
});

test('finds by name, ignoring case, and drops empty groups', () => {
  expect(filterGroups(groups, 'SETV')).toEqual([
    {title: 'Values', entries: [groups[0]?.entries[1]]},
  ]);
});

test('finds by summary, with words in any order', () => {
  expect(filterGroups(groups, 'entry log')[0]?.title).toBe('Log');
});

test('returns an empty list without matches', () => {
  expect(filterGroups(groups, 'cookie')).toEqual([]);
});
