import {absent, differs, same, text} from '../localized';
import {everywhere, optional, pageOnly, required} from './fields';
import type {Api} from './types';

export const info: readonly Api[] = [
  {
    name: 'GM_info',
    group: 'info',
    status: 'current',
    grants: [],
    signatures: ['GM_info: ScriptInfo'],
    promise: ['GM.info: ScriptInfo'],
    contexts: everywhere,
    since: '0.5.0',
    summary: text(
      '脚本和脚本猫自身的信息：版本、元数据、用户配置、是否隐身。',
      'What the script and ScriptCat know about themselves: versions, header, user config, incognito or not.',
    ),
    objects: [
      {
        name: 'ScriptInfo',
        title: text('字段', 'Fields'),
        fields: [
          required(
            'scriptHandler',
            "'ScriptCat'",
            '管理器的名字，区分不同管理器就看它。',
            'Name of the manager; the way to tell managers apart.',
          ),
          required('version', 'string', '脚本猫的版本。', 'Version of ScriptCat.'),
          required(
            'scriptWillUpdate',
            'boolean',
            '是否检查这个脚本的更新。',
            'Whether updates of this script are checked.',
          ),
          required(
            'scriptUpdateURL',
            'string | null',
            '脚本的下载 URL。',
            'Download URL of the script.',
          ),
          required('scriptMetaStr', 'string', '元数据原文。', 'The header as text.'),
          optional('userConfig', 'any', '解析后的用户配置。', 'The parsed user config.', {
            since: '0.14.1',
          }),
          optional('userConfigStr', 'string', '用户配置原文。', 'The user-config block as text.', {
            since: '0.14.1',
          }),
          required(
            'isIncognito',
            'boolean',
            '是否在无痕窗口。',
            'Whether this is an incognito window.',
          ),
          required('sandboxMode', "'raw'", '固定值。', 'Always this value.'),
          required('downloadMode', "'native'", '固定值。', 'Always this value.'),
          required(
            'userAgentData',
            '{brands?: any; mobile?: boolean; platform?: string; architecture?: string; bitness?: string}',
            '浏览器信息；1.5.0-beta.5 之前，在 Firefox 里是空对象。',
            'About the browser; in Firefox empty before 1.5.0-beta.5.',
          ),
          required('script', 'ScriptInfoScript', '脚本自身的信息。', 'About the script itself.'),
        ],
      },
      {
        name: 'ScriptInfoScript',
        title: text('script 的字段', 'Fields of script'),
        fields: [
          required('name', 'string', '`@name`，不带语言的那一个。', 'The plain `@name`.'),
          required('namespace', 'string', '`@namespace`。', '`@namespace`.'),
          required(
            'version',
            'string',
            '`@version`；没写时为 `0.0`。',
            '`@version`; `0.0` when missing.',
          ),
          optional('author', 'string', '`@author`。', '`@author`.'),
          required('description', 'string | null', '`@description`。', '`@description`.'),
          required('matches', 'string[]', '`@match` 各行。', 'The `@match` lines.'),
          required('includes', 'string[]', '`@include` 各行。', 'The `@include` lines.'),
          required(
            'run-at',
            'string',
            '`@run-at`，默认 `document-idle`。',
            '`@run-at`, by default `document-idle`.',
          ),
          required('run-in', 'string[]', '`@run-in` 各行。', 'The `@run-in` lines.'),
          required('icon', 'string | null', '`@icon`。', '`@icon`.'),
          required('icon64', 'string | null', '`@icon64`。', '`@icon64`.'),
          required('header', 'string', '头部。', 'The header.'),
          required('grant', 'string[]', '`@grant` 各行。', 'The `@grant` lines.'),
          required('connects', 'string[]', '`@connect` 各行。', 'The `@connect` lines.'),
          required(
            'lastModified',
            'number',
            '最后修改时间，毫秒。',
            'Last change, in milliseconds.',
          ),
          required('downloadURL', 'string | null', '下载 URL。', 'Download URL.'),
          required('updateURL', 'string | null', '更新检查 URL。', 'Update URL.'),
        ],
      },
    ],
    notes: [
      text(
        '不需要 `@grant`，`@grant none` 时也有；`@unwrap` 脚本没有。',
        'Needs no `@grant` and is there with `@grant none`; not in `@unwrap` scripts.',
      ),
      text(
        '`GM.info` 是同一个对象，不是 Promise。',
        '`GM.info` is the same object, not a promise.',
      ),
      text(
        '`@early-start` 脚本里，`isIncognito` 和 `userAgentData` 可能在环境就绪后才准确。',
        'In an `@early-start` script `isIncognito` and `userAgentData` may only be right once the environment is ready.',
      ),
      text(
        '没有 Tampermonkey 的 `script.excludes`、`script.resources`、`script.options` 等字段。',
        'Tampermonkey’s `script.excludes`, `script.resources`, `script.options` and some others are not there.',
      ),
    ],
    compat: {
      tampermonkey: differs(
        text('字段更多；没有 `userConfig`。', 'More fields there; no `userConfig`.'),
      ),
      violentmonkey: differs(
        text(
          '有 `platform`、`injectInto`、`script.options` 等；没有 `userConfig`。',
          'Has `platform`, `injectInto`, `script.options` and more; no `userConfig`.',
        ),
      ),
    },
  },
  {
    name: 'unsafeWindow',
    group: 'window',
    status: 'current',
    grants: [],
    signatures: ['unsafeWindow: Window & typeof globalThis & {[name: string]: any}'],
    contexts: everywhere,
    since: '0.3.0',
    summary: text(
      '页面真正的 `window`：要用页面里的变量和函数，就从它拿。',
      'The page’s real `window`: the way to variables and functions of the page.',
    ),
    notes: [
      text(
        '沙盒里始终可用，写不写 `@grant unsafeWindow` 都一样。',
        'Always there in the sandbox; `@grant unsafeWindow` makes no difference.',
      ),
      text(
        '`@inject-into content` 时它是隔离环境的 `window`，看不到页面变量；后台脚本里是扩展沙盒页的 `window`。',
        'With `@inject-into content` it is the window of the isolated world, without the page’s variables; in a background script that of the extension’s sandbox page.',
      ),
      text(
        '`@grant none` 和 `@unwrap` 时没有定义，直接用 `window`。',
        'Not defined with `@grant none` or `@unwrap`; use `window` there.',
      ),
    ],
    mistake: text(
      '在沙盒里写 `window.foo` 找页面后来才定义的变量，永远是 `undefined`；沙盒的 `window` 是启动时的一份拷贝，要写 `unsafeWindow.foo`。',
      'Reading a variable the page defined later as `window.foo`: the sandbox window is a copy taken at the start, so it stays `undefined`. Write `unsafeWindow.foo`.',
    ),
    compat: {
      tampermonkey: {
        ...same,
        note: text('文档里把它列为一项授权。', 'Documented as a grant there.'),
      },
      violentmonkey: differs(
        text('`@grant none` 时也有定义。', 'Also defined with `@grant none`.'),
      ),
    },
  },
  {
    name: 'window.close',
    group: 'window',
    status: 'current',
    grants: ['window.close'],
    signatures: ['window.close(): Promise<void>'],
    contexts: pageOnly,
    since: '0.17.0',
    summary: text(
      '关闭当前标签页，哪怕不是脚本打开的。',
      'Closes the current tab even if no script opened it.',
    ),
    notes: [
      text(
        '没有授权时，`window.close` 还是浏览器自带的那个，只能关脚本打开的页面。',
        'Without the grant it is the browser’s own function, which only closes pages opened by a script.',
      ),
      text('窗口的最后一个标签页也会被关闭。', 'The last tab of a window is closed too.'),
    ],
    compat: {
      tampermonkey: differs(
        text('不会关闭窗口的最后一个标签页。', 'Refuses to close the last tab of a window.'),
      ),
      violentmonkey: {...same, since: '2.6.2'},
    },
  },
  {
    name: 'window.focus',
    group: 'window',
    status: 'current',
    grants: ['window.focus'],
    signatures: ['window.focus(): Promise<void>'],
    contexts: pageOnly,
    since: '0.17.0',
    changes: [
      {
        version: '1.5.0',
        text: text(
          '同时把窗口带到前面（1.5.0-beta.1）。',
          'Also raises the window (1.5.0-beta.1).',
        ),
      },
    ],
    summary: text(
      '切换到当前标签页，并把窗口带到前面。',
      'Switches to the current tab and raises its window.',
    ),
    notes: [
      text(
        '常与通知配合：用户点了通知，就把页面带到眼前。',
        'Goes well with a notification: on a click, bring the page into view.',
      ),
    ],
    compat: {tampermonkey: same, violentmonkey: {...same, since: '2.12.10'}},
  },
  {
    name: 'window.onurlchange',
    group: 'window',
    status: 'current',
    grants: ['window.onurlchange'],
    signatures: ['window.onurlchange: ((event: {url: string} & Event) => any) | null'],
    contexts: pageOnly,
    since: '1.4.0',
    summary: text(
      '单页应用换地址时通知你：脚本只在加载时注入一次，之后靠它。',
      'Tells you when a single-page app changes its address: a script is injected once per load, and this covers the rest.',
    ),
    params: [required('event.url', 'string', '新的 URL。', 'The new URL.')],
    notes: [
      text(
        '也可以 `window.addEventListener("urlchange", …)`。能否使用：`window.onurlchange === null`。',
        '`window.addEventListener("urlchange", …)` works as well. Feature test: `window.onurlchange === null`.',
      ),
      text(
        '`pushState`、`replaceState`、hash 变化、前进后退都会触发，只要 URL 真的变了；首次加载不触发。',
        'Fires for `pushState`, `replaceState`, hash changes and history moves when the URL really changes; not on the first load.',
      ),
      text(
        '需要浏览器的 Navigation API：Chrome 102、Firefox 147 起，更旧的浏览器不会触发。',
        'Needs the Navigation API of Chrome 102 or Firefox 147; in older browsers nothing fires.',
      ),
      text(
        '`@grant none` 时不可用。事件发在真正的 `window` 上，页面自己的监听也收得到。',
        'Not available with `@grant none`. The event is dispatched on the real window, so the page’s own listeners see it too.',
      ),
    ],
    mistake: text(
      '忘了首次加载也要处理：先执行一次，再挂监听。',
      'Forgetting the first page: run your code once, then listen.',
    ),
    compat: {tampermonkey: same, violentmonkey: absent},
  },
];
