import {
  framePattern,
  framePolicy,
  inLocale,
  locales,
  needlessPrefixes,
  servicePrefixes,
} from '@scriptcat/contract';
import {type Limits, MAX_CONNECTIONS_PER_ADDRESS, type Rates} from '../config';
import {IMMUTABLE, IMMUTABLE_PATTERN, MOVED, REVALIDATE} from '../site/caching';
import type {SiteManifest} from '../site/manifest';
import {mediaTypeTables} from '../site/media-types';
import {COPIED_PATTERN, MARKDOWN_PATTERN} from '../site/negotiate';
import {optionalPrefixes} from '../site/optional-services';
import {demoPattern, fixedHeaders, HSTS, pageHeaders, securityHeadersFor} from '../site/policy';
import {createAddressBook} from '../site/resolve';

export interface NginxOptions {
  /** Where the build lies on the machine that runs nginx. */
  root: string;
  listen: string;
  /** Where the Node server answers the addresses that are no files. */
  upstream: string;
  limits: Limits;
  rates: Rates;
}

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

function block(head: string, lines: readonly string[]): string {
  return [`${head} {`, ...indent(lines), '}'].join('\n');
}

function map(source: string, target: string, rows: readonly (readonly [string, string])[]) {
  return block(
    `map ${source} ${target}`,
    rows.map(([from, to]) => `${from} ${quote(to)};`),
  );
}

/** Addresses of documents. By address and not by type, because "not modified" has none. */
const pagePattern = '"~(/|\\.html)$"';
const pageVariable = (name: string) => `$site_${name.replaceAll('-', '_')}`;

/** Every spelling of every address; nginx compares the keys without regard to case. */
function addressMap({files}: SiteManifest): string {
  const {loose} = createAddressBook(files.map(({path}) => path));
  const rows = [...loose].map(([key, path]) => [quote(key === '/' ? '' : key), path] as const);
  return map('$site_key', '$site_page', rows);
}

function maps(manifest: SiteManifest, {urlLength}: Limits): string[] {
  const security = securityHeadersFor(manifest.policy);
  const policies = [security.page, security.demo, security.resource].map(
    (fields) => fields['content-security-policy'] ?? '',
  );
  const [pagePolicy = '', demoPolicy = '', resourcePolicy = ''] = policies;
  return [
    block('map $request_uri $site_asked', ['"~^(?<asked>[^?#]*)" $asked;']),
    map('$request_uri', '$site_is_long', [[quote(`~^.{${urlLength + 1}}`), '1']]),
    block('map $uri $site_key', [
      `"~*(?s)^((${needlessPrefixes.join('|')})(?=/|$))?(?<key>.*?)(/index)?(\\.html)?/?$" $key;`,
    ]),
    addressMap(manifest),
    map('$uri', '$site_not_found', [
      ['default', '/404.html'],
      ['"~*^/en(/|$)"', '/en/404.html'],
    ]),
    map('$site_page', '$site_file_cache', [
      ['default', REVALIDATE],
      [`"~${IMMUTABLE_PATTERN}"`, IMMUTABLE],
    ]),
    block('map $status $site_cache', [
      `default ${quote(REVALIDATE)};`,
      '"~^(200|206|304)$" $site_file_cache;',
      `301 ${quote(MOVED)};`,
    ]),
    map('$status', '$site_allow', [['405', 'GET, HEAD']]),
    map('$site_page', '$site_policy', [
      ['default', resourcePolicy],
      ['""', pagePolicy],
      [`"~${framePattern}$"`, framePolicy],
      [`"~${demoPattern}(.*/)?$"`, demoPolicy],
      [pagePattern, pagePolicy],
    ]),
    ...Object.entries(pageHeaders).map(([name, value]) =>
      map('$site_page', pageVariable(name), [
        ['""', value],
        [pagePattern, value],
      ]),
    ),
    map('$scheme', '$site_hsts', [['https', HSTS]]),
    map('$site_page', '$site_vary', [[`"~${COPIED_PATTERN}"`, 'accept']]),
    map('$http_accept', '$site_likes', [[`"~*${MARKDOWN_PATTERN}"`, 'markdown']]),
    map('$site_likes$site_vary$uri', '$site_is_copy', [['"~^markdownaccept.*/$"', '1']]),
    map('$scheme', '$site_service_policy', [['default', resourcePolicy]]),
    // An IPv4 address, or the network that one household has of IPv6.
    block('map $remote_addr $site_client', [
      'default $remote_addr;',
      '"~^(?<network>(?:[0-9a-f]+:){4})" $network;',
      '"~^(?<start>[0-9a-f:]*)::" $start;',
    ]),
    // Requests with an empty key are not counted.
    block('map $request_method $site_caller', ['default "";', 'POST $site_client;']),
    map('$request_method', '$site_callers', [['POST', 'all']]),
    block('map $arg_q $site_searcher', ['default $site_client;', '"" "";']),
    map('$arg_q', '$site_searchers', [
      ['default', 'all'],
      ['""', ''],
    ]),
  ];
}

/** What one address and all together may ask of a service, as the Node server counts it. */
function rateZones(rates: Rates): string[] {
  const zone = (key: string, name: string, perMinute: number) =>
    `limit_req_zone ${key} zone=${name}:10m rate=${Math.max(1, Math.round(perMinute))}r/m;`;
  return [
    zone('$site_caller', 'site_search', rates.searchPerMinute),
    zone('$site_callers', 'site_search_all', rates.searchTotalPerMinute),
    zone('$site_searcher', 'site_results', rates.searchPerMinute),
    zone('$site_searchers', 'site_results_all', rates.searchTotalPerMinute),
    zone('$site_caller', 'site_assistant', rates.assistantPerMinute),
    zone('$site_callers', 'site_assistant_all', rates.assistantTotalPerMinute),
    zone('$site_caller', 'site_survey', rates.feedbackPerHour / 60),
    zone('$site_callers', 'site_survey_all', rates.feedbackTotalPerMinute),
    'limit_conn_zone $site_client zone=site_connections:10m;',
  ];
}

/** Where a search page with a query goes: no address of its own, and no file. */
const RESULTS = '/_results';

/** The limits of the services that have some, by prefix. */
function rateRules(rates: Rates): ReadonlyMap<string, readonly string[]> {
  const rules = (name: string, burst: number, totalBurst: number) => [
    `limit_req zone=site_${name} burst=${burst} nodelay;`,
    `limit_req zone=site_${name}_all burst=${totalBurst} nodelay;`,
    'limit_req_status 429;',
    `error_page 429 @site_${name}_refused;`,
  ];
  return new Map([
    ['/1/indexes/', rules('search', rates.searchPerMinute, rates.searchTotalPerMinute)],
    [RESULTS, rules('results', rates.searchPerMinute, rates.searchTotalPerMinute)],
    ['/mcp', rules('assistant', rates.assistantPerMinute, rates.assistantTotalPerMinute)],
    ['/api/', rules('survey', rates.feedbackPerHour, rates.feedbackTotalPerMinute)],
  ]);
}

/** What a client over the limits is told, in the shape of each service. */
const refusals = {
  search: {
    fields: {'content-type': 'application/json', 'access-control-allow-origin': '*'},
    body: {message: 'Too many searches from here', status: 429},
  },
  results: {
    fields: {'content-type': 'text/plain'},
    body: 'Too many searches from here',
  },
  assistant: {
    fields: {'content-type': 'application/json', 'access-control-allow-origin': '*'},
    body: {jsonrpc: '2.0', error: {code: -32000, message: 'Too many calls from here'}, id: null},
  },
  survey: {
    fields: {'content-type': 'application/problem+json'},
    body: {type: 'about:blank', status: 429, title: 'Too many answers from here'},
  },
};

function refusalLocations(): string[] {
  return Object.entries(refusals).map(([name, {fields, body}]) => {
    const {'content-type': type, ...own} = fields;
    const sent = {'retry-after': '60', 'cache-control': 'no-store', ...own, ...fixedHeaders};
    return block(`location @site_${name}_refused`, [
      `default_type ${quote(type)};`,
      ...Object.entries(sent).map(([field, value]) => addHeader(field, quote(value))),
      addHeader('content-security-policy', '$site_service_policy'),
      addHeader('strict-transport-security', '$site_hsts'),
      `return 429 '${typeof body === 'string' ? body : JSON.stringify(body)}';`,
    ]);
  });
}

const addHeader = (name: string, value: string) => `add_header ${name} ${value} always;`;

/** Serves files: only canonical addresses reach the disk. */
const fileRules = [
  'if ($request_method !~ ^(GET|HEAD)$) { return 405; }',
  'if ($site_is_long) { return 414; }',
  'if ($site_page = "") { return 404; }',
  'if ($site_asked != $site_page) { return 301 $site_page$is_args$args; }',
];

function locations({upstream, rates}: NginxOptions): string[] {
  const rules = rateRules(rates);
  const proxied = [
    `proxy_pass ${upstream};`,
    'proxy_http_version 1.1;',
    'proxy_set_header connection "";',
    'proxy_set_header host $host;',
    'proxy_set_header x-forwarded-for $proxy_add_x_forwarded_for;',
    'proxy_set_header x-forwarded-proto $scheme;',
    // The server's own fields pass; with one of its own a location inherits none from above.
    'proxy_hide_header strict-transport-security;',
    addHeader('strict-transport-security', '$site_hsts'),
  ];
  // Unless a setting of the Node server switches them on, these are as unknown as any other address,
  // so nginx says it in its own words.
  const optional = [
    ...proxied,
    'proxy_intercept_errors on;',
    'error_page 404 $site_not_found;',
    'error_page 405 @site_read_only;',
  ];
  return [
    block('location /', [...fileRules, 'if ($site_is_copy) { rewrite ^(.*)$ $1index.md break; }']),
    ...mediaTypeTables.names.map(([name, type]) =>
      block(`location ~ ${quote(`/${name.replaceAll('.', '\\.')}$`)}`, [
        'types { }',
        `default_type ${quote(type)};`,
        ...fileRules,
      ]),
    ),
    // Where the not-found page itself comes from; the rules above would refuse it again.
    'location = /404.html { }',
    'location = /en/404.html { }',
    ...servicePrefixes.map((prefix) =>
      block(`location ${prefix.endsWith('/') ? '^~' : '='} ${prefix}`, [
        ...proxied,
        ...(rules.get(prefix) ?? []),
      ]),
    ),
    ...optionalPrefixes.flatMap((prefix) => [
      block(`location ^~ ${prefix}`, optional),
      block(`location = ${prefix.slice(0, -1)}`, optional),
    ]),
    // The file, or its results for readers without scripts.
    ...locales.map((locale) =>
      block(`location = ${inLocale('/search/', locale)}`, [
        `if ($arg_q) { rewrite ^ ${RESULTS} last; }`,
        ...fileRules,
      ]),
    ),
    block(`location = ${RESULTS}`, [
      'internal;',
      ...proxied.with(0, `proxy_pass ${upstream}$request_uri;`),
      ...(rules.get(RESULTS) ?? []),
    ]),
    block('location @site_read_only', ['return 405;']),
    // Without these nginx would add the slash itself.
    ...servicePrefixes
      .filter((prefix) => prefix.endsWith('/'))
      .map((prefix) => block(`location = ${prefix.slice(0, -1)}`, fileRules)),
    ...refusalLocations(),
  ];
}

function headerLines(): string[] {
  const fields: [string, string][] = [
    ...Object.entries(fixedHeaders).map(([name, value]): [string, string] => [name, quote(value)]),
    ...Object.keys(pageHeaders).map((name): [string, string] => [name, pageVariable(name)]),
    ['content-security-policy', '$site_policy'],
    ['strict-transport-security', '$site_hsts'],
    ['cache-control', '$site_cache'],
    ['allow', '$site_allow'],
    ['vary', '$site_vary'],
  ];
  return fields.map(([name, value]) => addHeader(name, value));
}

/** A configuration for nginx's `http` context that answers as the Node server does. */
export function nginxConfig(manifest: SiteManifest, options: NginxOptions): string {
  const {root, listen, limits} = options;
  const seconds = (ms: number) => `${Math.ceil(ms / 1000)}s`;
  const types = mediaTypeTables.extensions.map(([name, type]) => `${quote(type)} ${name};`);
  const server = [
    `listen ${listen};`,
    `root ${quote(root)};`,
    'index index.html;',
    'server_tokens off;',
    'absolute_redirect off;',
    'port_in_redirect off;',
    'charset off;',
    'error_page 404 $site_not_found;',
    'if_modified_since before;',
    `client_header_timeout ${seconds(limits.headersMs)};`,
    `client_body_timeout ${seconds(limits.requestMs)};`,
    `keepalive_timeout ${seconds(limits.idleMs)};`,
    `client_max_body_size ${limits.bodyBytes};`,
    `limit_conn site_connections ${limits.connectionsPerAddress || MAX_CONNECTIONS_PER_ADDRESS};`,
    // As the Node server: several ranges are answered with the whole file.
    'max_ranges 1;',
    `large_client_header_buffers 4 ${Math.ceil(limits.headerBytes / 4)};`,
    'brotli_static on;',
    'gzip_static on;',
    'gzip_vary on;',
    'default_type application/octet-stream;',
    ...block('types', types).split('\n'),
    ...headerLines(),
    ...locations(options).flatMap((location) => location.split('\n')),
  ];
  return [
    '# Written by "npm run build" from the routes, types and headers of the Node server.',
    '# Include it inside "http"; it needs the module ngx_http_brotli_static.',
    'map_hash_max_size 65536;',
    'map_hash_bucket_size 512;',
    ...maps(manifest, limits),
    ...rateZones(options.rates),
    block('server', server),
    '',
  ].join('\n');
}
