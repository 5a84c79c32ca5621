import {expect, test} from 'vitest';
import {addStored, groupHits, parseStored, removeStored, searchRequest, shownHit} from './client';

const context = {language: 'en', tags: ['default', 'docs-default-current']};
const hit = (id: number, lvl0: string) =>
  shownHit({
    objectID: String(id),
    url: `https://docs.example/p${id}/#a`,
    hierarchy: {lvl0, lvl1: `P${id}`, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  });
const stored = (id: string) => hit(Number(id), 'A').stored;

test('a request asks for 20 hits in the language and version of the page', () => {
  const request = searchRequest({query: 'sync', ...context}, 'docs');
  expect(request.hitsPerPage).toBe(20);
  expect(request.facetFilters).toEqual([
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ]);
});

test('groups keep the order of their best hit and hold five', () => {
  const hits = [hit(1, 'B'), hit(2, 'A'), ...[3, 4, 5, 6, 7].map((id) => hit(id, 'B'))];
  const groups = groupHits(hits);
  expect(groups.map(({title}) => title)).toEqual(['B', 'A']);
  expect(groups[0]?.hits).toHaveLength(5);
});

test('the address of a hit stays on this site', () => {
  const urlOf = (url: string) => shownHit({objectID: '1', url}).url;
  expect(urlOf('https://docs.example/en/docs/?a=1#b')).toBe('/en/docs/?a=1#b');
  expect(urlOf('/docs/')).toBe('/docs/');
  for (const hostile of ['javascript:alert(1)', '//evil.example/', 'https:///\\evil', '/\\evil']) {
    expect(urlOf(hostile)).toBe('/');
  }
});

test('an entry moves to the front and the list keeps its limit', () => {
  const list = ['1', '2', '3'].map(stored);
  const added = addStored(list, stored('3'), 3);
  expect(added.map(({objectID}) => objectID)).toEqual(['3', '1', '2']);
  expect(addStored(list, stored('4'), 3)).toHaveLength(3);
  expect(removeStored(list, '2').map(({objectID}) => objectID)).toEqual(['1', '3']);
});

test.each([
  null,
  '',
  'nonsense',
  '{}',
  '[1, null, {"objectID": 1}]',
  '[{"objectID":"1","url":"/"}]',
])('what is stored as %j is an empty list', (source) => {
  expect(parseStored(source)).toEqual([]);
});

test('a list stored by DocSearch is read', () => {
  const source = JSON.stringify([{...stored('1'), __autocomplete_id: 0}]);
  expect(parseStored(source).map(({objectID}) => objectID)).toEqual(['1']);
});
