import {absent, differs, text} from '../localized';
import {everywhere, optional, required} from './fields';
import type {Api} from './types';

export const notification: readonly Api[] = [
  {
    name: 'GM_notification',
    group: 'notification',
    status: 'current',
    grants: ['GM_notification', 'GM.notification'],
    signatures: [
      'GM_notification(details: NotificationDetails, ondone?: (user?: boolean) => void): void',
      'GM_notification(text: string, title?: string, image?: string, onclick?: (event: NotificationClick) => void): void',
    ],
    promise: [
      'GM.notification(details: NotificationDetails, ondone?: (user?: boolean) => void): Promise<void>',
      'GM.notification(text: string, title?: string, image?: string, onclick?: (event: NotificationClick) => void): Promise<void>',
    ],
    contexts: everywhere,
    since: '<=0.2.0',
    changes: [
      {version: '0.18.0', text: text('新增 `tag` 和 `url`。', '`tag` and `url` are new.')},
      {
        version: '1.3.0',
        text: text(
          '不再附带 `GM_closeNotification` 和 `GM_updateNotification`，要单独申请。',
          'No longer brings `GM_closeNotification` and `GM_updateNotification`; ask for them separately.',
        ),
      },
    ],
    summary: text('弹出一条系统桌面通知。', 'Shows a desktop notification.'),
    params: [
      required('details', 'NotificationDetails', '内容和回调。', 'Content and callbacks.'),
      optional(
        'ondone',
        '(user?: boolean) => void',
        '没写 `details.ondone` 时使用。',
        'Used when `details.ondone` is not set.',
      ),
    ],
    objects: [
      {
        name: 'NotificationDetails',
        title: text('details', 'details'),
        fields: [
          optional(
            'text',
            'string',
            '正文；不写会显示一句「没有内容」的提示。',
            'The text; without it a localised "no message content" is shown.',
          ),
          optional('title', 'string', '标题。', 'The title.', {default: "'ScriptCat'"}),
          optional(
            'tag',
            'string',
            '同一 `tag` 再次发送会更新那条通知，而不是新开一条；按脚本实例记忆。每发一次就多挂一个 `onclick`，点一下会全部执行。',
            'Sending the same `tag` again updates that notification instead of adding one; remembered per script instance. Every send adds its `onclick` to the earlier ones, and one click runs them all.',
            {since: '0.18.0'},
          ),
          optional(
            'image',
            'string',
            '图标 URL；默认是脚本图标，没有或加载不了就用脚本猫的标志。',
            'Icon URL; by default the script’s icon, and ScriptCat’s logo where there is none or it cannot be loaded.',
          ),
          optional('highlight', 'boolean', '接受但没有作用。', 'Accepted, without effect.', {
            inert: true,
          }),
          optional('silent', 'boolean', '不发声；Firefox 不支持。', 'No sound; not in Firefox.'),
          optional('timeout', 'number', '多少毫秒后关闭。', 'Milliseconds after which it closes.'),
          optional(
            'url',
            'string',
            '点击时打开的 URL，除非调用了 `event.preventDefault()`。由页面里的 `window.open` 打开，在 Chromium 里没有被拦下；别的浏览器的弹窗拦截器可能会拦，稳妥的写法是 `onclick: () => GM_openInTab(url)`。',
            'URL opened on a click, unless `event.preventDefault()` was called. The page’s `window.open` does it, which Chromium lets through; a popup blocker elsewhere may stop it, so `onclick: () => GM_openInTab(url)` is the safe way.',
            {since: '0.18.0'},
          ),
          optional(
            'onclick',
            '(this: {id: string}, event: NotificationClick) => void',
            '点正文或按钮。',
            'The body or a button was clicked.',
          ),
          optional(
            'ondone',
            '(this: {id: string}, user?: boolean) => void',
            '点击后（无参数）和关闭时（`true` 为用户关闭，`false` 为超时）；可能调用两次。',
            'After a click (no argument) and on closing (`true` by the user, `false` by timeout); may run twice.',
          ),
          optional(
            'progress',
            'number',
            '0–100，变成进度通知；Firefox 不支持。',
            '0 to 100, makes it a progress notification; not in Firefox.',
          ),
          optional(
            'oncreate',
            '(this: {id: string}, id: string) => void',
            '通知建立后得到它的 id。',
            'Receives the id once it exists.',
          ),
          optional(
            'buttons',
            '{title: string; iconUrl?: string}[]',
            '最多两个按钮；Firefox 不支持。',
            'Up to two buttons; not in Firefox.',
          ),
        ],
      },
      {
        name: 'NotificationClick',
        title: text('onclick 的事件', 'The event of onclick'),
        fields: [
          required('event', "'click' | 'buttonClick'", '点了正文还是按钮。', 'Body or button.'),
          required('id', 'string', '通知的 id。', 'Id of the notification.'),
          required('isButtonClick', 'boolean', '是否点了按钮。', 'Whether a button was clicked.'),
          optional(
            'buttonClickIndex',
            'number',
            '第几个按钮，`0` 或 `1`。',
            'Which button, `0` or `1`.',
          ),
          optional('byUser', 'boolean', '点击时为 `undefined`。', '`undefined` for clicks.'),
          required(
            'preventDefault',
            '() => void',
            '不打开 `details.url`。',
            'Do not open `details.url`.',
          ),
          optional('title', 'string', '与 `details` 相同。', 'As in `details`.'),
          optional('image', 'string', '与 `details` 相同。', 'As in `details`.'),
          optional('tag', 'string', '与 `details` 相同。', 'As in `details`.'),
          optional('url', 'string', '与 `details` 相同。', 'As in `details`.'),
          optional('timeout', 'number', '与 `details` 相同。', 'As in `details`.'),
          optional('silent', 'boolean', '与 `details` 相同。', 'As in `details`.'),
          optional('highlight', 'boolean', '与 `details` 相同。', 'As in `details`.'),
          optional(
            'text',
            'string',
            '现版本放的是 `tag`，不要依赖。',
            'Holds the `tag` in the current version; do not rely on it.',
          ),
        ],
      },
    ],
    returns: text(
      '没有返回值；`GM.notification` 立即完成，不等点击。',
      'Nothing; `GM.notification` resolves at once, not on a click.',
    ),
    permission: text(
      '脚本猫不询问；浏览器和系统的通知设置仍然有效。',
      'ScriptCat does not ask; the settings of browser and system apply.',
    ),
    notes: [
      text(
        '回调在建立通知的那个页面（或后台脚本）里执行；页面已关闭，点了也没反应。',
        'Callbacks run in the page or background script that created it; if that page is gone, a click does nothing.',
      ),
      text('点击不会自动关闭通知。', 'A click does not close it by itself.'),
      text(
        '`progress` 在建立时只决定样式，数值要用 `GM_updateNotification` 设；用同一个 `tag` 再发一次也带不上数值。',
        '`progress` at creation only chooses the style; set the value with `GM_updateNotification`. Sending the same `tag` again does not carry it either.',
      ),
      text(
        '用 `tag` 反复更新时，只在第一次发送时给 `onclick` 和 `url`；或者先 `GM_closeNotification` 再新建。否则更新了几次，点一下就执行几次。',
        'When you update by `tag`, give `onclick` and `url` with the first send only, or close with `GM_closeNotification` and create anew; otherwise one click acts as many times as you sent.',
      ),
    ],
    mistake: text(
      '用 `GM_notification(text, title, image, onclick)` 这种位置参数：1.3.0 起只有正文生效。请一律用对象形式。',
      'Using the positional form: since 1.3.0 only the text survives. Always pass an object.',
    ),
    compat: {
      tampermonkey: {
        ...differs(
          text(
            '没有 `progress`、`buttons`、`oncreate`；`highlight` 有效；位置参数可用。',
            'No `progress`, `buttons` or `oncreate`; `highlight` works, and so does the positional form.',
          ),
        ),
        unverified: true,
      },
      violentmonkey: differs(
        text(
          '返回带 `remove()` 的对象；有 `zombieTimeout`、`zombieUrl`；没有 `timeout`、`url`、`progress`、`buttons`。',
          'Returns a control with `remove()`; has `zombieTimeout` and `zombieUrl`; no `timeout`, `url`, `progress` or `buttons`.',
        ),
      ),
    },
  },
  {
    name: 'GM_closeNotification',
    group: 'notification',
    status: 'current',
    grants: ['GM_closeNotification', 'GM.closeNotification'],
    signatures: ['GM_closeNotification(id: string): void'],
    promise: ['GM.closeNotification(id: string): void'],
    contexts: everywhere,
    since: '<=0.2.0',
    summary: text('关闭一条通知。', 'Closes a notification.'),
    params: [
      required(
        'id',
        'string',
        '来自 `oncreate`、回调里的 `this.id` 或 `event.id`。',
        'From `oncreate`, from `this.id` in a callback or from `event.id`.',
      ),
    ],
    notes: [
      text('1.3.0 起需要自己的 `@grant` 行。', 'Needs a `@grant` line of its own since 1.3.0.'),
      text(
        '这样关闭不会调用 `ondone`。`GM.` 形式是同一个函数，不返回 Promise。',
        'Closing this way does not call `ondone`. The `GM.` form is the same function and returns no promise.',
      ),
    ],
    compat: {
      tampermonkey: absent,
      violentmonkey: {
        ...absent,
        note: text('用返回对象的 `remove()`。', 'Use `remove()` of the returned control.'),
      },
    },
  },
  {
    name: 'GM_updateNotification',
    group: 'notification',
    status: 'current',
    grants: ['GM_updateNotification', 'GM.updateNotification'],
    signatures: ['GM_updateNotification(id: string, details: NotificationDetails): void'],
    promise: ['GM.updateNotification(id: string, details: NotificationDetails): void'],
    contexts: everywhere,
    since: '<=0.2.0',
    summary: text(
      '更新一条已显示的通知，进度条就靠它推进。',
      'Updates a notification on screen; this is how a progress bar moves.',
    ),
    params: [
      required('id', 'string', '通知的 id。', 'Id of the notification.'),
      required(
        'details',
        'NotificationDetails',
        '`title`、`text`、`image`、`silent`、`progress`（取整）会生效，回调和按钮不会。',
        '`title`, `text`, `image`, `silent` and `progress` (whole numbers) apply; callbacks and buttons do not.',
      ),
    ],
    notes: [
      text(
        '1.3.0 起需要自己的 `@grant` 行。`GM.` 形式不返回 Promise。',
        'Needs a `@grant` line of its own since 1.3.0. The `GM.` form returns no promise.',
      ),
    ],
    errors: [
      {
        message: 'Your browser does not support GM_updateNotification',
        when: text(
          '浏览器不能更新通知，例如 Firefox。调用本身不抛出错误：这句话出现在控制台、「日志」页和页面的 `unhandledrejection` 事件里。',
          'The browser cannot update notifications, as in Firefox. The call itself does not throw: the text is in the console, on the Logs page and in an `unhandledrejection` event of the page.',
        ),
      },
    ],
    compat: {
      tampermonkey: {...absent, note: text('用 `tag`。', 'Use `tag`.')},
      violentmonkey: {...absent, note: text('用 `tag`。', 'Use `tag`.')},
    },
  },
];
