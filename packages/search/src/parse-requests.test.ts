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
  [body({indexName: 'docs', params: 'query=a'}), '"params"'],
  [body({indexName: 'docs', facets: ['language']}), '"facets"'],
  [body({indexName: 'docs', query: 'a b c d e f g h i'}), '8 words'],
  [body({indexName: 'docs', query: '脚'.repeat(65)}), '64 Chinese'],
  [body({indexName: 'docs', attributesToRetrieve: [1]}), '"attributesToRetrieve"'],
  [JSON.stringify({requests: Array(6).fill({indexName: 'docs'})}), '5'],
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
