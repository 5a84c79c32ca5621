import fc from 'fast-check';
import {expect, test} from 'vitest';
import {parseCall} from './hosted';

const body = (request: unknown) => JSON.stringify({requests: [request]});

test('defaults are filled in', () => {
  const parsed = parseCall(body({indexName: 'docs', query: 'sync', facets: ['language']}));
  expect(parsed).toMatchObject({
    ok: true,
    queries: [{query: 'sync', page: 0, hitsPerPage: 20, marks: {before: '<em>', after: '</em>'}}],
  });
});

test('what is too long is cut', () => {
  const parsed = parseCall(
    body({indexName: 'docs', query: 'x'.repeat(5000), hitsPerPage: 5000, page: 1e9}),
  );
  expect(parsed).toMatchObject({
    queries: [{query: 'x'.repeat(512), hitsPerPage: 50, page: 1000}],
  });
});

test.each([
  [{facetFilters: 'language:en, type:lvl1'}],
  [{facetFilters: ['language:en', ['type:lvl1']]}],
  [{params: 'facetFilters=language%3Aen,type:lvl1'}],
  [{params: 'facetFilters=%5B%22language:en%22,%5B%22type:lvl1%22%5D%5D&tagFilters='}],
])('filters are read from %j', (fields) => {
  expect(parseCall(body({indexName: 'docs', ...fields}))).toMatchObject({
    queries: [
      {
        filters: [[{attribute: 'language', value: 'en'}], [{attribute: 'type', value: 'lvl1'}]],
      },
    ],
  });
});

test.each([
  ['', 'Invalid JSON'],
  ['[]', '"requests"'],
  ['{"requests": {}}', '"requests"'],
  ['{"requests": [1]}', 'object'],
  [body({}), '"indexName"'],
  [body({indexName: 'docs', query: 1}), '"query"'],
  [body({indexName: 'docs', page: -1}), '"page"'],
  [body({indexName: 'docs', hitsPerPage: 'many'}), '"hitsPerPage"'],
  [body({indexName: 'docs', facetFilters: ['nonsense']}), '"facetFilters"'],
  [body({indexName: 'docs', facetFilters: {language: 'en'}}), '"facetFilters"'],
  [body({indexName: 'docs', filters: 'language:en'}), '"filters"'],
  [body({indexName: 'docs', attributesToRetrieve: [1]}), '"attributesToRetrieve"'],
  [JSON.stringify({requests: Array(21).fill({indexName: 'docs'})}), '20'],
])('%s is refused and the message names the reason', (source, reason) => {
  const parsed = parseCall(source);
  expect(!parsed.ok && parsed.message).toContain(reason);
});

test('no body is too strange to be refused or read', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json(),
    fc.json().map((json) => `{"requests":[${json}]}`),
  );
  fc.assert(fc.property(anything, (source) => typeof parseCall(source).ok === 'boolean'));
});
