import {differs, onlyHere, text} from '../localized';
import type {Compatibility} from '../types';
import {everywhere, optional, required} from './fields';
import type {Api} from './types';

const grants = ['GM_cookie', 'GM.cookie'];

const permission = text(
  '主机必须列在 `@connect` 里（或就是页面自己的主机），并且每个主机都会询问用户一次：「脚本正在试图访问网站cookie内容」，属于高敏感权限，没有「全部域名」的选项。没列到的主机，只有用户在脚本设置里为它添加过 cookie 授权才行。',
  'The host must be in `@connect` or be the page’s own, and the user is asked once per host: "The script is attempting to access website cookie content". It is a highly sensitive permission without an "all domains" option. An unlisted host works only if the user added a cookie permission for it in the script’s settings.',
);

const compat: Compatibility = {
  tampermonkey: differs(
    text(
      '按 URL 是否匹配 `@match` 判断，不逐主机询问；`set`、`delete` 的回调只有错误。',
      'Decides by whether `@match` covers the URL, without asking per host; callbacks of `set` and `delete` get the error only.',
    ),
  ),
  violentmonkey: {verdict: 'unverified', since: '2.35.1'},
};

const ondone = optional(
  'ondone',
  '(cookies: Cookie[] | undefined, error: any) => void',
  '成功为 `(cookies, undefined)`，失败为 `(undefined, error)`。',
  '`(cookies, undefined)` on success, `(undefined, error)` on failure.',
);
const details = required('details', 'CookieDetails', '见 `GM_cookie`。', 'See `GM_cookie`.');

export const cookies: readonly Api[] = [
  {
    name: 'GM_cookie',
    group: 'cookies',
    status: 'current',
    grants,
    signatures: [
      "GM_cookie(action: 'list' | 'set' | 'delete', details: CookieDetails, ondone: (cookies: Cookie[] | undefined, error: any) => void): void",
    ],
    promise: [
      "GM.cookie(action: 'list' | 'set' | 'delete', details: CookieDetails): Promise<Cookie[]>",
    ],
    contexts: everywhere,
    since: '<=0.2.0',
    changes: [
      {
        version: '1.0.0',
        text: text('`GM.cookie` 返回 Promise。', '`GM.cookie` returns a promise.'),
      },
      {
        version: '1.4.0',
        text: text(
          '没给 `url` 和 `domain` 时使用页面 URL。',
          'Without `url` and `domain` the page’s URL is used.',
        ),
      },
    ],
    summary: text(
      '读取、写入、删除 cookie，包括 HttpOnly 的。',
      'Reads, writes and deletes cookies, HttpOnly ones included.',
    ),
    params: [
      required('action', "'list' | 'set' | 'delete'", '要做什么。', 'What to do.'),
      required('details', 'CookieDetails', '对象，至少 `{}`。', 'An object, at least `{}`.'),
      {...ondone, optional: false},
    ],
    objects: [
      {
        name: 'CookieDetails',
        title: text('details', 'details'),
        fields: [
          optional(
            'url',
            'string',
            '`set`、`delete` 要用；没给时用页面 URL。',
            'Needed for `set` and `delete`; the page’s URL when missing.',
          ),
          optional(
            'domain',
            'string',
            '`list` 的筛选条件，`set` 的 Domain；`delete` 忽略它。',
            'Filter for `list`, Domain for `set`; ignored by `delete`.',
          ),
          optional(
            'name',
            'string',
            '`list` 的筛选条件，`set` 的名字；`delete` 必填。',
            'Filter for `list`, name for `set`; required for `delete`.',
          ),
          optional('value', 'string', '`set` 的值。', 'Value for `set`.', {default: "''"}),
          optional(
            'path',
            'string',
            '`list` 的筛选条件，或 `set` 的路径。',
            'Filter for `list`, or the path for `set`.',
          ),
          optional(
            'secure',
            'boolean',
            '`list` 的筛选条件，或 `set` 的标志。',
            'Filter for `list`, or the flag for `set`.',
          ),
          optional('session', 'boolean', '只用于 `list` 筛选。', 'Filter for `list` only.'),
          optional('httpOnly', 'boolean', '`set` 的标志。', 'Flag for `set`.'),
          optional(
            'expirationDate',
            'number',
            '到期时间，1970 年以来的秒数；不写就是会话 cookie。',
            'Expiry in seconds since 1970; without it a session cookie is set.',
          ),
          optional(
            'partitionKey',
            '{topLevelSite?: string}',
            '分区（CHIPS）。`{}` 在 `list` 里是所有分区，在 `set` 和 `delete` 里是没有分区的 cookie。',
            'Partition (CHIPS). `{}` means every partition for `list`, and cookies without one for `set` and `delete`.',
            {default: '{}', since: '0.17.0'},
          ),
        ],
      },
      {
        name: 'Cookie',
        title: text('Cookie', 'Cookie'),
        fields: [
          required('name', 'string', '名字。', 'Name.'),
          required('value', 'string', '值。', 'Value.'),
          required('domain', 'string', '域名。', 'Domain.'),
          required('path', 'string', '路径。', 'Path.'),
          required('session', 'boolean', '是否会话 cookie。', 'Whether it ends with the session.'),
          required('hostOnly', 'boolean', '是否仅限本主机。', 'Whether it is for the host only.'),
          required(
            'httpOnly',
            'boolean',
            '网页自己的代码是否读不到它。',
            'Whether it is hidden from the page’s own code.',
          ),
          required('secure', 'boolean', '是否只走 HTTPS。', 'Whether it needs HTTPS.'),
          required(
            'sameSite',
            "'unspecified' | 'no_restriction' | 'lax' | 'strict'",
            'SameSite 策略。',
            'The SameSite policy.',
          ),
          optional('expirationDate', 'number', '到期时间（秒）。', 'Expiry in seconds.'),
          optional(
            'storeId',
            'string',
            'cookie 库的编号，由浏览器给出。',
            'Id of the cookie store, from the browser.',
          ),
          optional(
            'partitionKey',
            '{topLevelSite?: string}',
            '分区，由浏览器给出。',
            'Partition, from the browser.',
          ),
        ],
      },
    ],
    permission,
    notes: [
      text(
        '一行授权得到八个名字：`GM_cookie`、`GM.cookie` 及各自的 `.list`、`.set`、`.delete`。',
        'One grant gives eight names: `GM_cookie`, `GM.cookie` and their `.list`, `.set` and `.delete`.',
      ),
      text(
        '使用调用者所在标签页的 cookie 库，无痕窗口各自独立。不能设置 `sameSite`。',
        'The cookie store of the calling tab is used, so incognito windows stay apart. `sameSite` cannot be set.',
      ),
      text(
        '后台脚本必须给 `url` 或 `domain`，并且始终要有 `@connect`。',
        'Background scripts must give `url` or `domain`, and always need `@connect`.',
      ),
      text(
        '`set` 和 `delete` 的回调第一个参数总是 `undefined`；失败的原因是字符串，只有 `Invalid Argument Type` 是 `Error`。',
        'For `set` and `delete` the first argument of the callback is always `undefined`. A failure is a string; only `Invalid Argument Type` is an `Error`.',
      ),
    ],
    mistake: text(
      '只写了 `@grant GM_cookie` 却没写 `@connect`，读别的站点就会失败。cookie 就是登录凭据，能不用就不用。',
      'Writing `@grant GM_cookie` without `@connect` and failing on another site. A cookie is somebody’s login: do without it if you can.',
    ),
    errors: [
      {
        message: 'hostname must be in the definition of connect',
        when: text('主机没列在 `@connect` 里。', 'The host is not in `@connect`.'),
      },
      {
        message: 'there must be one of url or domain',
        when: text('后台脚本两个都没给。', 'A background script gave neither.'),
      },
      {
        message: 'set operation must have url',
        when: text('`set` 缺 URL。', '`set` without a URL.'),
      },
      {
        message: 'delete operation must have url and name',
        when: text('`delete` 缺 URL 或名字。', '`delete` without a URL or name.'),
      },
      {
        message: 'Invalid Argument Type',
        when: text('`details` 里的类型不对。', 'Wrong types in `details`.'),
      },
      {
        message: 'action can only be: get, set, delete, store',
        when: text('`action` 写错了。', 'An unknown `action`.'),
      },
      {message: 'permission not allowed', when: text('用户拒绝。', 'The user refused.')},
      {
        message: 'permission denied',
        when: text('用户以前永久拒绝过。', 'The user has refused for good.'),
      },
    ],
    compat,
  },
  {
    name: 'GM_cookie.list',
    group: 'cookies',
    status: 'current',
    grants,
    signatures: [
      'GM_cookie.list(details: CookieDetails, ondone?: (cookies: Cookie[] | undefined, error: any) => void): void',
    ],
    promise: ['GM.cookie.list(details: CookieDetails): Promise<Cookie[]>'],
    contexts: everywhere,
    since: '0.6.4',
    changes: [{version: '1.0.0', text: text('有 Promise 形式。', 'Has a promise form.')}],
    summary: text('列出符合条件的 cookie。', 'Lists the cookies that match the filter.'),
    params: [details, ondone],
    permission,
    notes: [
      text(
        '规则和错误与 `GM_cookie("list", …)` 相同。',
        'Rules and errors are those of `GM_cookie("list", …)`.',
      ),
    ],
    compat,
  },
  {
    name: 'GM_cookie.set',
    group: 'cookies',
    status: 'current',
    grants,
    signatures: [
      'GM_cookie.set(details: CookieDetails, ondone?: (cookies: Cookie[] | undefined, error: any) => void): void',
    ],
    promise: ['GM.cookie.set(details: CookieDetails): Promise<void>'],
    contexts: everywhere,
    since: '0.6.4',
    changes: [{version: '1.0.0', text: text('有 Promise 形式。', 'Has a promise form.')}],
    summary: text('新建或覆盖一个 cookie。', 'Creates or overwrites a cookie.'),
    params: [details, ondone],
    permission,
    notes: [
      text(
        '规则和错误与 `GM_cookie("set", …)` 相同；回调的第一个参数总是 `undefined`。',
        'Rules and errors are those of `GM_cookie("set", …)`; the first argument of the callback is always `undefined`.',
      ),
    ],
    compat,
  },
  {
    name: 'GM_cookie.delete',
    group: 'cookies',
    status: 'current',
    grants,
    signatures: [
      'GM_cookie.delete(details: CookieDetails, ondone?: (cookies: Cookie[] | undefined, error: any) => void): void',
    ],
    promise: ['GM.cookie.delete(details: CookieDetails): Promise<void>'],
    contexts: everywhere,
    since: '0.6.4',
    changes: [{version: '1.0.0', text: text('有 Promise 形式。', 'Has a promise form.')}],
    summary: text('删除一个 cookie。', 'Deletes one cookie.'),
    params: [details, ondone],
    permission,
    notes: [
      text(
        '由 `url` 和 `name` 决定删哪一个，`domain` 会被忽略。',
        '`url` and `name` say which one; `domain` is ignored.',
      ),
    ],
    mistake: text(
      '写成 `GM.cookie.delete("名字", {…})`。它只有一个对象参数。',
      'Writing `GM.cookie.delete("name", {…})`. It takes one object.',
    ),
    compat,
  },
  {
    name: 'GM_getCookieStore',
    group: 'cookies',
    status: 'removed',
    grants: ['GM_getCookieStore'],
    signatures: [
      'GM_getCookieStore(tabid: number, ondone: (storeId: number | undefined, error: any) => void): void',
    ],
    contexts: [],
    since: '0.5.2',
    removed: '0.17.0',
    summary: text(
      '曾用于取得标签页的 cookie 库。已移除：名字在脚本里不存在，授权被忽略。',
      'Once returned the cookie store of a tab. Removed: the name does not exist any more and the grant is ignored.',
    ),
    notes: [
      text(
        '不再需要：`GM_cookie` 会自动使用调用者标签页的 cookie 库。',
        'Nothing replaces it: `GM_cookie` uses the store of the calling tab by itself.',
      ),
    ],
    compat: onlyHere,
  },
];
