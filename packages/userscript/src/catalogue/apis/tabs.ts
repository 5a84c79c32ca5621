import {absent, differs, onlyHere, same, text} from '../localized';
import {everywhere, optional, pageOnly, required} from './fields';
import type {Api} from './types';

export const tabs: readonly Api[] = [
  {
    name: 'GM_openInTab',
    group: 'tabs',
    status: 'current',
    grants: ['GM_openInTab', 'GM.openInTab'],
    signatures: [
      'GM_openInTab(url: string, options?: OpenTabOptions | boolean): OpenedTab | undefined',
    ],
    promise: [
      'GM.openInTab(url: string, options?: OpenTabOptions | boolean): Promise<OpenedTab | undefined>',
    ],
    contexts: everywhere,
    since: '<=0.2.0',
    changes: [
      {
        version: '0.5.0',
        text: text(
          '返回的对象有 `close` 和 `onclose`。',
          'The returned object has `close` and `onclose`.',
        ),
      },
      {
        version: '1.2.0',
        text: text(
          '`insert`、`setParent`、`incognito`、`pinned`、`loadInBackground` 生效。',
          '`insert`, `setParent`, `incognito`, `pinned` and `loadInBackground` work.',
        ),
      },
    ],
    summary: text(
      '打开一个新标签页，并得到一个能关闭它的句柄。',
      'Opens a new tab and hands you a way to close it again.',
    ),
    params: [
      required(
        'url',
        'string',
        '绝对 URL，原样交给浏览器。',
        'An absolute URL, handed to the browser as it is.',
      ),
      optional(
        'options',
        'OpenTabOptions | boolean',
        '选项；布尔值 `true` 表示在后台打开。',
        'Options; a plain `true` means in the background.',
      ),
    ],
    objects: [
      {
        name: 'OpenTabOptions',
        title: text('options', 'options'),
        fields: [
          optional('active', 'boolean', '是否切到新标签页。', 'Whether to switch to the new tab.', {
            default: 'true',
          }),
          optional(
            'insert',
            'boolean | number',
            '`true` 紧跟当前标签页，`0` 在它前面，其他数字是偏移，`false` 放到最后；`pinned` 时忽略。',
            '`true` right after the current tab, `0` before it, other numbers an offset, `false` at the end; ignored when pinned.',
            {default: 'true', since: '1.2.0'},
          ),
          optional(
            'setParent',
            'boolean',
            '把当前标签页设为打开者，并留在同一窗口。',
            'Makes the current tab the opener and stays in its window.',
            {default: 'true', since: '1.2.0'},
          ),
          optional(
            'incognito',
            'boolean',
            '从普通窗口调用会新开无痕窗口，返回的句柄立即算作已关闭。',
            'From a normal window this opens an incognito one, and the handle counts as closed at once.',
            {default: 'false', since: '1.2.0'},
          ),
          optional(
            'loadInBackground',
            'boolean',
            '`active` 的反义，只在没给 `active` 时使用；已不推荐。',
            'The opposite of `active`, used only without it; deprecated.',
            {default: 'false', since: '1.2.0'},
          ),
          optional('pinned', 'boolean', '固定标签页。', 'Pins the tab.', {
            default: 'false',
            since: '1.2.0',
          }),
          optional(
            'useOpen',
            'boolean',
            '由扩展改用 `window.open`，适合 `vscode://` 这类协议；其他选项失效。只在 Chromium 里试过。',
            'Makes the extension use `window.open`, for schemes such as `vscode://`; the other options are ignored. Tried in Chromium only.',
            {default: 'false', since: '0.13.0'},
          ),
        ],
      },
      {
        name: 'OpenedTab',
        title: text('返回的标签页', 'The returned tab'),
        fields: [
          required(
            'close',
            '() => void',
            '关闭它；标签页真正建立之前调用没有作用。',
            'Closes it; does nothing before the tab exists.',
          ),
          optional('closed', 'boolean', '是否已关闭。', 'Whether it is closed.', {
            default: 'false',
          }),
          optional(
            'onclose',
            '() => void',
            '赋一个函数，标签页关闭时调用。',
            'Assign a function; called when the tab closes.',
          ),
          optional('name', 'string', '已声明，从不设置。', 'Declared, never set.', {inert: true}),
        ],
      },
    ],
    returns: text(
      '标签页句柄，同步返回，此时标签页还没建立。',
      'A handle, returned before the tab exists.',
    ),
    notes: [
      text('这一行授权同时带来 `GM_closeInTab`。', 'The grant also brings `GM_closeInTab`.'),
      text(
        '后台脚本没有「当前标签页」，`insert`、`setParent` 不起作用。',
        'A background script has no current tab, so `insert` and `setParent` have no effect.',
      ),
      text(
        '`useOpen` 被浏览器拦下时，`onclose` 立即触发，`closed` 为 `true`。其他打不开的情况（例如 URL 无效）只在控制台留下一条未处理的拒绝，`closed` 仍是 `false`，`onclose` 不会触发。',
        'If the browser blocks `useOpen`, `onclose` runs at once and `closed` is `true`. Any other failure, such as an invalid URL, only leaves an unhandled rejection in the console: `closed` stays `false` and `onclose` never runs.',
      ),
    ],
    mistake: text(
      '打开后马上 `tab.close()`：这时还没有标签页 id，什么都不会发生。把关闭放到之后的事件里。',
      'Calling `tab.close()` right after opening: the tab has no id yet and nothing happens. Close it in a later event.',
    ),
    compat: {
      tampermonkey: differs(
        text(
          '`active`、`setParent` 默认 `false`；没有 `pinned`、`useOpen`。',
          '`active` and `setParent` default to `false`; no `pinned` or `useOpen`.',
        ),
      ),
      violentmonkey: differs(
        text(
          '有 `pinned`、`container`（Firefox）；没有 `setParent`、`incognito`、`useOpen`；可用相对 URL。',
          'Has `pinned` and `container` (Firefox); no `setParent`, `incognito` or `useOpen`; relative URLs work.',
        ),
      ),
    },
  },
  {
    name: 'GM_closeInTab',
    group: 'tabs',
    status: 'current',
    grants: ['GM_closeInTab', 'GM.closeInTab', 'GM_openInTab', 'GM.openInTab'],
    signatures: ['GM_closeInTab(tabId: string | number): Promise<boolean>'],
    promise: ['GM.closeInTab(tabId: string | number): Promise<boolean>'],
    contexts: everywhere,
    since: '0.5.0',
    summary: text('按浏览器的标签页 id 关闭标签页。', 'Closes a tab by the browser’s tab id.'),
    params: [
      required(
        'tabId',
        'string | number',
        '标签页 id，例如 `GM_getTabs` 结果的键；浏览器用的是数字，先 `Number(…)` 最稳妥。',
        'A tab id, for example a key of the `GM_getTabs` result; the browser works with numbers, so `Number(…)` is the safe way.',
      ),
    ],
    notes: [
      text(
        '它是 `tab.close()` 背后的函数；自己打开的标签页直接用 `tab.close()`。',
        'It is what `tab.close()` calls; for a tab you opened use `tab.close()`.',
      ),
      text(
        '任何已知 id 的标签页都能关；出错只写日志，不存在的 id 也得到 `true`。',
        'Any tab whose id you know can be closed; failures are only logged, and even an unknown id resolves with `true`.',
      ),
    ],
    compat: onlyHere,
  },
  {
    name: 'GM_getTab',
    group: 'tabs',
    status: 'current',
    grants: ['GM_getTab', 'GM.getTab'],
    signatures: ['GM_getTab(callback: (tab: any) => void): void'],
    promise: ['GM.getTab(): Promise<any>'],
    contexts: pageOnly,
    since: '0.8.0',
    summary: text(
      '读取当前标签页的专属数据：刷新、跳转都在，关掉标签页就没有。',
      'Reads data that belongs to the current tab: it survives reloads and navigation and goes with the tab.',
    ),
    params: [
      required(
        'callback',
        '(tab: any) => void',
        '得到保存过的对象，没有则是 `{}`。',
        'Receives the saved object, or `{}`.',
      ),
    ],
    notes: [
      text(
        '按脚本和标签页区分，一个标签页的所有框架共用一份。',
        'Kept per script and tab; all frames of a tab share it.',
      ),
      text(
        '得到的是副本，改完要 `GM_saveTab`。',
        'You get a copy: change it, then call `GM_saveTab`.',
      ),
      text(
        '后台脚本没有标签页，用它没有意义。',
        'Background scripts have no tab, so it is of no use there.',
      ),
    ],
    compat: {tampermonkey: same, violentmonkey: absent},
  },
  {
    name: 'GM_saveTab',
    group: 'tabs',
    status: 'current',
    grants: ['GM_saveTab', 'GM.saveTab'],
    signatures: ['GM_saveTab(tab: object): void'],
    promise: ['GM.saveTab(tab: object): Promise<void>'],
    contexts: pageOnly,
    since: '0.8.0',
    summary: text('保存当前标签页的专属数据。', 'Saves the data of the current tab.'),
    params: [required('tab', 'object', '整个替换原来的对象。', 'Replaces the previous object.')],
    notes: [
      text(
        '存在会话储存里，只能是 JSON 类数据；浏览器关闭即消失。',
        'Kept in session storage: JSON-like data only, gone with the browser.',
      ),
      text('与 `@storageName` 无关，不会共享。', 'Independent of `@storageName`; never shared.'),
      text(
        '`GM.saveTab` 在保存之前就完成，不要依赖它的时机。',
        '`GM.saveTab` resolves before the save; do not rely on its timing.',
      ),
    ],
    compat: {
      tampermonkey: differs(
        text('可以带第二个参数作回调。', 'Takes an optional callback as second argument.'),
      ),
      violentmonkey: absent,
    },
  },
  {
    name: 'GM_getTabs',
    group: 'tabs',
    status: 'current',
    grants: ['GM_getTabs', 'GM.getTabs'],
    signatures: ['GM_getTabs(callback: (tabs: {[tabId: string]: any}) => void): void'],
    promise: ['GM.getTabs(): Promise<{[tabId: string]: any}>'],
    contexts: everywhere,
    since: '0.8.0',
    summary: text(
      '读取所有标签页里本脚本储存的数据。',
      'Reads what this script saved in all tabs.',
    ),
    params: [
      required(
        'callback',
        '(tabs: {[tabId: string]: any}) => void',
        '以标签页 id 为键的对象。',
        'Receives an object by tab id.',
      ),
    ],
    notes: [
      text(
        '只包含保存过数据的标签页；都没有则是空对象。',
        'Only tabs that saved something are in it; otherwise it is empty.',
      ),
    ],
    compat: {tampermonkey: same, violentmonkey: absent},
  },
];
