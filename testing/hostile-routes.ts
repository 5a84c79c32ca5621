import {randomUUID} from 'node:crypto';
import {assistantCall, type RawRequest} from './raw-http';

/*
 * The most expensive requests known for each route, by its registered path: first accepted, then
 * rejected ones. A unit test of the server requires a row for each route.
 */

const post = (target: string, type: string, body: string): RawRequest => ({
  method: 'POST',
  target,
  headers: {'content-type': type},
  body,
});
/** Percent-encoded, so that its length in bytes is its length in characters. */
const ascii = (value: unknown) =>
  JSON.stringify(value).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
const json = (target: string, value: unknown) => post(target, 'application/json', ascii(value));
const form = (target: string, body: string) =>
  post(target, 'application/x-www-form-urlencoded', body);
const manyFields = (bytes: number) => 'a&'.repeat(bytes / 2);
const fields = (count: number) =>
  Object.fromEntries(Array.from({length: count}, (_, at) => [`x-${at}`, 'y']));
const keys = (count: number) =>
  Object.fromEntries(Array.from({length: count}, (_, at) => [`f${at}`, 1]));
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const chunkedBytes = (target: string, type: string): RawRequest => ({
  method: 'POST',
  target,
  headers: {'content-type': type, 'transfer-encoding': 'chunked'},
  body: `${'1\r\na\r\n'.repeat(8000)}0\r\n\r\n`,
});

const queries = (query: string, count = 5) =>
  json('/1/indexes/*/queries', {requests: Array(count).fill({indexName: 'scriptcat', query})});
const words = (word: string) => Array.from('etaoinsr', (letter) => word + letter).join(' ');

/** V8 compiles this regular expression for days. Only ending the process stops it. */
export const regexBomb = (repetitions = 500): RawRequest =>
  assistantCall('test_match', {
    rules: `@include /${'(a{50}|b{50})'.repeat(repetitions)}/`,
    urls: [`http://a/${'a'.repeat(1900)}`],
  });

const submissions = (target: string, valid: Record<string, unknown>, text: string) => [
  ...['a', '😀', 'e\u0301', '\u1100\u1161\u11a8', '\u732b'].map((letter) =>
    json(target, {id: randomUUID(), ...valid, [text]: letter.repeat(500)}),
  ),
  json(target, {id: randomUUID(), ...valid, [text]: 'a'.repeat(12_000)}),
  json(target, keys(1500)),
  post(target, 'application/json', nested(7000)),
  form(target, manyFields(60_000)),
  form(target, `${text}=${'%E7%8C%AB'.repeat(5400)}`),
  form(target, Array.from({length: 5000}, (_, at) => `f${at}=%20`).join('&')),
  chunkedBytes(target, 'application/json'),
];

const multipart = (parts: number) =>
  post(
    '/demo/api/upload',
    'multipart/form-data; boundary=b',
    `${'--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n\r\n'.repeat(parts)}--b--\r\n`,
  );

const get = (...targets: string[]): RawRequest[] => targets.map((target) => ({target}));
const forged = {cookie: `desk=${'9'.repeat(4000)}.a.b`};

function deskRows(base: string): Record<string, () => RawRequest[]> {
  const rows: Record<string, () => RawRequest[]> = {};
  for (const path of ['', '/', '/survey/', '/survey/export', '/votes/', '/votes/export']) {
    rows[base + path] = () => [{target: `${base}${path}?q=${'%E7'.repeat(600)}`, headers: forged}];
  }
  for (const path of [
    '/login',
    '/logout',
    '/survey/done',
    '/survey/delete',
    '/votes/done',
    '/votes/delete',
  ]) {
    rows[base + path] = () => [
      form(base + path, `token=${'a'.repeat(4000)}`),
      form(base + path, manyFields(60_000)),
      {...form(base + path, `id=${randomUUID()}`), headers: forged},
    ];
  }
  return rows;
}

const large = '/data/search/records-en.json';

export const hostileRoutes: Record<string, () => RawRequest[]> = {
  '/*': () => [
    {target: large},
    {target: large, headers: {range: 'bytes=0-0'}},
    // What the server doesn't keep in memory, so that each drives out another.
    {target: large, headers: {'accept-encoding': 'gzip'}},
    ...get('/data/search/records-zh-Hans.json', '/data/scriptcat-api.json', '/docs/use/QA/'),
    {target: '/docs/', headers: {'if-none-match': '"a",'.repeat(3500)}},
    {target: '/docs/', headers: {'accept-encoding': ','.repeat(15_000)}},
    {target: '/docs/', headers: {accept: 'text/markdown;q=0,'.repeat(800)}},
    {target: '/docs/', headers: fields(90)},
    // Node.js drops what follows the thousandth.
    {method: 'POST', target: '/docs/', headers: {...fields(1100), 'content-length': '70000'}},
    ...get(`/${'%2e%2e/a/'.repeat(200)}`, `/${'%41'.repeat(680)}`, '/nope/', '/DOCS/use/QA.html'),
    ...get(
      `/docs/${`${'a-'.repeat(30)}/`.repeat(8)}.md`,
      `/${'-'.repeat(60)}/${'_.'.repeat(30)}.md`,
    ),
    form('/docs/', manyFields(60_000)),
    {method: 'POST', target: '/docs/', headers: {'content-length': '70000'}},
  ],
  '/1/indexes/:name/queries': () => [
    queries(words('eeeeeee')),
    queries(words('q'.repeat(60))),
    queries('eeeeee '.repeat(16)),
    // “Script”, “update” and “permission”, which are on most pages.
    queries('\u811a\u672c\u66f4\u65b0\u6743\u9650'.repeat(10)),
    queries('the.to.of.'.repeat(45)),
    queries('_a'.repeat(200)),
    json('/1/indexes/*/queries', {
      requests: [{indexName: 'scriptcat', query: 'a', hitsPerPage: 100}],
    }),
    queries(words('eeeeeee').repeat(3), 20),
    json('/1/indexes/*/queries', {
      requests: Array(20).fill({indexName: 'scriptcat', hitsPerPage: 50}),
    }),
    post(
      '/1/indexes/*/queries',
      'text/plain',
      `{"requests":[{"indexName":"scriptcat","x":${nested(3000)}}]}`,
    ),
    post('/1/indexes/*/queries', 'text/plain', 'x'.repeat(60_000)),
    chunkedBytes('/1/indexes/*/queries', 'text/plain'),
  ],
  '/mcp': () => [
    regexBomb(),
    assistantCall('check_script', {script: 'var a = [1, 2, 3];\n'.repeat(2500)}),
    assistantCall('check_script', {script: `const a = ${nested(400)};`}),
    // These take the most memory: outside of V8's heap, and within.
    assistantCall('test_match', {rules: '@include /(?:a?|b|c){30000000}$/', urls: ['http://a/']}),
    assistantCall('check_script', {
      script: `/* ==UserConfig==\na: !!omap [${'{b: 1},'.repeat(5800)}]\n==/UserConfig== */`,
    }),
    assistantCall('test_match', {
      rules: `@match *://${'*.'.repeat(3900)}a/*`,
      urls: Array(20).fill(`http://a/${'a'.repeat(1900)}`),
    }),
    assistantCall('search', {query: words('eeeeeee')}),
    assistantCall('read_page', {path: '/docs/dev/api/'}),
    assistantCall('look_up', keys(5000)),
    assistantCall('test_match', {rules: '@match *://*/*', urls: Array(9000).fill(1)}),
    {...assistantCall('look_up', {}), body: nested(29_000)},
    {...assistantCall('look_up', {}), body: 'x'.repeat(64_000)},
    chunkedBytes('/mcp', 'application/json'),
  ],
  '/healthz': () => get('/healthz'),
  '/icons/:file': () =>
    get(
      `/icons/lucide.json?icons=${Array(400).fill('cat').join(',')}`,
      '/icons/lucide.json?icons=%3C',
      '/icons/x',
    ),
  '/demo/api/*': () => [...get('/demo/api/nope'), form('/demo/api/nope', manyFields(60_000))],
  '/demo/api/weather': () => get('/demo/api/weather'),
  '/demo/api/release': () => [
    {target: '/demo/api/release', headers: {host: 'a'.repeat(8000)}},
    {target: '/demo/api/release', headers: {host: '1.2.3.4.5'}},
  ],
  '/demo/api/price': () => get('/demo/api/price'),
  '/demo/api/queue': () => get(`/demo/api/queue?after=${'9'.repeat(1900)}`),
  '/demo/api/status/:code': () =>
    get('/demo/api/status/599', `/demo/api/status/${'9'.repeat(1900)}`),
  '/demo/api/flaky': () => get('/demo/api/flaky?attempt=3'),
  '/demo/api/sign-in': () => get('/demo/api/sign-in'),
  '/demo/api/check-in': () => [form('/demo/api/check-in', manyFields(60_000))],
  '/demo/api/slow': () => get(`/demo/api/slow?ms=3000&q=${'a'.repeat(1900)}`),
  '/demo/api/gbk': () => get('/demo/api/gbk'),
  '/demo/api/stream': () => get('/demo/api/stream'),
  '/demo/api/file': () => get('/demo/api/file?kb=512'),
  '/demo/api/echo': () => [
    form('/demo/api/echo', '\0'.repeat(8192)),
    form('/demo/api/echo', manyFields(60_000)),
    chunkedBytes('/demo/api/echo', 'text/plain'),
  ],
  '/demo/api/upload': () => [
    multipart(220),
    multipart(900),
    form('/demo/api/upload', manyFields(60_000)),
    chunkedBytes('/demo/api/upload', 'multipart/form-data; boundary=b'),
  ],
  '/api/feedback': () => submissions('/api/feedback', {reason: 'bugs'}, 'feedback'),
  '/api/page-feedback': () =>
    submissions(
      '/api/page-feedback',
      {page: '/docs/use/use/', locale: 'en', helpful: 'no'},
      'text',
    ),
  '/desk/*': () => get('/desk/nope'),
  ...deskRows('/desk'),
  ...deskRows('/desk/en'),
  '/report/': () => get('/report/'),
  '/en/report/': () => get('/en/report/'),
  '/report/data.json': () => get('/report/data.json'),
  '/search/': () =>
    get(`/search/?q=${'eeeeeeet+'.repeat(200)}`, `/search/?page=50&q=${'%E8'.repeat(600)}`),
  '/en/search/': () => get(`/en/search/?q=${'eeeeeeet+'.repeat(200)}`),
};
