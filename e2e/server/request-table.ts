import {
  documentedRoutes,
  extensionLinks,
  inLocale,
  type LanguageTag,
  legacyRedirects,
  locales,
} from '@scriptcat/contract';
import {someFile} from '@scriptcat/testing/build-facts';
import type {RawAnswer, RawRequest} from '@scriptcat/testing/raw-http';

/** One request and what any server of the site has to answer. */
export interface Row extends RawRequest {
  title: string;
  status: number | readonly number[];
  /** Field values; null for fields that must not be there. */
  fields?: Record<string, string | RegExp | null>;
  /** Language of the page in the body. */
  page?: LanguageTag;
  /** Length of the body. */
  bytes?: number;
  /** Header fields that depend on an earlier plain answer for the same target. */
  given?: (first: RawAnswer['headers']) => Record<string, string>;
  /** The policy of an answer that brings one of its own. */
  policy?: RegExp;
}

const brotli = {'accept-encoding': 'gzip, deflate, br, zstd'};
const revalidate = 'no-cache';
const immutable = 'public, max-age=31536000, immutable';
const html = /^text\/html; charset=utf-8$/i;

const bothLocales = <T>(rows: (locale: LanguageTag) => T[]): T[] => locales.flatMap(rows);

const moved = (target: string, location: string, title = `${target} moves`): Row => ({
  title,
  target,
  status: 301,
  fields: {location, 'content-length': /^\d+$/},
});

const missing = (target: string, page: LanguageTag = 'zh-Hans'): Row => ({
  title: `${target} is not there`,
  target,
  status: 404,
  page,
  fields: {'content-type': html, 'cache-control': revalidate, location: null},
});

function pages(): Row[] {
  return bothLocales((page) =>
    documentedRoutes.map((route) => ({
      title: `${inLocale(route, page)} shows its page`,
      target: inLocale(route, page),
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
}

function spellings(): Row[] {
  const qa = '/docs/use/QA/';
  return bothLocales((locale) => {
    const at = (path: string) => inLocale(path, locale);
    return [
      ...documentedRoutes
        .filter((route) => route !== '/')
        .map((route) => moved(at(route.slice(0, -1)), at(route))),
      moved(at('/index.html'), at('/')),
      moved(at('/docs.html'), at('/docs/')),
      moved(at('/docs/index.html'), at('/docs/')),
      moved(at('/docs/index.HTML'), at('/docs/')),
      moved(at('/docs/use/QA.html'), at(qa)),
      moved(at('/docs/use/QA/index.html?x=1&y=2'), at(`${qa}?x=1&y=2`)),
      moved(at('/docs/use/qa/'), at(qa)),
      moved(at('/docs/use/qa'), at(qa)),
      moved(at('/docs/use/Qa/?from=footer'), at(`${qa}?from=footer`)),
      moved(at('/DOCS/USE/QA/'), at(qa)),
      moved(at('/docs//use///QA/'), at(qa)),
      moved(at('/docs/./use/QA/'), at(qa)),
      moved(at('/docs/dev/../use/QA/'), at(qa)),
      moved(at('/docs/%75se/QA/'), at(qa)),
      moved(at('/docs%2Fuse%2FQA'), at(qa)),
      moved(at('/search?q=%E8%84%9A%E6%9C%AC'), at('/search/?q=%E8%84%9A%E6%9C%AC')),
      moved(at('/uninstall?v=1.2.3'), at('/uninstall/?v=1.2.3')),
      moved(at('/404'), at('/404.html')),
    ];
  }).concat([
    moved('//docs/use/QA/', qa),
    moved('///evil.example/%2f..', '/'),
    moved('/EN/docs/', '/en/docs/'),
    moved('/en', '/en/'),
    moved('/en?a=b', '/en/?a=b'),
    moved('/zh-Hans/', '/'),
    moved('/zh-Hans', '/'),
    moved('/zh-hans/docs/use/QA/?a=1', `${qa}?a=1`),
    moved('/zh-CN/docs/use/qa.html', qa),
    moved('/zh/docs/dev/', '/docs/dev/'),
    moved('/zh/docs/dev/backgroud/', '/docs/dev/background/'),
    moved('/zh/en/docs/', '/en/docs/'),
  ]);
}

function formerAddresses(): Row[] {
  const typo = legacyRedirects[0];
  return bothLocales((locale) => [
    moved(inLocale(typo.from, locale), inLocale(typo.to, locale)),
    moved(inLocale(typo.from.slice(0, -1), locale), inLocale(typo.to, locale)),
    moved(`${inLocale(typo.from, locale)}?a=1`, `${inLocale(typo.to, locale)}?a=1`),
    moved(inLocale('/docs/sponsor/', locale), inLocale('/docs/about/', locale)),
  ]);
}

function contract(): Row[] {
  return bothLocales((page) =>
    extensionLinks.map(({opener, path}) => ({
      title: `${inLocale(path, page)} works (${opener})`,
      target: inLocale(path, page),
      status: path.endsWith('/') ? 200 : 301,
    })),
  );
}

/** Scripts that are tried on these make pictures and sounds of their own. */
function demoPages(): Row[] {
  return bothLocales((page) => [
    {
      title: `a demo page may show blobs (${page})`,
      target: inLocale('/demo/shop/', page),
      status: 200,
      page,
      fields: {'content-security-policy': /img-src 'self' data: blob:.*; media-src 'self'/},
    },
  ]);
}

/** Anything may be said to these but a way off the site or out of the folder. */
const refused = (target: string): Row => ({
  title: `${target} gets nowhere`,
  target,
  status: [400, 404],
  fields: {location: null, 'set-cookie': null},
});

function hostile(): Row[] {
  return [
    '//evil.example',
    '//evil.example/',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%5c%5cevil.example/',
    '/%2f%2fevil.example/',
    '/%252f%252fevil.example',
    '/en//evil.example',
    '/.//evil.example',
    '/@evil.example',
    '/https:evil.example',
    '/https://evil.example/',
    '/%0d%0aSet-Cookie:%20a=b',
    '/docs/%0d%0aLocation:%20https://evil.example',
    '/docs/%E5%98%8A%E5%98%8Dset-cookie:a',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/../../package.json',
    '/docs/..%5c..%5cpackage.json',
    '/%c0%ae%c0%ae/etc/passwd',
    '/docs/%ff%fe/',
    '/docs/%zz/',
    '/docs/%',
    '/docs/%00/',
    '/_site.json',
    '/_headers',
    '/_redirects',
    '/_icons/lucide.json',
    '/index.html.br',
    '/docs/use/QA/index.html.gz',
    '/.git/config',
    '/.env',
    '/server/dist/main.js',
    '/constructor',
    '/__proto__/',
  ].map(refused);
}

function queriesStayData(): Row[] {
  return [
    moved('/docs/use/qa?next=//evil.example', '/docs/use/QA/?next=//evil.example'),
    moved('/docs/use/qa?%0d%0aSet-Cookie:a=b', '/docs/use/QA/?%0d%0aSet-Cookie:a=b'),
    {...moved('/docs/use/qa?', ''), fields: {location: /^\/docs\/use\/QA\/\??$/}},
  ];
}

function unknown(): Row[] {
  const asset = '/assets/js/gone.12345678.js';
  return [
    missing('/nope'),
    missing('/nope/'),
    missing('/nope/?q=1'),
    missing('/docs/nope/'),
    missing('/enx/'),
    missing('/zh/nope/'),
    missing('/zhx/'),
    missing('/docs/use/QA/more/'),
    missing('/nope.html'),
    missing('/img/nope.png'),
    missing(asset),
    missing('/en/nope', 'en'),
    missing('/en/docs/nope/', 'en'),
    missing('/EN/nope', 'en'),
    // Only settings switch these on.
    missing('/desk'),
    missing('/desk/'),
    missing('/desk/en/'),
    missing('/report/'),
    missing('/report/data.json'),
    missing('/en/report/', 'en'),
    missing(`/en${asset}`, 'en'),
    {
      ...missing('/nope'),
      title: 'HEAD of a missing page has no body',
      method: 'HEAD',
      bytes: 0,
      page: undefined,
    },
    {...missing('/nope'), title: 'a missing page is compressed', headers: brotli},
  ];
}

function methods(): Row[] {
  const readOnly = (method: string): Row => ({
    title: `${method} is refused`,
    method,
    target: '/docs/',
    status: 405,
    fields: {allow: 'GET, HEAD'},
  });
  const head = (target: string, status: number): Row => ({
    title: `HEAD ${target} is GET without a body`,
    method: 'HEAD',
    target,
    status,
    bytes: 0,
  });
  return [
    ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'].map(readOnly),
    {...readOnly('POST'), title: 'POST to an address that is not there', target: '/desk/login'},
    head('/', 200),
    head('/en/docs/', 200),
    head('/docs/use/qa', 301),
    {...head('/docs/', 200), fields: {'content-length': /^[1-9]\d+$/, 'content-type': html}},
  ];
}

function conditions(): Row[] {
  const target = '/docs/';
  const when = (title: string, status: number, given: NonNullable<Row['given']>): Row => ({
    title,
    target,
    headers: brotli,
    status,
    given,
    ...(status === 304 && {bytes: 0, fields: {etag: /^(W\/)?".+"$/, 'content-length': null}}),
  });
  const tag = ({etag = ''}) => etag;
  const date = (fields: Record<string, string>) => fields['last-modified'] ?? '';
  const past = 'Mon, 01 Jan 2001 00:00:00 GMT';
  const future = 'Fri, 01 Jan 2038 00:00:00 GMT';
  return [
    when('the same tag is not sent again', 304, (f) => ({'if-none-match': tag(f)})),
    when('a weak form of the tag counts', 304, (f) => ({
      'if-none-match': `W/${tag(f).replace(/^W\//, '')}`,
    })),
    when('the tag may stand in a list', 304, (f) => ({'if-none-match': `"x", ${tag(f)}, "y"`})),
    when('any tag', 304, () => ({'if-none-match': '*'})),
    when('another tag', 200, () => ({'if-none-match': '"other"'})),
    when('the same date', 304, (f) => ({'if-modified-since': date(f)})),
    when('a later date', 304, () => ({'if-modified-since': future})),
    when('an earlier date', 200, () => ({'if-modified-since': past})),
    when('a date that is none', 200, () => ({'if-modified-since': 'yesterday'})),
    when('a tag outweighs a date', 200, () => ({
      'if-none-match': '"other"',
      'if-modified-since': future,
    })),
    when('if-match with the tag', 200, (f) => ({'if-match': tag(f)})),
    when('if-match with another tag', 412, () => ({'if-match': '"other"'})),
    when('unmodified since a later date', 200, () => ({'if-unmodified-since': future})),
    when('unmodified since an earlier date', 412, () => ({'if-unmodified-since': past})),
  ];
}

function ranges(): Row[] {
  const {path: target, size} = someFile(/^\/sitemap\.xml$/);
  const part = (range: string, bytes: number, contentRange: string): Row => ({
    title: `range ${range}`,
    target,
    headers: {range},
    status: 206,
    bytes,
    fields: {'content-range': `bytes ${contentRange}/${size}`, 'content-length': String(bytes)},
  });
  const whole = {target, status: 200, bytes: size, fields: {'content-range': null}};
  return [
    part('bytes=0-99', 100, '0-99'),
    part('bytes=0-0', 1, '0-0'),
    part('bytes=100-', size - 100, `100-${size - 1}`),
    part('bytes=-50', 50, `${size - 50}-${size - 1}`),
    part(`bytes=10-${size + 500}`, size - 10, `10-${size - 1}`),
    {
      title: 'a range past the end',
      target,
      headers: {range: `bytes=${size}-`},
      status: 416,
      fields: {'content-range': `bytes */${size}`},
    },
    {...whole, title: 'without a range, all of it', fields: {'accept-ranges': 'bytes'}},
    {
      ...whole,
      title: 'a range of an outdated copy',
      headers: {range: 'bytes=0-9', 'if-range': '"old"'},
    },
    {
      ...part('bytes=0-9', 10, `0-9`),
      title: 'a range of the current copy',
      given: ({etag = ''}) => ({'if-range': etag}),
    },
    {...whole, title: 'another unit', headers: {range: 'lines=0-9'}},
    {...whole, title: 'several ranges', headers: {range: 'bytes=0-1,5-6'}},
    {
      title: 'a range backwards',
      target,
      headers: {range: 'bytes=9-2'},
      status: 416,
      fields: {'content-range': `bytes */${size}`},
    },
  ];
}

function encodings(): Row[] {
  const row = (accept: string | undefined, encoding: string | null): Row => ({
    title: `accept-encoding ${accept ?? 'missing'} gets ${encoding ?? 'the file as it is'}`,
    target: '/docs/',
    headers: accept === undefined ? {} : {'accept-encoding': accept},
    status: 200,
    fields: {'content-encoding': encoding, vary: /accept-encoding/i},
  });
  return [
    row('br', 'br'),
    row('gzip', 'gzip'),
    row('gzip, br', 'br'),
    row('gzip, deflate, br, zstd', 'br'),
    row('gzip;q=1.0, identity; q=0.5', 'gzip'),
    row('br;q=0, gzip', 'gzip'),
    row('br;q=0.1, gzip;q=0.9', 'br'),
    row('*', null),
    row('GZIP', 'gzip'),
    row('gzip;q=0', null),
    row('deflate', null),
    row('identity', null),
    row('', null),
    row(undefined, null),
  ];
}

function files(): Row[] {
  const file = (pattern: RegExp, type: RegExp, cache: string): Row => {
    const {path} = someFile(pattern);
    return {
      title: `${path} has its type`,
      target: path,
      status: 200,
      fields: {
        'content-type': type,
        'cache-control': cache,
        etag: /^".+"$/,
        'last-modified': /GMT$/,
      },
    };
  };
  return bothLocales((locale) => {
    const at = (pattern: string) => new RegExp(`^${inLocale(pattern, locale)}$`);
    return [
      file(at('/assets/js/[^/]+\\.js'), /^text\/javascript; charset=utf-8$/, immutable),
      file(at('/assets/css/[^/]+\\.css'), /^text\/css; charset=utf-8$/, immutable),
      file(at('/img/.+\\.svg'), /^image\/svg\+xml/, revalidate),
      file(at('/sitemap\\.xml'), /^application\/xml; charset=utf-8$/, revalidate),
      file(at('/404\\.html'), html, revalidate),
      file(at('/site\\.webmanifest'), /^application\/manifest\+json; charset=utf-8$/, revalidate),
    ];
  }).concat([
    file(/^\/robots\.txt$/, /^text\/plain; charset=utf-8$/, revalidate),
    file(/^\/favicon\.ico$/, /^image\/x-icon$/, revalidate),
    file(/^\/\.well-known\/security\.txt$/, /^text\/plain; charset=utf-8$/, revalidate),
  ]);
}

function services(): Row[] {
  const json = /^application\/json; charset=utf-8$/;
  const trouble = {'content-type': /^application\/problem\+json/, 'cache-control': 'no-store'};
  const icons = '/icons/lucide.json';
  return [
    {
      title: 'health',
      target: '/healthz',
      status: 200,
      fields: {'content-type': json, 'cache-control': 'no-store', allow: null},
    },
    {title: 'health by HEAD', method: 'HEAD', target: '/healthz', status: 200, bytes: 0},
    {title: 'health by POST', method: 'POST', target: '/healthz', status: 405},
    {
      title: 'icons',
      target: `${icons}?icons=cat,github`,
      status: 200,
      fields: {'content-type': json, 'cache-control': 'public, max-age=604800'},
    },
    {title: 'icons without names', target: icons, status: 400, fields: trouble},
    {
      title: 'icons with markup',
      target: `${icons}?icons=%3Cscript%3E`,
      status: 400,
      fields: trouble,
    },
    {
      title: 'an unknown icon set',
      target: '/icons/nope.json?icons=a',
      status: 404,
      fields: trouble,
    },
    {title: 'icons outside the folder', target: '/icons/..%2f_site.json?icons=a', status: 404},
    {title: 'icons by POST', method: 'POST', target: icons, status: 405},
    {
      title: 'an absolute address',
      target: 'http://elsewhere.example/docs/',
      status: 200,
      page: 'zh-Hans',
    },
    ...['/api', '/api/', '/api/nope', '/icons', '/1/indexes', '/1/indexes/'].map((target) =>
      missing(target),
    ),
  ];
}

function survey(): Row[] {
  const target = '/api/feedback';
  const post = (title: string, status: number, type: string, body: string): Row => ({
    title,
    method: 'POST',
    target,
    headers: {'content-type': type},
    body,
    status,
    fields: {'cache-control': 'no-store', allow: null},
  });
  const form = 'application/x-www-form-urlencoded';
  const json = 'application/json';
  return [
    {
      ...post('a form without a reason comes back as a page', 422, form, 'feedback=x'),
      fields: {'content-type': html, 'cache-control': 'no-store'},
      policy:
        /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    },
    post('an answer that is not valid', 422, json, '{}'),
    post('an answer that is no JSON', 400, json, '{'),
    post('an answer of another type', 415, 'text/plain', 'x'),
    post('an answer that is too large', 413, json, ' '.repeat(17_000)),
    {
      title: 'the survey by GET',
      target,
      status: 405,
      fields: {allow: 'POST, OPTIONS', 'cache-control': 'no-store'},
    },
    {title: 'the survey by OPTIONS', method: 'OPTIONS', target, status: 204, bytes: 0},
    {
      ...post('a vote without an answer comes back as a page', 422, form, 'page=/docs/'),
      target: '/api/page-feedback',
      fields: {'content-type': html, 'cache-control': 'no-store'},
      policy: /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri/,
    },
    {
      title: 'votes by GET',
      target: '/api/page-feedback',
      status: 405,
      fields: {allow: 'POST, OPTIONS', 'cache-control': 'no-store'},
    },
    {title: 'an answer for the demo pages', target: '/demo/api/weather', status: 200},
  ];
}

function searches(): Row[] {
  const target = '/1/indexes/*/queries';
  const post = (title: string, status: number, body: unknown): Row => ({
    title,
    method: 'POST',
    target,
    body: JSON.stringify(body),
    status,
    fields: {
      'content-type': /^application\/json; charset=utf-8$/,
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    },
  });
  const ask = (request: object) => ({
    requests: [{indexName: 'scriptcat', attributesToHighlight: [], ...request}],
  });
  return [
    post('a search', 200, ask({query: 'sync', hitsPerPage: 3, attributesToRetrieve: ['url']})),
    post('a search without a list', 400, {}),
    post('a search of six queries', 400, {requests: Array(6).fill({indexName: 'scriptcat'})}),
    post('a search of nine words', 400, ask({query: 'a b c d e f g h i'})),
    post('a search of another index', 404, {requests: [{indexName: 'nope'}]}),
    post('a search with a long answer', 413, ask({query: 'script', hitsPerPage: 100})),
    post('a search with a long body', 413, ask({query: 'x'.repeat(20_000)})),
    {
      title: 'search by GET',
      target,
      status: 405,
      fields: {allow: 'POST, OPTIONS', 'cache-control': 'no-store'},
    },
  ];
}

function copies(): Row[] {
  const md = /^text\/markdown; charset=utf-8$/;
  const rows = (locale: LanguageTag): Row[] => {
    const at = (path: string) => inLocale(path, locale);
    const asked = (target: string, accept: string, type: RegExp): Row => ({
      title: `${at(target)} for ${accept}`,
      target: at(target),
      headers: {accept},
      status: 200,
      fields: {'content-type': type, 'cache-control': revalidate, vary: /\baccept\b(?!-)/},
    });
    return [
      asked('/docs/use/sync/', 'text/markdown', md),
      asked('/docs/use/sync/?a=1', 'text/markdown, text/html;q=0.9, */*;q=0.1', md),
      asked('/docs/', 'text/markdown', md),
      asked('/docs/use/sync/', 'text/html,application/xhtml+xml,*/*;q=0.8', html),
      asked('/docs/use/sync/', 'text/markdown;q=0, text/html', html),
      asked('/docs/use/sync/', '*/*', html),
      asked('/docs/use/sync/index.md', '*/*', md),
      {
        title: 'a copy under its short address',
        target: at('/docs/use/sync.md'),
        status: 200,
        fields: {'content-type': md, 'cache-control': revalidate},
      },
      {
        title: 'a page without a copy stays a page',
        target: at('/uninstall/'),
        headers: {accept: 'text/markdown'},
        status: 200,
        page: locale,
        fields: {'content-type': html},
      },
      {
        title: 'a copy that is known already',
        target: at('/docs/use/sync/'),
        headers: {accept: 'text/markdown'},
        status: 304,
        bytes: 0,
        given: ({etag = ''}) => ({'if-none-match': etag}),
      },
    ];
  };
  return bothLocales(rows);
}

function assistants(): Row[] {
  const target = '/mcp';
  const json = /^application\/json/;
  const post = (title: string, status: number, body: string): Row => ({
    title,
    method: 'POST',
    target,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body,
    status,
    fields: {'content-type': json, 'cache-control': 'no-store', 'access-control-allow-origin': '*'},
  });
  const message = (method: string, params: object = {}) =>
    JSON.stringify({jsonrpc: '2.0', id: 1, method, params});
  return [
    post('an assistant asks for the tools', 200, message('tools/list')),
    post(
      'an assistant looks something up',
      200,
      message('tools/call', {name: 'look_up', arguments: {name: 'GM_setValue'}}),
    ),
    post(
      'an assistant has a script checked',
      200,
      message('tools/call', {name: 'check_script', arguments: {script: '// ==UserScript=='}}),
    ),
    post('an assistant asks for a tool there is not', 200, message('tools/call', {name: 'x'})),
    post('an assistant sends no JSON', 400, '{'),
    post('an assistant sends a batch', 400, '[]'),
    post('an assistant sends too much', 413, ' '.repeat(60_001)),
    {
      title: 'the endpoint for assistants by GET',
      target,
      status: 405,
      fields: {allow: 'POST, OPTIONS'},
    },
    {title: 'the endpoint by OPTIONS', method: 'OPTIONS', target, status: 204, bytes: 0},
    missing('/mcp/'),
  ];
}

function resultPages(): Row[] {
  const rows = (page: LanguageTag): Row[] => [
    {
      title: 'a search page with its results',
      target: inLocale('/search/?q=sync', page),
      status: 200,
      page,
      fields: {
        'content-type': html,
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
      },
    },
    {
      title: 'a search page of hostile words',
      target: inLocale('/search/?page=2&q=%3Cscript%3E%22%27$&', page),
      status: 200,
      page,
      fields: {'content-type': html},
    },
    {
      title: 'a search page without words',
      target: inLocale('/search/?q=', page),
      status: 200,
      page,
      fields: {'cache-control': revalidate, 'x-robots-tag': null},
    },
    {
      title: 'HEAD of a search page with results',
      method: 'HEAD',
      target: inLocale('/search/?q=sync', page),
      status: 200,
      bytes: 0,
    },
    {
      title: 'POST to a search page',
      method: 'POST',
      target: inLocale('/search/?q=sync', page),
      status: 405,
    },
    {
      title: 'a search page with a long query',
      target: inLocale(`/search/?q=${'a'.repeat(2100)}`, page),
      status: 414,
    },
  ];
  return bothLocales(rows);
}

function limits(): Row[] {
  const target = (length: number) => `/${'a'.repeat(length - 1)}`;
  return [
    {title: 'the longest address', target: target(2048), status: 404},
    {title: 'a longer address', target: target(2049), status: 414},
    {title: 'a longer query', target: `/docs/?${target(2100)}`, status: 414},
    {
      title: 'a huge field',
      target: '/docs/',
      headers: {cookie: 'a'.repeat(40_000)},
      status: [400, 431],
    },
  ];
}

/** Every request that each server of the site is held to, by subject. */
export const requestTable: Readonly<Record<string, readonly Row[]>> = {
  pages: pages(),
  spellings: spellings(),
  'former addresses': formerAddresses(),
  'the link contract': contract(),
  'demo pages': demoPages(),
  'hostile addresses': hostile(),
  'queries in redirects': queriesStayData(),
  'unknown addresses': unknown(),
  methods: methods(),
  conditions: conditions(),
  ranges: ranges(),
  encodings: encodings(),
  files: files(),
  services: services(),
  'the survey': survey(),
  search: searches(),
  'search pages': resultPages(),
  'Markdown copies': copies(),
  assistants: assistants(),
  limits: limits(),
};
