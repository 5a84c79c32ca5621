import type {RuleCode} from './rules/levels';

/** One script for every rule of the checker, with the line where it strikes. */
export const goldenHeaders: readonly {code: RuleCode; line: number; source: string}[] = [
  {code: 'block-missing', line: 1, source: 'console.log(1);'},
  {code: 'block-unclosed', line: 1, source: '// ==UserScript==\n// @name a\nrun();'},
  {code: 'block-repeated', line: 6, source: `${page()}\n${page()}`},
  {code: 'block-too-few-keys', line: 1, source: block('@name a', '@match https://a.example/*')},
  {code: 'line-without-key', line: 6, source: page('just a remark', 'match https://b.example/*')},
  {
    code: 'name-missing',
    line: 1,
    source: block('@version 1', '@author me', '@match https://a.example/*'),
  },
  {code: 'name-empty', line: 2, source: block('@name', '@version 1', '@match https://a.example/*')},
  {
    code: 'version-missing',
    line: 1,
    source: block('@name a', '@author me', '@match https://a.example/*'),
  },
  {
    code: 'version-letters',
    line: 3,
    source: block('@name a', '@version v1.2', '@match https://a.example/*'),
  },
  {code: 'key-mistyped', line: 5, source: page('@descripton shows a badge')},
  {code: 'key-unsupported', line: 5, source: page('@exclude-match https://a.example/admin/*')},
  {code: 'key-unread', line: 6, source: page('@contributionURL https://a.example/', '@zzz 1')},
  {code: 'key-not-for-kind', line: 5, source: background('@match https://a.example/*')},
  {code: 'key-not-localisable', line: 5, source: page('@antifeature:en ads')},
  {code: 'key-repeated', line: 6, source: page('@author one', '@author two')},
  {code: 'line-duplicate', line: 5, source: page('@match https://a.example/*')},
  {code: 'value-missing', line: 5, source: page('@connect')},
  {code: 'url-not-http', line: 5, source: page('@homepage a.example')},
  {code: 'icon-popup-only', line: 5, source: page('@defaulticon https://a.example/i.png')},
  {code: 'update-pair', line: 5, source: page('@updateURL https://a.example/a.meta.js')},
  {code: 'antifeature-unknown', line: 5, source: page('@antifeature surprise')},
  {code: 'match-none', line: 1, source: block('@name a', '@version 1', '@author me')},
  {code: 'match-exclude-only', line: 4, source: block('@name a', '@version 1', '@exclude *admin*')},
  {code: 'match-library', line: 4, source: block('@name a', '@version 1', '@exclude *')},
  {code: 'match-refused-scheme', line: 5, source: page('@match htps://a.example/*')},
  {
    code: 'match-refused-host',
    line: 5,
    source: page('@match https://encrypted.google.[^\\/]+/'),
  },
  {code: 'match-scheme-broken', line: 5, source: page('@match https//a.example/*')},
  {code: 'match-regex', line: 5, source: page('@match /a\\.example/')},
  {code: 'match-all-urls', line: 5, source: page('@match <all_urls>')},
  {code: 'match-bare-host', line: 5, source: page('@match a.example')},
  {code: 'match-tab', line: 5, source: page('@match https://a.example/\tb')},
  {code: 'match-host-wildcard', line: 5, source: page('@match *://www.*.example/*')},
  {code: 'match-host', line: 5, source: page('@match http:///path')},
  {code: 'match-port', line: 5, source: page('@match http://localhost:5173/*')},
  {code: 'match-root-only', line: 5, source: page('@match https://b.example')},
  {code: 'match-hash', line: 5, source: page('@match https://a.example/*#pay')},
  {code: 'match-host-case', line: 5, source: page('@match https://Shop.example/*')},
  {code: 'match-host-unicode', line: 5, source: page('@match https://例子.example/*')},
  {code: 'match-tld', line: 5, source: page('@match *://shop.tld/*')},
  {code: 'match-ipv6', line: 5, source: page('@match http://[::1]/*')},
  {code: 'match-scheme-case', line: 5, source: page('@match HTTPS://a.example/*')},
  {code: 'match-query-star', line: 5, source: page('@match https://a.example/cart?*')},
  {code: 'match-comment', line: 5, source: page('@match https://a.example/cart // the cart')},
  {code: 'include-regex-invalid', line: 5, source: page('@include /a(/')},
  {code: 'include-regex-unclosed', line: 5, source: page('@include /^https?://a.example/.*')},
  {code: 'include-regex-flags', line: 5, source: page('@include /^https://A.example//g')},
  {code: 'include-all-urls', line: 5, source: page('@include <all_urls>')},
  {code: 'include-no-path', line: 5, source: page('@include https://a.example')},
  {code: 'include-no-scheme', line: 5, source: page('@include a.example/*')},
  {code: 'include-tld-no-slash', line: 5, source: page('@include https://shop.tld')},
  {code: 'include-bare-domain', line: 5, source: page('@include *://*.a.example/*')},
  {code: 'exclude-bare-domain', line: 5, source: page('@exclude *://*.a.example/*')},
  {code: 'exclude-nothing', line: 5, source: page('@exclude a.example')},
  {code: 'grant-missing', line: 7, source: page('', 'GM_setValue("a", 1);')},
  {code: 'grant-none-used', line: 5, source: page('@grant none', 'GM_setValue("a", 1);')},
  {code: 'grant-none-mixed', line: 5, source: page('@grant none', '@grant GM_log')},
  {code: 'grant-unknown', line: 5, source: page('@grant GM_getvalue')},
  {code: 'grant-removed', line: 5, source: page('@grant CAT_setProxy')},
  {code: 'grant-not-provided', line: 5, source: page('@grant GM_webRequest')},
  {code: 'grant-spelling', line: 5, source: page('@grant GM.xmlhttpRequest')},
  {code: 'grant-not-needed', line: 5, source: page('@grant GM_info')},
  {
    code: 'grant-unused',
    line: 6,
    source: page('@grant GM_log', '@grant GM_setValue', 'GM_log("a");'),
  },
  {code: 'grant-page-only', line: 5, source: background('@grant GM_addStyle')},
  {code: 'api-not-provided', line: 7, source: page('', 'GM_audio.setMute({});')},
  {code: 'retry-in-page', line: 7, source: page('', 'throw new CATRetryError("later", 60);')},
  {
    code: 'retry-with-none',
    line: 7,
    source: background('@grant none', 'throw new CATRetryError("later", 60);'),
  },
  {
    code: 'connect-missing',
    line: 8,
    source: page('@connect b.example', '@grant GM_xmlhttpRequest', request()),
  },
  {code: 'connect-undeclared', line: 7, source: page('@grant GM_xmlhttpRequest', request())},
  {code: 'connect-malformed', line: 5, source: page('@connect https://api.example/')},
  {code: 'connect-everything', line: 5, source: page('@connect *')},
  {code: 'connect-self-background', line: 5, source: background('@connect self')},
  {code: 'require-relative', line: 5, source: page('@require lib.js')},
  {code: 'require-css', line: 5, source: page('@require https://a.example/a.css')},
  {code: 'require-hash', line: 5, source: page('@require https://a.example/a.js#abc')},
  {code: 'resource-malformed', line: 5, source: page('@resource https://a.example/a.png')},
  {
    code: 'resource-undeclared',
    line: 7,
    source: page('@grant GM_getResourceText', 'GM_getResourceText("logo");'),
  },
  {code: 'run-at-unknown', line: 5, source: page('@run-at document-stat')},
  {code: 'run-at-menu', line: 5, source: page('@run-at document-menu')},
  {code: 'run-at-body', line: 5, source: page('@run-at document-body')},
  {code: 'early-start-alone', line: 5, source: page('@early-start')},
  {
    code: 'early-start-glob',
    line: 6,
    source: page('@run-at document-start', '@early-start', '@include *shop*'),
  },
  {code: 'flag-value', line: 6, source: page('@run-at document-start', '@early-start yes')},
  {code: 'run-in-unknown', line: 5, source: page('@run-in private')},
  {code: 'inject-into-unknown', line: 5, source: page('@inject-into auto')},
  {code: 'noframes-value', line: 5, source: page('@noframes false')},
  {code: 'unwrap-api', line: 5, source: page('@unwrap', 'GM_log(1);')},
  {code: 'unwrap-grant', line: 5, source: page('@unwrap', '@grant GM_log')},
  {code: 'unwrap-await', line: 5, source: page('@unwrap', 'await 1;')},
  {
    code: 'unwrap-early-start',
    line: 5,
    source: page('@unwrap', '@early-start', '@run-at document-start'),
  },
  {
    code: 'background-redundant',
    line: 4,
    source: block('@name a', '@version 1', '@background', '@crontab 0 9 * * *'),
  },
  {code: 'crontab-refused', line: 4, source: block('@name a', '@version 1', '@crontab @daily')},
  {code: 'crontab-fails', line: 4, source: block('@name a', '@version 1', '@crontab 60 * * * *')},
  {
    code: 'crontab-seconds',
    line: 4,
    source: block('@name a', '@version 1', '@crontab */10 * * * * *'),
  },
  {
    code: 'config-invalid',
    line: 8,
    source: page('', '/* ==UserConfig==\nnet: 5\n==/UserConfig== */'),
  },
  {
    code: 'config-too-deep',
    line: 7,
    source: page('', `/* ==UserConfig==\nnet: ${'['.repeat(60)}\n==/UserConfig== */`),
  },
  {code: 'code-syntax', line: 7, source: page('', 'let = = 1;')},
  {code: 'code-too-deep', line: 1, source: page('', '('.repeat(200_000))},
];

/** A page script with nothing to complain about, plus the given lines and code. */
function page(...lines: readonly string[]): string {
  return withLines(['@name a', '@version 1', '@match https://a.example/*'], lines);
}

function background(...lines: readonly string[]): string {
  return withLines(['@name a', '@version 1', '@background'], lines);
}

function withLines(base: readonly string[], lines: readonly string[]): string {
  const isHeader = (line: string): boolean => /^(?:@|just |match |$)/.test(line);
  const code = lines.filter((line) => !isHeader(line));
  return [block(...base, ...lines.filter(isHeader)), ...code].join('\n');
}

function block(...lines: readonly string[]): string {
  const body = lines.map((line) => `// ${line}`.trimEnd());
  return ['// ==UserScript==', ...body, '// ==/UserScript=='].join('\n');
}

function request(): string {
  return 'GM_xmlhttpRequest({url: "https://api.example/items"});';
}
