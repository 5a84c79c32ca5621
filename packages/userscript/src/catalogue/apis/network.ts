import {differs, text} from '../localized';
import {everywhere, optional, required} from './fields';
import type {Api} from './types';

export const network: readonly Api[] = [
  {
    name: 'GM_xmlhttpRequest',
    group: 'network',
    status: 'current',
    grants: ['GM_xmlhttpRequest', 'GM.xmlHttpRequest'],
    signatures: ['GM_xmlhttpRequest(details: XhrDetails): AbortHandle'],
    promise: ['GM.xmlHttpRequest(details: XhrDetails): Promise<XhrResponse> & AbortHandle'],
    contexts: everywhere,
    since: '<=0.2.0',
    changes: [
      {
        version: '0.16.6',
        text: text('`GM.xmlHttpRequest` 返回 Promise。', '`GM.xmlHttpRequest` returns a promise.'),
      },
      {
        version: '1.2.0',
        text: text(
          '重写；`url` 接受 `URL`、`Blob`、`File`。',
          'Rewritten; `url` accepts `URL`, `Blob` and `File`.',
        ),
      },
    ],
    summary: text(
      '由扩展代发的 HTTP 请求：不受页面的跨域、混合内容和 CSP 限制。',
      'An HTTP request made by the extension, free of the page’s CORS, mixed-content and CSP rules.',
    ),
    params: [required('details', 'XhrDetails', '请求选项和回调。', 'Options and callbacks.')],
    objects: [
      {
        name: 'XhrDetails',
        title: text('details：请求选项与回调', 'details: options and callbacks'),
        fields: [
          optional(
            'method',
            "'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS'",
            '请求方法。',
            'The method.',
            {default: "'GET'"},
          ),
          required(
            'url',
            'string | URL | File | Blob',
            'URL；相对 URL 按当前页面解析。',
            'The URL; a relative one is resolved against the page.',
          ),
          optional(
            'headers',
            '{[key: string]: string}',
            '请求头。网页禁止设置的也能设：`User-Agent`、`Referer`、`Origin`、`Cookie`、`Host`、`Date`、`DNT`、`Via`、`TE`、`Accept-Encoding` 以及 `Sec-`、`Proxy-` 开头的等。值设为空字符串会移除该请求头；默认不发送 `Origin`。',
            'Request headers, including those a page may not set: `User-Agent`, `Referer`, `Origin`, `Cookie`, `Host`, `Date`, `DNT`, `Via`, `TE`, `Accept-Encoding`, everything starting with `Sec-` or `Proxy-`, and a few more. An empty string removes the header; `Origin` is left out unless you give it.',
          ),
          optional(
            'data',
            'string | Blob | File | BufferSource | FormData | URLSearchParams',
            '请求体。对象要先 `JSON.stringify`；类型化数组只能用 `Uint8Array`。',
            'The body. `JSON.stringify` an object first; of the typed arrays only `Uint8Array` works.',
          ),
          optional(
            'cookie',
            'string',
            '形如 `a=1; b=2`；同名的浏览器 cookie 被替换，其余保留（1.5.0-beta.1 起的规则）。',
            'In the form `a=1; b=2`; browser cookies of the same name are replaced, others kept (the rule since 1.5.0-beta.1).',
          ),
          optional(
            'cookiePartition',
            '{topLevelSite?: string}',
            '已声明，对发出的 cookie 没有作用；要带分区 cookie，先用 `GM_cookie.list` 读出，再写进 `cookie`。',
            'Declared, without effect on the cookies sent. To send a partitioned cookie, read it with `GM_cookie.list` and pass it in `cookie`.',
            {inert: true},
          ),
          optional(
            'binary',
            'boolean',
            '已声明，没有作用；请直接发送 `Blob`。',
            'Declared, without effect; send a `Blob` instead.',
            {inert: true},
          ),
          optional(
            'timeout',
            'number',
            '超时，毫秒；`0` 表示不限。',
            'Timeout in milliseconds; `0` means none.',
            {default: '0'},
          ),
          optional(
            'context',
            'any',
            '原样出现在回调的 `response.context` 里；请求被拒绝时的 `onerror` 除外。',
            'Handed back as `response.context` in the callbacks, except in the `onerror` of a refused request.',
          ),
          optional(
            'responseType',
            "'text' | 'arraybuffer' | 'blob' | 'json' | 'document' | 'stream'",
            '想要的响应类型；`stream` 会改用 fetch。',
            'What you want back; `stream` switches to fetch.',
            {default: "'text'"},
          ),
          optional(
            'overrideMimeType',
            'string',
            '覆盖响应的 MIME 类型和编码，例如 `text/html; charset=gbk`；仅 XHR 模式。',
            'Overrides the MIME type and charset of the response, for example `text/html; charset=gbk`; XHR mode only.',
          ),
          optional(
            'anonymous',
            'boolean',
            '不带 cookie（设了 `cookie` 就只带那一份）；会改用 fetch。',
            'Sends no cookies, or only those of `cookie`; switches to fetch.',
            {default: 'false'},
          ),
          optional(
            'mozAnon',
            'boolean',
            '已声明，没有作用；请用 `anonymous`。',
            'Declared, without effect; use `anonymous`.',
            {inert: true},
          ),
          optional(
            'fetch',
            'boolean',
            '用 fetch 代替 XMLHttpRequest。',
            'Uses fetch instead of XMLHttpRequest.',
            {default: 'false'},
          ),
          optional('user', 'string', 'HTTP 认证的用户名。', 'User name for HTTP authentication.'),
          optional('password', 'string', 'HTTP 认证的密码。', 'Password for HTTP authentication.'),
          optional(
            'nocache',
            'boolean',
            '加上 `Cache-Control: no-cache` 请求头。',
            'Adds the header `Cache-Control: no-cache`.',
            {default: 'false'},
          ),
          optional(
            'revalidate',
            'boolean',
            '已声明，没有作用；请自己设请求头。',
            'Declared, without effect; set the header yourself.',
            {inert: true},
          ),
          optional(
            'redirect',
            "'follow' | 'error' | 'manual'",
            '如何处理跳转；会改用 fetch。',
            'What to do with redirects; switches to fetch.',
            {default: "'follow'", since: '0.17.0'},
          ),
          optional(
            'onload',
            '(response: XhrResponse) => void',
            '收到响应，4xx、5xx 也算。',
            'The response is here, 4xx and 5xx included.',
          ),
          optional(
            'onloadstart',
            '(response: XhrResponse) => void',
            '请求已发出，还没有收到任何内容；`stream` 时 `response.response` 已经是流。',
            'The request was sent and nothing has arrived yet; with `stream`, `response.response` is already the stream.',
          ),
          optional(
            'onloadend',
            '(response: XhrResponse) => void',
            '总是最后一个，无论成败。',
            'Always the last one, whatever happened.',
          ),
          optional(
            'onprogress',
            '(progress: XhrProgress) => void',
            '下载进度，不含响应内容。',
            'Download progress, without the body.',
          ),
          optional(
            'onreadystatechange',
            '(response: XhrResponse) => void',
            'XHR 模式为 1–4，fetch 模式只有 2 和 4。',
            'States 1 to 4 in XHR mode, only 2 and 4 in fetch mode.',
          ),
          optional('ontimeout', '(response: XhrResponse) => void', '超时。', 'The timeout passed.'),
          optional(
            'onabort',
            '(response: XhrResponse) => void',
            '被取消。',
            'The request was aborted.',
          ),
          optional(
            'onerror',
            '(response: XhrFailure) => void',
            '网络错误、被 `@connect` 或黑名单拒绝、用户拒绝。',
            'Network error, refusal by `@connect` or the blacklist, denial by the user.',
          ),
        ],
      },
      {
        name: 'XhrResponse',
        title: text('response', 'response'),
        fields: [
          optional(
            'finalUrl',
            'string',
            '跳转之后的 URL；`redirect` 为 `manual` 时是原 URL，被拒绝时没有。',
            'URL after redirects; the original one with `redirect: "manual"`, absent when the request was refused.',
          ),
          required('readyState', '0 | 1 | 2 | 3 | 4', '状态。', 'The state.'),
          required(
            'status',
            'number',
            'HTTP 状态码；失败为 `0`。`redirect` 为 `manual` 时是 301，为 `error` 时是 408。',
            'HTTP status, `0` on failure; 301 with `redirect: "manual"`, 408 with `"error"`.',
          ),
          required('statusText', 'string', '状态文字。', 'The status text.'),
          required(
            'responseHeaders',
            'string',
            '每行 `name:value`，以 CRLF 连接，冒号后没有空格。',
            'Lines `name:value` joined by CRLF, no blank after the colon.',
          ),
          required('responseType', 'string', '你请求的类型。', 'The type you asked for.'),
          required(
            'response',
            'any',
            '按 `responseType` 解析的内容；JSON 无效或内容就是 `null` 时为 `undefined`。',
            'The body according to `responseType`; `undefined` when JSON does not parse or is a bare `null`.',
          ),
          required(
            'responseText',
            'string',
            '文本内容；`arraybuffer`、`blob` 时总按 UTF-8 解码；`stream` 时为 `undefined`，在 `onloadend` 里是空字符串。',
            'The body as text; always decoded as UTF-8 for `arraybuffer` and `blob`; `undefined` for `stream`, an empty string in its `onloadend`.',
          ),
          required(
            'responseXML',
            'Document | null',
            '按 Content-Type 解析的文档，读取时才解析；页面要求 Trusted Types 时为 `null`。',
            'The parsed document by content type, parsed on access; `null` on a page that enforces Trusted Types.',
          ),
          optional('context', 'any', '请求时给的 `context`。', 'The `context` you passed.'),
          optional('error', 'string', '出错时的原因。', 'The reason, on errors.'),
          optional('UNSENT', '0', '状态常量 `0`。', 'State constant `0`.'),
          optional('OPENED', '1', '状态常量 `1`。', 'State constant `1`.'),
          optional('HEADERS_RECEIVED', '2', '状态常量 `2`。', 'State constant `2`.'),
          optional('LOADING', '3', '状态常量 `3`。', 'State constant `3`.'),
          optional('DONE', '4', '状态常量 `4`。', 'State constant `4`.'),
          optional(
            'RESPONSE_TYPE_TEXT',
            'string',
            '响应类型常量 `text`。',
            'Response type constant `text`.',
          ),
          optional(
            'RESPONSE_TYPE_ARRAYBUFFER',
            'string',
            '响应类型常量 `arraybuffer`。',
            'Response type constant `arraybuffer`.',
          ),
          optional(
            'RESPONSE_TYPE_BLOB',
            'string',
            '响应类型常量 `blob`。',
            'Response type constant `blob`.',
          ),
          optional(
            'RESPONSE_TYPE_DOCUMENT',
            'string',
            '响应类型常量 `document`。',
            'Response type constant `document`.',
          ),
          optional(
            'RESPONSE_TYPE_JSON',
            'string',
            '响应类型常量 `json`。',
            'Response type constant `json`.',
          ),
          optional(
            'RESPONSE_TYPE_STREAM',
            'string',
            '响应类型常量 `stream`。',
            'Response type constant `stream`.',
          ),
        ],
      },
      {
        name: 'XhrFailure',
        title: text('onerror 的参数', 'The argument of onerror'),
        fields: [
          required('error', 'string', '原因，见下面的报错。', 'The reason; see the errors below.'),
          required('readyState', '0 | 1 | 2 | 3 | 4', '状态。', 'The state.'),
          optional(
            'status',
            'number',
            '网络错误时为 `0`；被拒绝的请求没有这个字段，下面几个也没有。',
            '`0` on a network error; absent, like the following ones, when the request was refused.',
          ),
          optional('statusText', 'string', '状态文字。', 'The status text.'),
          optional('responseHeaders', 'string', '响应头。', 'The headers.'),
          optional('finalUrl', 'string', '跳转之后的 URL。', 'URL after redirects.'),
          optional('context', 'any', '请求时给的 `context`。', 'The `context` you passed.'),
        ],
      },
      {
        name: 'XhrProgress',
        title: text('progress（在 response 之外增加）', 'progress (in addition to response)'),
        base: 'XhrResponse',
        fields: [
          required(
            'loaded',
            'number',
            '已收到的字节数；fetch 模式取文本、JSON、文档时数的是字符（UTF-16 单元）。',
            'Bytes received; in fetch mode with text, JSON or a document it counts characters (UTF-16 units).',
          ),
          required('done', 'number', '与 `loaded` 相同。', 'Same as `loaded`.'),
          required(
            'total',
            'number',
            '总字节数；fetch 模式未知时为 `-1`。',
            'Total bytes; `-1` when unknown in fetch mode.',
          ),
          required('totalSize', 'number', '与 `total` 相同。', 'Same as `total`.'),
          required(
            'lengthComputable',
            'boolean',
            '总数是否已知；fetch 模式总是 `false`。',
            'Whether the total is known; always `false` in fetch mode.',
          ),
          optional('position', 'number', '已声明，从不设置。', 'Declared, never set.', {
            inert: true,
          }),
        ],
      },
      {
        name: 'AbortHandle',
        title: text('返回的句柄', 'The returned handle'),
        fields: [
          required(
            'abort',
            '() => void',
            '取消请求；只有给了 `onabort` 才会触发 `onabort` 和 `onloadend`，否则 Promise 形式会一直挂起。与发起请求在同一轮同步代码里调用不起作用。',
            'Cancels the request; `onabort` and `onloadend` fire only if you gave an `onabort`, and without it the promise form stays pending. It does nothing in the same synchronous turn in which the request was made.',
          ),
        ],
      },
    ],
    returns: text(
      '带 `abort()` 的句柄；`GM.xmlHttpRequest` 返回在结束时完成的 Promise，同样带 `abort()`。',
      'A handle with `abort()`; `GM.xmlHttpRequest` returns a promise that resolves at the end and has `abort()` too.',
    ),
    permission: text(
      '与页面主机相同或列在 `@connect` 里的主机直接放行；一行 `@connect` 都没有时询问用户；有 `@connect` 但没列到的主机直接拒绝，除非用户以前允许过。',
      'Hosts equal to the page’s or listed in `@connect` pass silently; with no `@connect` at all the user is asked; with `@connect` lines an unlisted host is refused unless the user allowed it earlier.',
    ),
    notes: [
      text(
        '两个名字只差一个字母：`GM_xmlhttpRequest` 小写 h，`GM.xmlHttpRequest` 大写 H，要各写一行 `@grant`。',
        'Two names, one letter apart: `GM_xmlhttpRequest` with a small h, `GM.xmlHttpRequest` with a capital one, and each needs its own `@grant`.',
      ),
      text(
        '默认带上浏览器为该 URL 保存的 cookie，无痕窗口与普通窗口各用各的。',
        'The browser’s cookies for the URL are sent by default; incognito and normal windows keep theirs apart.',
      ),
      text(
        '`fetch: true`、设了 `redirect`、`anonymous: true` 或 `responseType: "stream"` 时用 fetch，其余用 XMLHttpRequest。',
        'Fetch is used with `fetch: true`, a `redirect`, `anonymous: true` or `responseType: "stream"`, XMLHttpRequest otherwise.',
      ),
      text(
        '跳转后的目标不会再次检查 `@connect`。不支持上传进度和同步请求。',
        'The target of a redirect is not checked against `@connect` again. Upload progress and synchronous requests are not supported.',
      ),
      text(
        '`response`、`responseText`、`responseXML` 是不可枚举的 getter，用展开或 `Object.assign` 复制会丢掉。',
        '`response`, `responseText` and `responseXML` are non-enumerable getters: a spread or `Object.assign` drops them.',
      ),
      text(
        '`stream` 的流不会自己结束：让 `reader.read()` 与 `onloadend` 赛跑，谁先到就按谁处理。',
        'A `stream` never ends by itself: race `reader.read()` against `onloadend`.',
      ),
      text(
        '编码：XHR 模式按响应头或 `overrideMimeType` 里的 charset 解码，fetch 模式只认响应头。GBK 页面用 `overrideMimeType: "text/html; charset=gbk"`，或取 `arraybuffer` 再用 `new TextDecoder("gbk")`。',
        'Charset: XHR mode decodes by the charset of the response header or `overrideMimeType`, fetch mode by the header only. For a GBK page use `overrideMimeType: "text/html; charset=gbk"`, or take an `arraybuffer` and decode it with `new TextDecoder("gbk")`.',
      ),
      text(
        '`url` 为空字符串会请求当前页面，不写则请求 `/undefined`。',
        'An empty `url` requests the page itself, a missing one requests `/undefined`.',
      ),
      text(
        '由订阅安装的脚本，用的是订阅的 `@connect`（只要订阅写了），不是自己的。',
        'A script installed by a subscription uses the subscription’s `@connect`, if that has any, in place of its own.',
      ),
    ],
    mistake: text(
      '把普通对象直接给 `data`：服务器收到的是空内容（`DataView` 和 `Uint8Array` 以外的类型化数组也一样）。请 `JSON.stringify` 并自己设 `Content-Type`。另一个常见错误是把 404 当作 `onerror`：它走 `onload`，要看 `status`。',
      'Passing a plain object as `data`: the server gets an empty body, as with a `DataView` or a typed array other than `Uint8Array`. `JSON.stringify` it and set `Content-Type` yourself. The other one is waiting for `onerror` on a 404: that is an `onload`, so look at `status`.',
    ),
    errors: [
      {
        message: 'Refused to connect to "<url>": This domain is not a part of the @connect list',
        when: text('主机没有列在 `@connect` 里。', 'The host is not in `@connect`.'),
      },
      {
        message: 'Refused to connect to "<url>": URL is blacklisted',
        when: text('在用户的黑名单里。', 'It is on the user’s blacklist.'),
      },
      {
        message: 'permission not allowed',
        when: text('用户这次拒绝或忽略了。', 'The user refused or ignored the question.'),
      },
      {
        message: 'permission denied',
        when: text('用户以前永久拒绝过这个主机。', 'The user has refused this host for good.'),
      },
      {
        message: 'permission confirm timeout',
        when: text(
          '询问页没能打开，40 秒后放弃。不理会询问得到的是 `permission not allowed`。',
          'The prompt could not be shown, and 40 seconds have passed. Ignoring a prompt gives `permission not allowed`.',
        ),
      },
      {
        message: "Failed to construct 'URL': Invalid URL",
        when: text(
          'URL 无法解析，例如 `http://`。只出现在控制台：没有任何回调，Promise 一直挂起。',
          'The URL cannot be parsed, for example `http://`. It shows in the console only: no callback runs and the promise stays pending.',
        ),
      },
      {
        message: 'GM xhr data does not support Document',
        when: text(
          '`data` 是一个 `Document`。只出现在控制台：没有任何回调，Promise 一直挂起。',
          '`data` is a `Document`. It shows in the console only: no callback runs and the promise stays pending.',
        ),
      },
      {
        message: 'TimeoutError',
        when: text(
          'Promise 形式超时（拒绝的是字符串，不是 `Error`）。',
          'Timeout in the promise form (a string, not an `Error`).',
        ),
      },
      {message: 'AbortError', when: text('Promise 形式被取消。', 'Abort in the promise form.')},
    ],
    compat: {
      tampermonkey: differs(
        text(
          '检查跳转后的最终 URL，`@connect *` 时也会询问；`binary`、`revalidate`、`cookiePartition` 有效，`data` 可以是对象。',
          'Checks the final URL and asks even with `@connect *`; `binary`, `revalidate` and `cookiePartition` work, and `data` may be an object.',
        ),
      ),
      violentmonkey: differs(
        text(
          '不检查 `@connect`；没有 `cookie`、`redirect`、`stream`、`fetch`、`nocache` 选项；2.32 起有上传事件。',
          'No `@connect` checks; no `cookie`, `redirect`, `stream`, `fetch` or `nocache`; upload events since 2.32.',
        ),
      ),
    },
  },
  {
    name: 'GM_download',
    group: 'download',
    status: 'current',
    grants: ['GM_download', 'GM.download'],
    signatures: [
      'GM_download(details: DownloadDetails): AbortHandle',
      'GM_download(url: string, filename: string): AbortHandle',
    ],
    promise: [
      'GM.download(details: DownloadDetails): Promise<DownloadResult> & AbortHandle',
      'GM.download(url: string, filename: string): Promise<DownloadResult> & AbortHandle',
    ],
    contexts: everywhere,
    since: '0.8.0',
    changes: [
      {
        version: '1.2.0',
        text: text(
          '`url` 接受 `Blob` 和 `File`；新增 `conflictAction`。',
          '`url` accepts `Blob` and `File`; `conflictAction` is new.',
        ),
      },
      {
        version: '1.5.0',
        text: text(
          '原生模式开始遵守 `@connect`（1.5.0-beta）。',
          'Native mode obeys `@connect` (1.5.0-beta).',
        ),
      },
    ],
    summary: text('把一个 URL 或一段数据保存成文件。', 'Saves a URL or a piece of data as a file.'),
    params: [
      required(
        'details',
        'DownloadDetails',
        '下载选项；也可以换成下面两个参数。',
        'The options; the two parameters below do as well.',
      ),
      optional('url', 'string', '短写法的第一个参数：URL。', 'First of the short form: the URL.'),
      optional(
        'filename',
        'string',
        '短写法的第二个参数：文件名。',
        'Second of the short form: the file name.',
      ),
    ],
    objects: [
      {
        name: 'DownloadDetails',
        title: text('details', 'details'),
        fields: [
          required(
            'url',
            'string | Blob | File',
            'http(s)、`blob:`、`data:` URL，或 `Blob`、`File` 对象。空字符串会触发 `onerror`（1.5.0-beta.2 起）。',
            'An http(s), `blob:` or `data:` URL, or a `Blob` or `File`. An empty string calls `onerror` (since 1.5.0-beta.2).',
          ),
          required(
            'name',
            'string',
            '文件名，可以用 `/` 带子文件夹；`\\ : * ? " < > |` 和 `..` 会变成 `-`。',
            'File name, with sub-folders after `/`; `\\ : * ? " < > |` and `..` become `-`.',
          ),
          optional(
            'headers',
            '{[key: string]: string}',
            '请求头，仅原生模式。',
            'Request headers, native mode only.',
          ),
          optional(
            'saveAs',
            'boolean',
            '是否询问保存位置；不写随浏览器的设置。',
            'Whether to ask where to save; the browser’s own setting without it.',
          ),
          optional(
            'conflictAction',
            "'uniquify' | 'overwrite' | 'prompt'",
            '同名文件的处理。',
            'What to do about an existing file.',
            {default: "'uniquify'", since: '1.2.0'},
          ),
          optional(
            'timeout',
            'number',
            '超时毫秒数，仅原生模式。',
            'Timeout in milliseconds, native mode only.',
          ),
          optional(
            'anonymous',
            'boolean',
            '不带 cookie，仅原生模式。',
            'No cookies, native mode only.',
            {default: 'false'},
          ),
          optional(
            'context',
            'any',
            '原样出现在回调对象里。',
            'Handed back in the callback objects.',
          ),
          optional(
            'user',
            'string',
            'HTTP 认证用户名，仅原生模式。',
            'User name, native mode only.',
          ),
          optional(
            'password',
            'string',
            'HTTP 认证密码，仅原生模式。',
            'Password, native mode only.',
          ),
          optional(
            'method',
            "'GET' | 'POST'",
            '请求方法，仅原生模式，不能带请求体。',
            'Method, native mode only; no body can be sent.',
            {default: "'GET'"},
          ),
          optional(
            'downloadMode',
            "'native' | 'browser'",
            '`native`：脚本猫先取回再保存；`browser`：交给浏览器的下载管理器。',
            '`native`: ScriptCat fetches, then saves; `browser`: handed to the browser’s download manager.',
            {default: "'native'", since: '0.18.2'},
          ),
          optional('cookie', 'string', '仅原生模式。', 'Native mode only.'),
          optional(
            'onload',
            '(result: DownloadResult) => void',
            '完成；用户取消「另存为」或取消下载也会走到这里。',
            'Done; also called when the user cancels the save dialog or the download.',
          ),
          optional('onerror', '(error: DownloadError) => void', '出错。', 'Something failed.'),
          optional(
            'onprogress',
            '(progress: {loaded: number; total: number; done: number; totalSize: number; lengthComputable: boolean; mode: string}) => void',
            '进度，仅原生模式。',
            'Progress, native mode only.',
          ),
          optional('ontimeout', '(event?: any) => void', '超时。', 'The timeout passed.'),
        ],
      },
      {
        name: 'DownloadResult',
        title: text('结果', 'Result'),
        fields: [
          optional(
            'loaded',
            'number',
            '与 `total` 相同，用户取消了也一样；不能当作「已保存」。',
            'Equals `total`, also when the user cancelled; it does not mean “saved”.',
          ),
          optional('total', 'number', '总字节数。', 'Total bytes.'),
          required(
            'mode',
            'string',
            '总是 `native`，浏览器模式也是；不要依赖。',
            'Always `native`, in browser mode too; do not rely on it.',
          ),
        ],
      },
      {
        name: 'DownloadError',
        title: text('错误', 'Error'),
        fields: [
          required(
            'error',
            "'not_enabled' | 'not_whitelisted' | 'not_permitted' | 'not_supported' | 'not_succeeded' | 'unknown'",
            '现版本只会给出 `unknown`。',
            'The current version only ever says `unknown`.',
          ),
          optional('details', 'string', '从不设置。', 'Never set.', {inert: true}),
        ],
      },
    ],
    returns: text(
      '带 `abort()` 的句柄；`GM.download` 完成时给出 `{loaded, total, mode}`。',
      'A handle with `abort()`; `GM.download` resolves with `{loaded, total, mode}`.',
    ),
    permission: text(
      '原生模式（1.5.0-beta 起）：列在 `@connect` 或与页面同主机则放行，其他主机询问用户，黑名单拒绝。浏览器模式和 `blob:` URL 不检查。',
      'Native mode (since 1.5.0-beta): hosts in `@connect` or the page’s own pass, other hosts are asked for, blacklisted ones refused. Browser mode and `blob:` URLs are not checked.',
    ),
    notes: [
      text(
        '`blob:` URL 总是走浏览器方式。直接给 `Blob`、`File` 或 `data:` URL，原生模式会以空主机名询问用户，除非写了 `@connect *`；先用 `URL.createObjectURL` 换成 `blob:` URL 就不会。',
        '`blob:` URLs always go the browser way. With a `Blob`, a `File` or a `data:` URL native mode asks the user about an empty host unless there is `@connect *`; turn it into a `blob:` URL with `URL.createObjectURL` to avoid that.',
      ),
      text(
        '原生模式会把整个文件放进内存再保存；大文件请用 `downloadMode: "browser"`。',
        'Native mode keeps the whole file in memory first; for big files use `downloadMode: "browser"`.',
      ),
      text(
        '浏览器模式只认 `url`、`name`、`saveAs`、`conflictAction`。后台脚本里它是稳妥的选择。',
        'Browser mode only knows `url`, `name`, `saveAs` and `conflictAction`. In background scripts it is the safe choice.',
      ),
      text(
        '`abort()` 之后不会再有回调，`GM.download` 的 Promise 也会一直挂起。',
        'After `abort()` no callback follows, and a `GM.download` promise stays pending.',
      ),
    ],
    mistake: text(
      '原生模式下 404 页面也会被当作文件存下来。在意的话，下载前先用 `GM_xmlhttpRequest` 发 `HEAD` 确认状态。',
      'In native mode the body of a 404 is saved as if it were the file. If that matters, check the status with a `HEAD` request of `GM_xmlhttpRequest` first.',
    ),
    errors: [
      {message: 'GM_download: url is empty', when: text('`url` 为空。', '`url` is empty.')},
      {
        message: 'Native Download ERROR',
        when: text(
          '原生模式取回失败或超时；只有 `ontimeout` 能区分超时。',
          'Fetching failed or timed out in native mode; only `ontimeout` tells the two apart.',
        ),
      },
      {
        message: 'Unknown ERROR',
        when: text(
          '浏览器没能存下文件：浏览器模式下连接断了，或者得到 404 之类的状态；两种模式下文件名不被接受，例如以 `/` 结尾。',
          'The browser could not save the file: a broken connection or a status such as 404 in browser mode, or in both modes a file name that it refuses, for example one that ends with `/`.',
        ),
      },
      {
        message: 'Unexpected Internal ERROR',
        when: text(
          '例如缺少 `name`。只有 Promise 会被拒绝；`GM_download` 的回调一个也不会调用。',
          'For example a missing `name`. Only the promise rejects; `GM_download` calls no callback at all.',
        ),
      },
    ],
    compat: {
      tampermonkey: differs(
        text(
          '下载方式由设置决定，文件扩展名要在白名单里，`@connect` 不影响下载。',
          'The mode is a setting, file extensions must be whitelisted, `@connect` does not apply.',
        ),
      ),
      violentmonkey: {
        ...differs(
          text(
            '没有子文件夹、`saveAs`、`conflictAction`，不看 `@connect`。',
            'No sub-folders, `saveAs` or `conflictAction`, no `@connect`.',
          ),
        ),
        unverified: true,
      },
    },
  },
];
