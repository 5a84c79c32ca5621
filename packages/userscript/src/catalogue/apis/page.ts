import {alike, differs, same, text} from '../localized';
import {everywhere, optional, pageOnly, required} from './fields';
import type {Api} from './types';

export const page: readonly Api[] = [
  {
    name: 'GM_addStyle',
    group: 'style-dom',
    status: 'current',
    grants: ['GM_addStyle', 'GM.addStyle'],
    signatures: ['GM_addStyle(css: string): HTMLStyleElement'],
    promise: ['GM.addStyle(css: string): Promise<HTMLStyleElement>'],
    contexts: pageOnly,
    since: '0.3.4',
    summary: text(
      '给页面加一段样式，页面的 CSP 也拦不住。',
      'Adds styles to the page; even a strict CSP does not stop it.',
    ),
    params: [required('css', 'string', '样式文本。', 'The style sheet as text.')],
    returns: text(
      '插入的 `<style>` 元素；想撤销就 `remove()`。',
      'The inserted `<style>` element; call `remove()` to undo it.',
    ),
    notes: [
      text(
        '同步执行，放进 `head`，没有则 `body`，再没有就是文档的第一个元素，所以 `document-start` 也能用。',
        'Synchronous; goes into `head`, else `body`, else the first element, so it works at `document-start` too.',
      ),
      text(
        '之后改动返回元素的文字受页面 CSP 限制，可能不生效；要换样式，就 `remove()` 再调用一次。',
        'Changing the text of the returned element later is up to the page’s CSP and may have no effect; to change styles, `remove()` it and call again.',
      ),
    ],
    mistake: text(
      '在后台脚本里调用：那里没有页面，会抛出 `TypeError`。',
      'Calling it in a background script: there is no page, and it throws a `TypeError`.',
    ),
    errors: [
      {
        message: "The parameter 'css' of GM_addStyle shall be a string.",
        when: text('参数不是字符串。', 'The argument is not a string.'),
      },
      {
        message: 'custom_event_message is not ready.',
        when: text(
          '`@early-start` 的脚本跑在了环境就绪之前；先 `await CAT_scriptLoaded()`。另一个脚本写了浏览器不接受的规则（例如 `@match chrome://newtab/*`），之后黑名单改过，或者总开关关过再打开，就会这样。`GM_addElement` 也一样。',
          'An `@early-start` script was ahead of its environment: `await CAT_scriptLoaded()` first. It comes about when another script has a rule that the browser refuses, such as `@match chrome://newtab/*`, and the blacklist was changed or the main switch turned off and on since. `GM_addElement` throws it too.',
        ),
      },
      {
        message: 'syncSendMessage response failed.',
        when: text(
          '脚本所在的框架已从页面移除，它的函数却还在被调用。`GM_addElement` 也一样。',
          'The frame in which the script runs was removed from the page, and its function is called all the same. `GM_addElement` throws it too.',
        ),
      },
    ],
    compat: alike,
  },
  {
    name: 'GM_addElement',
    group: 'style-dom',
    status: 'current',
    grants: ['GM_addElement', 'GM.addElement'],
    signatures: [
      'GM_addElement(tag: string, attributes?: ElementAttributes): HTMLElement',
      'GM_addElement(parentNode: Node, tag: string, attributes?: ElementAttributes): HTMLElement',
    ],
    promise: [
      'GM.addElement(tag: string, attributes?: ElementAttributes): Promise<HTMLElement>',
      'GM.addElement(parentNode: Node, tag: string, attributes?: ElementAttributes): Promise<HTMLElement>',
    ],
    contexts: pageOnly,
    since: '0.11.0',
    summary: text(
      '插入一个元素，绕过页面对内联脚本和样式的 CSP 限制。',
      'Inserts an element, around the page’s CSP for inline scripts and styles.',
    ),
    params: [
      optional(
        'parentNode',
        'Node',
        '放到哪个节点下，包括 shadow root；默认 `head`，没有则 `body`，再没有就是文档的第一个元素。',
        'The parent, a shadow root included; by default `head`, else `body`, else the first element.',
      ),
      required('tag', 'string', '标签名。', 'Tag name.'),
      optional(
        'attributes',
        'ElementAttributes',
        '字符串和数字成为属性（attribute），`textContent` 设为文本，其余类型（布尔、函数、对象）成为元素的 JavaScript 属性。',
        'Strings and numbers become attributes, `textContent` the text; booleans, functions and objects become JavaScript properties of the element.',
      ),
    ],
    objects: [
      {
        name: 'ElementAttributes',
        title: text('attributes', 'attributes'),
        fields: [
          optional(
            'textContent',
            'string',
            '设为文本内容，而不是属性。',
            'Set as the text, not as an attribute.',
          ),
          optional(
            '[name: string]',
            'any',
            '字符串、数字用 `setAttribute`；其他类型在插入之后赋为 JavaScript 属性，例如 `onclick`、`disabled`。',
            'Strings and numbers go through `setAttribute`; other types are assigned as properties after insertion, for example `onclick` or `disabled`.',
          ),
        ],
      },
    ],
    returns: text('插入的元素，同步返回。', 'The inserted element, at once.'),
    notes: [
      text(
        '三个参数时不要给 `attributes` 传 `null`，会出错；不需要就省略。',
        'Do not pass `null` for the attributes in the three-argument form; leave them out.',
      ),
      text(
        '元素由 `document.createElement` 建立，所以造不出 SVG；字符串 `innerHTML` 只会成为一个没用的属性，文本请用 `textContent`。',
        'The element comes from `document.createElement`, so SVG is out of reach; a string `innerHTML` becomes a useless attribute, use `textContent` for text.',
      ),
    ],
    mistake: text(
      '给 `<script>` 或 `<img>` 写 `onload` 函数：它在插入之后才挂上，缓存命中时事件可能已经过去了。',
      'Giving an `onload` function to a `<script>` or `<img>`: it is attached after insertion, and with a cached file the event may already be over.',
    ),
    errors: [
      {
        message: "The parameter 'tagName' of GM_addElement shall be a string.",
        when: text(
          '给了父节点，而标签名不是字符串。只有一个参数时，非字符串会被当作父节点，得到的是浏览器的 `TypeError`。',
          'A parent was given and the tag name is not a string. A single argument that is no string counts as the parent and gives a `TypeError` of the browser.',
        ),
      },
      {
        message: "The parameter 'attrs' of GM_addElement shall be an object.",
        when: text('属性不是对象。', 'The attributes are not an object.'),
      },
    ],
    compat: {
      tampermonkey: {
        ...same,
        unverified: true,
        note: text('函数、布尔类的属性未验证。', 'Function and boolean values are unverified.'),
      },
      violentmonkey: differs(
        text(
          '属性值只能是字符串；默认父节点随标签而定。',
          'Attribute values are strings only; the default parent depends on the tag.',
        ),
      ),
    },
  },
  {
    name: 'GM_getResourceText',
    group: 'resources',
    status: 'current',
    grants: ['GM_getResourceText', 'GM.getResourceText'],
    signatures: ['GM_getResourceText(name: string): string | undefined'],
    promise: ['GM.getResourceText(name: string): Promise<string | undefined>'],
    contexts: everywhere,
    since: '0.6.2',
    summary: text(
      '读取 `@resource` 声明的文本，已随脚本下载好，没有网络等待。',
      'Reads a text declared with `@resource`; it came with the script, so there is no waiting for the network.',
    ),
    params: [
      required(
        'name',
        'string',
        '`@resource` 行的第一个词。',
        'First word of the `@resource` line.',
      ),
    ],
    returns: text(
      '文本；没有这个资源为 `undefined`，没下载成功可能是空字符串。',
      'The text; `undefined` when there is no such resource, perhaps empty when it could not be downloaded.',
    ),
    notes: [
      text(
        '按 UTF-8 解码，不做编码检测；二进制资源得到空字符串，请用 `GM_getResourceURL`。',
        'Decoded as UTF-8 without detection; a binary resource gives an empty string, use `GM_getResourceURL`.',
      ),
      text(
        '随脚本保存，打开页面时不会过期；只在安装、更新或保存脚本时，超过 24 小时的才重新下载。想立刻更新就改 URL，例如加查询参数。`file:///` 的资源每次都重新读取。',
        'Stored with the script and never expired by page loads; a copy older than 24 hours is fetched again only when the script is installed, updated or saved. Change the URL, for example by a query, to force a new copy. A `file:///` resource is read again each time.',
      ),
      text(
        '校验值不符时，文本会变成一句提到 SRI 的警告代码。',
        'If the hash does not match, the text is replaced by a warning that mentions SRI.',
      ),
    ],
    compat: alike,
  },
  {
    name: 'GM_getResourceURL',
    group: 'resources',
    status: 'current',
    grants: ['GM_getResourceURL', 'GM.getResourceUrl'],
    signatures: ['GM_getResourceURL(name: string, isBlobUrl?: boolean): string | undefined'],
    promise: ['GM.getResourceUrl(name: string, isBlobUrl?: boolean): Promise<string | undefined>'],
    contexts: everywhere,
    since: '0.6.2',
    changes: [
      {version: '0.11.0', text: text('新增 `isBlobUrl`。', '`isBlobUrl` is new.')},
      {version: '0.17.0', text: text('新增 `GM.getResourceUrl`。', '`GM.getResourceUrl` is new.')},
    ],
    summary: text(
      '把 `@resource` 变成可以放进 `src` 的 URL，图片和字体用它。',
      'Turns a `@resource` into a URL for `src`; the way for images and fonts.',
    ),
    params: [
      required(
        'name',
        'string',
        '`@resource` 行的第一个词。',
        'First word of the `@resource` line.',
      ),
      optional(
        'isBlobUrl',
        'boolean',
        '`true` 得到 `blob:` URL，否则是 base64 的 `data:` URL。',
        '`true` for a `blob:` URL, otherwise a base64 `data:` URL.',
        {default: 'false'},
      ),
    ],
    returns: text(
      'URL；没有这个资源为 `undefined`。',
      'The URL, or `undefined` when there is no such resource.',
    ),
    notes: [
      text(
        '`blob:` URL 每次都是新的，脚本猫不会回收，用完请 `URL.revokeObjectURL`。',
        'A `blob:` URL is new on each call and not revoked; call `URL.revokeObjectURL` when done.',
      ),
      text(
        '校验值不符时，URL 里是一句提到 SRI 的警告代码，图片也一样。',
        'If the hash does not match, the URL holds a warning that mentions SRI, even for a picture.',
      ),
      text(
        '`data:` 和 `blob:` URL 能否用在页面里，由页面的 CSP（`img-src`、`font-src` 等）决定。',
        'Whether the page accepts a `data:` or `blob:` URL is up to its CSP (`img-src`, `font-src` and so on).',
      ),
    ],
    mistake: text(
      'Promise 形式拼作 `GM.getResourceUrl`，末尾是小写 `rl`，而且要用这个名字申请；`GM.getResourceURL` 不存在。',
      'The promise form is spelt `GM.getResourceUrl`, small `rl`, and must be granted by that name; `GM.getResourceURL` does not exist.',
    ),
    compat: {
      tampermonkey: differs(text('没有 `isBlobUrl` 参数。', 'No `isBlobUrl` parameter.')),
      violentmonkey: differs(text('`isBlobUrl` 默认 `true`。', '`isBlobUrl` defaults to `true`.')),
    },
  },
  {
    name: 'GM_setClipboard',
    group: 'clipboard',
    status: 'current',
    grants: ['GM_setClipboard', 'GM.setClipboard'],
    signatures: [
      'GM_setClipboard(data: string, info?: string | {type?: string; mimetype?: string}, cb?: () => void): void',
    ],
    promise: [
      'GM.setClipboard(data: string, info?: string | {type?: string; mimetype?: string}): Promise<void>',
    ],
    contexts: everywhere,
    since: '0.3.0',
    changes: [
      {version: '0.17.0', text: text('新增第三个参数 `cb`。', 'The third parameter `cb` is new.')},
      {version: '1.2.0', text: text('`info` 可以是对象。', '`info` may be an object.')},
    ],
    summary: text(
      '写入剪贴板，不需要用户手势，页面也不必有焦点。',
      'Writes to the clipboard, without a user gesture and without focus.',
    ),
    params: [
      required('data', 'string', '内容。', 'The content.'),
      optional(
        'info',
        'string | {type?: string; mimetype?: string}',
        '`text`、`html` 或 MIME 类型；对象里 `mimetype` 优先。',
        '`text`, `html` or a MIME type; in an object `mimetype` wins.',
        {default: "'text/plain'"},
      ),
      optional(
        'cb',
        '() => void',
        '完成时调用，失败也会调用。',
        'Called when done, on failure too.',
        {since: '0.17.0'},
      ),
    ],
    notes: [
      text('一次只能写一种格式，不支持二进制。', 'One format per call, no binary data.'),
      text(
        '`GM.setClipboard` 失败时也会完成，所以它不能用来判断成败。',
        '`GM.setClipboard` resolves on failure as well, so it tells you nothing about success.',
      ),
    ],
    compat: {
      tampermonkey: same,
      violentmonkey: differs(
        text('第二个参数只能是 MIME 字符串。', 'The second argument is a MIME string only.'),
      ),
    },
  },
  {
    name: 'GM_log',
    group: 'log',
    status: 'current',
    grants: ['GM_log', 'GM.log'],
    signatures: [
      "GM_log(message: any, level?: 'debug' | 'info' | 'warn' | 'error', ...labels: {[key: string]: string | number | boolean | undefined}[]): void",
    ],
    promise: [
      "GM.log(message: any, level?: 'debug' | 'info' | 'warn' | 'error', ...labels: {[key: string]: string | number | boolean | undefined}[]): Promise<void>",
    ],
    contexts: everywhere,
    since: '<=0.2.0',
    changes: [
      {version: '0.8.0', text: text('有 `level`（或更早）。', 'Has `level`, perhaps earlier.')},
      {version: '0.10.0', text: text('有 `labels`。', 'Has `labels`.')},
    ],
    summary: text(
      '写一条运行日志，事后在脚本猫的「日志」页查看；后台脚本排查问题全靠它。',
      'Writes a log entry you can read later on ScriptCat’s **Logs** page; the main tool for finding out what a background script did.',
    ),
    params: [
      required(
        'message',
        'any',
        '内容；不是字符串会转成 JSON。',
        'The message; anything but a string becomes JSON.',
      ),
      optional('level', "'debug' | 'info' | 'warn' | 'error'", '级别。', 'The level.', {
        default: "'info'",
      }),
      optional(
        '...labels',
        '{[key: string]: string | number | boolean | undefined}[]',
        '附加标签，可在日志页筛选；同名时后面的覆盖前面的。',
        'Extra labels to filter by on the log page; later ones win.',
      ),
    ],
    notes: [
      text(
        '正式版只保存 `info` 及以上，`debug` 不入库。默认保留 7 天。',
        'Release builds keep `info` and above; `debug` is dropped. Entries are kept for 7 days by default.',
      ),
      text(
        '网页脚本还会打印到页面控制台，页面覆盖了 `console` 也不影响；后台脚本不会。',
        'Page scripts also print to the page’s console, even if the page replaced `console`; background scripts do not.',
      ),
    ],
    compat: {
      tampermonkey: differs(
        text('只有一个参数，输出到控制台。', 'One argument, printed to the console.'),
      ),
      violentmonkey: differs(
        text('等于控制台输出，没有级别和标签。', 'Console output; no level or labels.'),
      ),
    },
  },
];
