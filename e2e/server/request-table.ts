import addresses from '@scriptcat/content/site/addresses';
import {inLanguage, type LanguageTag, languageTags} from '@scriptcat/contract';
import {someFile} from '@scriptcat/testing/build-facts';
import type {RawAnswer, RawRequest} from '@scriptcat/testing/raw-http';

/** A request that a reader, the extension or a crawler sends, and its answer. */
export interface Row extends RawRequest {
  status: number | readonly number[];
  /** Header values; null for headers that must be absent. */
  fields?: Record<string, string | RegExp | null>;
  /** Language of the page in the body. */
  page?: LanguageTag;
  /** Length of the body. */
  bytes?: number;
  /** Headers taken from an earlier plain answer for the same target. */
  given?: (first: RawAnswer['headers']) => Record<string, string>;
}

const brotli = {'accept-encoding': 'gzip, deflate, br, zstd'};
const revalidate = 'no-cache';
const immutable = 'public, max-age=31536000, immutable';
const html = /^text\/html; charset=utf-8$/i;
const noStore = {'cache-control': 'no-store'};

const inBothLanguages = (rows: (language: LanguageTag) => Row[]): Row[] =>
  languageTags.flatMap(rows);

const moved = (target: string, location: string): Row => ({
  target,
  status: 301,
  fields: {location, 'content-length': /^\d+$/},
});

const missing = (target: string, page: LanguageTag = 'zh-Hans'): Row => ({
  target,
  status: 404,
  page,
  fields: {'content-type': html, 'cache-control': revalidate, location: null},
});

const post = (status: number, target: string, type: string, body: string): Row => ({
  method: 'POST',
  target,
  headers: {'content-type': type, accept: 'application/json, text/event-stream'},
  body,
  status,
  fields: noStore,
});

const pages = inBothLanguages((page) =>
  addresses.documented.map((route) => ({
    target: inLanguage(route, page),
    headers: brotli,
    status: 200,
    page,
    fields: {
      'content-type': html,
      'content-encoding': 'br',
      'cache-control': revalidate,
      vary: /accept-encoding/i,
    },
  })),
);

const qa = '/docs/use/QA/';
const redirects = inBothLanguages((language) => {
  const at = (path: string) => inLanguage(path, language);
  return [
    ...addresses.documented
      .filter((route) => route !== '/')
      .map((route) => moved(at(route.slice(0, -1)), at(route))),
    moved(at('/index.html'), at('/')),
    moved(at('/docs/use/QA.html'), at(qa)),
    moved(at('/docs/use/QA/index.html?x=1&y=2'), at(`${qa}?x=1&y=2`)),
    moved(at('/DOCS/use/qa'), at(qa)),
    moved(at('/docs//use/QA/'), at(qa)),
    moved(at('/search?q=%E8%84%9A%E6%9C%AC'), at('/search/?q=%E8%84%9A%E6%9C%AC')),
    moved(at('/uninstall?v=1.2.3'), at('/uninstall/?v=1.2.3')),
    moved(at('/docs/dev/backgroud/?a=1'), at('/docs/dev/background/?a=1')),
    moved(at('/docs/sponsor/'), at('/docs/about/')),
    moved(at('/llms-full.txt'), at('/llms.txt')),
  ];
}).concat([
  moved('/EN/docs/', '/en/docs/'),
  moved('/zh-Hans/', '/'),
  moved('/zh-CN/docs/use/qa.html', qa),
  moved('/zh/docs/dev/', '/docs/dev/'),
  moved('/docs/use/qa?next=//evil.example', '/docs/use/QA/?next=//evil.example'),
  moved('/docs/x/../use/QA/', qa),
  moved('/404', '/404.html'),
  moved('/IMG/Favicon.SVG/', '/img/favicon.svg'),
  moved('http://other.example/docs', '/docs/'),
]);

/** The answer may be any of these, but leads neither off the site nor out of its folder. */
const refused = [
  '//evil.example/',
  '/\\evil.example',
  '/%5c%5cevil.example/',
  '/%252f%252fevil.example',
  '/%0d%0aSet-Cookie:%20a=b',
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/docs/..%5c..%5cpackage.json',
  '/docs/%ff%fe/',
  '/docs/%',
  '/%00',
  '/_site.json',
  '/_icons/lucide.json',
  '/index.html.br',
  '/.git/config',
].map((target) => ({
  target,
  status: [400, 404],
  fields: {location: null, 'set-cookie': null},
}));

const notFound = [
  missing('/nope/?q=1'),
  missing('/docs/nope/'),
  missing('/nope.html'),
  missing('/zh/nope'),
  missing('/zhang/'),
  missing('/img/nope.png'),
  missing('/assets/js/gone.12345678.js'),
  missing('/en/docs/nope/', 'en'),
  // Only settings switch these on.
  missing('/desk/'),
  missing('/desk/survey/'),
  missing('/report/'),
  missing('/en/report/', 'en'),
  missing('/api/nope'),
  missing('/1/indexes/'),
  {...missing('/nope'), headers: brotli},
];

const methods: Row[] = [
  {method: 'HEAD', target: '/docs/', status: 200, bytes: 0},
  {method: 'HEAD', target: '/docs/use/qa', status: 301, bytes: 0},
  ...['POST', 'PUT', 'OPTIONS'].map((method) => ({
    method,
    target: '/docs/',
    status: 405,
    fields: {allow: 'GET, HEAD'},
  })),
];

const conditional = (status: number, given: NonNullable<Row['given']>): Row => ({
  target: '/docs/',
  headers: brotli,
  status,
  given,
  ...(status === 304 && {bytes: 0, fields: {etag: /^(W\/)?".+"$/, 'content-length': null}}),
});
const [earlier, later] = ['Sat, 31 Oct 2015 00:00:00 GMT', 'Mon, 02 Nov 2099 00:00:00 GMT'];
const conditions = [
  conditional(304, ({etag = ''}) => ({'if-none-match': etag})),
  conditional(304, ({etag}) => ({'if-none-match': `"x", W/${etag}`})),
  conditional(304, () => ({'if-none-match': '*'})),
  conditional(200, () => ({'if-none-match': '"other"', 'if-modified-since': later})),
  conditional(304, ({'last-modified': date = ''}) => ({'if-modified-since': date})),
  conditional(304, () => ({'if-modified-since': later})),
  conditional(200, () => ({'if-modified-since': earlier})),
  conditional(200, () => ({'if-modified-since': 'soon'})),
];

const sitemap = someFile(/^\/sitemap\.xml$/);
const range = (value: string, bytes: number, first: number): Row => ({
  target: sitemap.path,
  headers: {range: value},
  status: 206,
  bytes,
  fields: {'content-range': `bytes ${first}-${first + bytes - 1}/${sitemap.size}`},
});
const unsatisfiable = (value: string): Row => ({
  target: sitemap.path,
  headers: {range: value},
  status: 416,
  fields: {'content-range': `bytes */${sitemap.size}`},
});
const whole = (headers: Record<string, string>): Row => ({
  target: sitemap.path,
  headers,
  status: 200,
  bytes: sitemap.size,
});
const ranges: Row[] = [
  range('bytes=0-99', 100, 0),
  range('bytes=100-', sitemap.size - 100, 100),
  range('bytes=100-99999999', sitemap.size - 100, 100),
  range('bytes=-50', 50, sitemap.size - 50),
  range('bytes=-99999999', sitemap.size, 0),
  ...[`bytes=${sitemap.size}-`, 'bytes=-0', 'bytes=9-2'].map(unsatisfiable),
  whole({range: 'bytes=0-9', 'if-range': '"old"'}),
  ...['bytes=-', 'bytes=0-1,5-6', 'lines=0-1'].map((value) => whole({range: value})),
];

const encodings = (
  [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'br'],
    ['GZIP ; q=0.5', 'gzip'],
    ['*', null],
    ['identity', null],
    ['', null],
  ] as const
).map(([accept, encoding]) => ({
  target: '/docs/',
  headers: {'accept-encoding': accept},
  status: 200,
  fields: {'content-encoding': encoding, vary: /accept-encoding/i},
}));

function file(pattern: RegExp, type: RegExp, cache = revalidate): Row {
  const {path} = someFile(pattern);
  return {
    target: path,
    status: 200,
    fields: {'content-type': type, 'cache-control': cache, etag: /^".+"$/, 'last-modified': /GMT$/},
  };
}
const files = inBothLanguages((language) => {
  const at = (pattern: string) => new RegExp(`^${inLanguage(pattern, language)}$`);
  return [
    file(at('/assets/js/[^/]+\\.js'), /^text\/javascript; charset=utf-8$/, immutable),
    file(at('/assets/css/[^/]+\\.css'), /^text\/css; charset=utf-8$/, immutable),
    file(at('/img/.+\\.svg'), /^image\/svg\+xml/),
    file(at('/sitemap\\.xml'), /^application\/xml; charset=utf-8$/),
    file(at('/opensearch\\.xml'), /^application\/opensearchdescription\+xml/),
    file(at('/site\\.webmanifest'), /^application\/manifest\+json; charset=utf-8$/),
  ];
}).concat([
  file(/^\/robots\.txt$/, /^text\/plain; charset=utf-8$/),
  file(/^\/favicon\.ico$/, /^image\/x-icon$/),
  file(/^\/\.well-known\/security\.txt$/, /^text\/plain; charset=utf-8$/),
  {
    target: '/demo/shop/',
    status: 200,
    fields: {'content-security-policy': /img-src 'self' data: blob:.*; media-src 'self'/},
  },
]);

const markdown = /^text\/markdown; charset=utf-8$/;
const copy = (target: string, accept: string, type: RegExp): Row => ({
  target,
  headers: {accept},
  status: 200,
  fields: {'content-type': type, 'cache-control': revalidate, vary: /\baccept\b(?!-)/},
});
const copies = inBothLanguages((language) => {
  const page = inLanguage('/docs/use/sync/', language);
  return [
    copy(page, 'text/markdown', markdown),
    copy(page, 'TEXT/Markdown;q=0.5, text/html;q=0.9', markdown),
    copy(page, 'text/html,application/xhtml+xml,*/*;q=0.8', html),
    copy(page, 'text/markdown ; q=0.0, text/html', html),
    copy(`${page}index.md`, '*/*', markdown),
    {
      target: inLanguage('/uninstall/', language),
      headers: {accept: 'text/markdown'},
      status: 200,
      page: language,
    },
  ];
});

const searchPages = inBothLanguages((page): Row[] => [
  {
    target: inLanguage('/search/?q=sync', page),
    status: 200,
    page,
    fields: {
      'content-type': html,
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    },
  },
  {
    target: inLanguage('/search/?q=', page),
    status: 200,
    page,
    fields: {'cache-control': revalidate, 'x-robots-tag': null},
  },
]);

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const query = (fields: object) =>
  JSON.stringify({requests: [{indexName: 'scriptcat', query: 'sync', ...fields}]});
const services: Row[] = [
  {target: '/healthz', status: 200, fields: noStore},
  {
    target: '/icons/lucide.json?icons=cat,github',
    status: 200,
    fields: {'cache-control': 'public, max-age=604800'},
  },
  {target: '/icons/lucide.json', status: 400},
  {target: '/demo/api/weather', status: 200},
  post(422, '/api/feedback', json, '{}'),
  post(422, '/api/feedback', form, 'feedback=x'),
  post(422, '/api/page-feedback', form, 'page=/docs/'),
  post(200, '/1/indexes/*/queries', json, query({})),
  post(404, '/1/indexes/*/queries', json, query({indexName: 'x'})),
  post(200, '/mcp', json, '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'),
  ...['/api/feedback', '/api/page-feedback', '/1/indexes/*/queries', '/mcp'].map((target) => ({
    target,
    status: 405,
    fields: {allow: 'POST, OPTIONS'},
  })),
];

/** Every request, by subject. */
export const requestTable: Readonly<Record<string, readonly Row[]>> = {
  pages,
  redirects,
  refused,
  'not found': notFound,
  methods,
  conditions,
  ranges,
  encodings,
  files,
  'Markdown copies': copies,
  'search pages': searchPages,
  services,
};
