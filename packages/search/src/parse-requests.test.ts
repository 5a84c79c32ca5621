import fc from 'fast-check';
import {expect, test} from 'vitest';
import {parseRequests} from './parse-requests';

const body = (request: unknown) => JSON.stringify({requests: [request]});

test('defaults are filled in', () => {
  const parsed = parseRequests(body({indexName: 'docs', query: 'sync'}));
  expect(parsed).toMatchObject({
    ok: true,
    value: [{query: 'sync', page: 0, hitsPerPage: 20, tags: {before: '<em>', after: '</em>'}}],
  });
});

test('form-encoded parameters of older clients are read', () => {
  const params = 'query=a%20b&hitsPerPage=5&facetFilters=%5B%22language%3Aen%22%5D';
  expect(parseRequests(body({indexName: 'docs', params}))).toMatchObject({
    ok: true,
    value: [
      {
        query: 'a b',
        hitsPerPage: 5,
        filters: [[{attribute: 'language', value: 'en', isNegated: false}]],
      },
    ],
  });
});

test('a numeric query in form-encoded parameters stays text', () => {
  expect(parseRequests(body({indexName: 'docs', params: 'query=138'}))).toMatchObject({
    value: [{query: '138'}],
  });
});

test.each([
  ['', 'Invalid JSON'],
  ['[]', '"requests"'],
  ['null', '"requests"'],
  ['{"requests": {}}', '"requests"'],
  ['{"requests": [1]}', 'object'],
  [body({}), '"indexName"'],
  [body({indexName: 'docs', query: 1}), '"query"'],
  [body({indexName: 'docs', query: 'x'.repeat(513)}), '512'],
  [body({indexName: 'docs', page: -1}), '"page"'],
  [body({indexName: 'docs', page: 1.5}), '"page"'],
  [body({indexName: 'docs', page: 1e9}), '"page"'],
  [body({indexName: 'docs', hitsPerPage: 5000}), '"hitsPerPage"'],
  [body({indexName: 'docs', facetFilters: ['nonsense']}), '"facetFilters"'],
  [body({indexName: 'docs', facetFilters: {language: 'en'}}), '"facetFilters"'],
  [body({indexName: 'docs', filters: 'language:en'}), '"filters"'],
  [body({indexName: 'docs', params: '%E0%A4%A'}), '"params"'],
  [body({indexName: 'docs', attributesToRetrieve: [1]}), '"attributesToRetrieve"'],
  [JSON.stringify({requests: Array(21).fill({indexName: 'docs'})}), '20'],
])('%s is refused and the message names the reason', (source, reason) => {
  const parsed = parseRequests(source);
  expect(parsed).toMatchObject({ok: false, status: 400});
  expect(!parsed.ok && parsed.message).toContain(reason);
});

test('no body is too strange to be refused or read', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json(),
    fc.json().map((json) => `{"requests":[${json}]}`),
  );
  fc.assert(fc.property(anything, (source) => typeof parseRequests(source).ok === 'boolean'));
});
