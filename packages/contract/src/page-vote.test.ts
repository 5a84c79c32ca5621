import {expect, test} from 'vitest';
import {type PageVote, parseVote, voteLimits} from './page-vote';

const vote: PageVote = {
  id: '0e37df36-f698-11e6-8dd4-cb9ced3df976',
  page: '/docs/use/sync/',
  locale: 'en',
  helpful: 'no',
};

test('a vote is taken as it is, its id in small letters', () => {
  const parsed = parseVote({...vote, id: vote.id.toUpperCase(), text: 'The menu moved.'});
  expect(parsed).toEqual({
    ok: true,
    entry: {...vote, text: 'The menu moved.'},
    isHuman: true,
  });
});

test('an empty sentence is no sentence, and a filled trap no person', () => {
  expect(parseVote({...vote, text: ' ', website: 'x'})).toEqual({
    ok: true,
    entry: vote,
    isHuman: false,
  });
});

test.each<[field: string, value: unknown, code: string]>([
  ['page', undefined, 'wrong-type'],
  ['page', '/uninstall/', 'bad-format'],
  ['page', '/docs/../', 'bad-format'],
  ['page', '/docs/use', 'bad-format'],
  ['page', '//evil.example/docs/', 'bad-format'],
  ['page', `/docs/${'a/'.repeat(7)}`, 'bad-format'],
  ['helpful', 'maybe', 'unknown-value'],
  ['helpful', true, 'wrong-type'],
  ['locale', 'de', 'unknown-value'],
  ['text', 'a'.repeat(voteLimits.characters + 1), 'too-long'],
  ['text', 'a\0', 'bad-text'],
  ['constructor', 'x', 'unknown-field'],
])('%s: %j is refused', (field, value, code) => {
  expect(parseVote({...vote, [field]: value})).toMatchObject({
    ok: false,
    errors: [{pointer: `/${field}`, code}],
  });
});

test('every required field is asked for', () => {
  const parsed = parseVote({});
  expect(parsed.ok || parsed.errors.map(({pointer}) => pointer)).toEqual([
    '/id',
    '/page',
    '/locale',
    '/helpful',
  ]);
});
