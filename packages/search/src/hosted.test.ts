import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {createSearchIndex} from './create-index';
import {recordsFromHtml} from './extract';
import {answerQuery, HOSTED_LIMITS, parseCall} from './hosted';

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
  [body({indexName: 'docs', page: {toString: 1}}), '"page"'],
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

describe('an answer', () => {
  const page = (path: string, language: string, html: string) =>
    recordsFromHtml(`<main><article>${html}</article></main>`, {
      path,
      language,
      pageRank: 100,
      section: language === 'en' ? 'Guide' : '指南',
    });
  const sections = Array.from(
    {length: 30},
    (_, order) => `<h2 id="s${order}">Sync section ${order}</h2><p>About sync.</p>`,
  );
  const records = [
    ...page('/en/sync/', 'en', `<h1>Cloud sync</h1><p>Same scripts.</p>${sections.join('')}`),
    ...page('/sync/', 'zh-Hans', '<h1>云同步</h1><p>脚本 &lt;img src=x&gt; 同步。</p>'),
  ];
  const index = createSearchIndex(records);

  function ask(request: object, asked = index) {
    const parsed = parseCall(body({indexName: 'docs', ...request}));
    const [query] = parsed.ok ? parsed.queries : [];
    if (!query) throw new Error('refused');
    return answerQuery(asked, query);
  }

  test('has what clients of the hosted service read', () => {
    const result = ask({query: 'sync', facetFilters: ['language:en'], hitsPerPage: 4});
    expect(result).toMatchObject({
      nbHits: 31,
      page: 0,
      nbPages: 8,
      hitsPerPage: 4,
      query: 'sync',
      index: 'docs',
      exhaustiveNbHits: true,
    });
    expect(result.hits[0]).toMatchObject({
      url: '/en/sync/',
      hierarchy: {lvl0: 'Guide', lvl1: 'Cloud sync'},
      _highlightResult: {hierarchy: {lvl1: {value: 'Cloud <em>sync</em>', matchLevel: 'partial'}}},
    });
  });

  test('comes in pages without gaps or repeats, and nothing is beyond the last', () => {
    const query = {query: 'sync', hitsPerPage: 10, facetFilters: ['language:en']};
    const pages = [0, 1, 2, 3, 900].map((at) => ask({...query, page: at}).hits);
    const ids = pages.flat().map(({objectID}) => objectID);
    expect(ids).toHaveLength(31);
    expect(new Set(ids).size).toBe(31);
    expect(pages.at(-1)).toEqual([]);
  });

  test('has only the attributes that were asked for', () => {
    const {hits} = ask({
      query: '同步',
      attributesToRetrieve: ['url', 'hierarchy'],
      attributesToHighlight: [],
      attributesToSnippet: ['content:5'],
    });
    const names = ['_snippetResult', 'hierarchy', 'objectID', 'url'];
    expect(Object.keys(hits[0] ?? {}).sort()).toEqual(names);
  });

  test('has markup of a page escaped where matches are tagged', () => {
    const [hit] = ask({query: '脚本', attributesToSnippet: ['content:50']}).hits;
    expect(hit?._snippetResult?.content?.value).toContain('&lt;img src=x&gt;');
    expect(hit?._highlightResult?.content?.value).not.toContain('<img');
  });

  test.each([
    [[['language:en', 'language:zh-Hans']], records.length],
    [['language:en', 'language:zh-Hans'], 0],
    ['language:zh-Hans', 1],
    [['unknown:value'], 0],
  ])('to facet filters %j has %i hits', (facetFilters, count) => {
    expect(ask({query: '', facetFilters}).nbHits).toBe(count);
  });

  test('has 20 hits with texts by default, also for a long question', () => {
    const plain = ask({query: 'sync', facetFilters: ['language:en']});
    expect(plain.hits).toHaveLength(20);
    expect(plain.hits[19]).toMatchObject({content: 'About sync.', _highlightResult: {}});
    expect(ask({query: `sync ${'how do I keep the '.repeat(100)}`}).hits).toHaveLength(20);
  });

  test('leaves the texts of the last hits out when it is too long', () => {
    const html = `<h1>Long</h1>${'<h2 id="a">Long</h2><p>long </p>'.repeat(60)}`;
    const long = page('/en/long/', 'en', html).map((record) => ({
      ...record,
      content: 'long '.repeat(1000),
    }));
    const {hits} = ask({query: 'long', hitsPerPage: 50}, createSearchIndex(long));
    expect(hits).toHaveLength(50);
    expect(hits[0]?.content).toBeDefined();
    expect(Object.keys(hits[49] ?? {}).sort()).toEqual(['hierarchy', 'objectID', 'type', 'url']);
    expect(JSON.stringify(hits).length).toBeLessThan(2 * HOSTED_LIMITS.answerLength);
  });

  test('comes to every body that is not refused', () => {
    const hostile = fc.constantFrom(
      '<b>',
      '__proto__',
      '%00',
      '\ud800',
      '(?:a+)+$',
      '\ue000\ue001',
    );
    const text = fc.oneof(hostile, fc.string({unit: 'grapheme', maxLength: 80}));
    const value = fc.oneof(text, fc.integer(), fc.jsonValue({maxDepth: 2}));
    const request = fc.record(
      {
        indexName: fc.constant('docs'),
        query: fc.oneof({weight: 5, arbitrary: text}, {weight: 1, arbitrary: value}),
        page: fc.oneof({weight: 5, arbitrary: fc.nat(3)}, {weight: 1, arbitrary: value}),
        facetFilters: fc.oneof(fc.constant(['language:en']), value),
        attributesToRetrieve: fc.oneof(fc.constant(['*']), value),
        attributesToSnippet: fc.oneof(fc.constant(['content:10']), value),
        highlightPreTag: text,
      },
      {requiredKeys: ['indexName', 'query']},
    );
    let answered = 0;
    for (const sent of fc.sample(request, 500)) {
      const parsed = parseCall(body(sent));
      if (!parsed.ok) continue;
      for (const query of parsed.queries) expect(answerQuery(index, query).page).toBe(query.page);
      answered += 1;
    }
    expect(answered).toBeGreaterThan(50);
  });
});

test('no body is too strange to be refused or read', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json(),
    fc.json().map((json) => `{"requests":[${json}]}`),
  );
  fc.assert(fc.property(anything, (source) => typeof parseCall(source).ok === 'boolean'));
});

test('the words of readers are searched and not returned', () => {
  const [record] = recordsFromHtml('<main><h1>Icon</h1></main>', {
    path: '/docs/use/popup/',
    language: 'en',
    pageRank: 100,
    section: 'Guide',
  });
  const index = createSearchIndex(record ? [{...record, words: ['badge number']}] : []);
  const parsed = parseCall(body({indexName: 'docs', query: 'badge'}));
  const [hit] = parsed.ok && parsed.queries[0] ? answerQuery(index, parsed.queries[0]).hits : [];
  expect(hit).toMatchObject({url: '/docs/use/popup/'});
  expect(hit).not.toHaveProperty('words');
});
