import {differs, onlyHere, same, text} from '../localized';
import type {Field} from '../types';
import {everywhere, optional, required} from './fields';
import type {Api} from './types';

const menuOptions: readonly Field[] = [
  optional(
    'id',
    'number | string',
    '固定编号；用同一个编号再次登记就是更新那一项。',
    'A fixed id; registering it again updates that entry.',
    {default: '1, 2, 3…', since: '0.17.0'},
  ),
  optional(
    'accessKey',
    'string',
    '快捷键，一个字符，不分大小写；弹窗打开且焦点不在输入框时有效。',
    'A single key in either case that works while the popup is open and no input has the focus.',
  ),
  optional(
    'autoClose',
    'boolean',
    '`false` 时点击后弹窗不关。',
    '`false` keeps the popup open after the click.',
    {default: 'true', since: '0.17.0'},
  ),
  optional('title', 'string', '弹窗里的提示文字。', 'Tooltip in the popup.'),
  optional(
    'nested',
    'boolean',
    '`false` 时在右键菜单里上移一层。',
    '`false` moves the entry up one level in the context menu.',
    {default: 'true', since: '1.2.0'},
  ),
  optional(
    'individual',
    'boolean',
    '`true` 时不与看起来相同的项合并。',
    '`true` keeps it apart from entries that look the same.',
    {default: 'false', since: '1.2.0'},
  ),
];

export const menu: readonly Api[] = [
  {
    name: 'GM_registerMenuCommand',
    group: 'menu',
    status: 'current',
    grants: ['GM_registerMenuCommand', 'GM.registerMenuCommand', 'CAT_registerMenuInput'],
    signatures: [
      'GM_registerMenuCommand(name: string, listener?: (inputValue?: any) => void, options?: MenuOptions | string): number | string',
    ],
    promise: [
      'GM.registerMenuCommand(name: string, listener?: (inputValue?: any) => void, options?: MenuOptions | string): Promise<number | string>',
    ],
    contexts: everywhere,
    since: '0.4.0',
    changes: [
      {
        version: '0.17.0',
        text: text('第三个参数可以是选项对象。', 'The third argument may be an options object.'),
      },
    ],
    summary: text(
      '在弹窗和右键菜单里给脚本加一个命令。',
      'Adds a command to the script in the popup and the context menu.',
    ),
    params: [
      required(
        'name',
        'string',
        '显示的文字；空字符串且没有 `listener` 是分隔线（只在右键菜单显示）。',
        'The label; an empty string without a listener is a separator, shown in the context menu only.',
      ),
      optional(
        'listener',
        '(inputValue?: any) => void',
        '点击时调用，普通项没有参数。',
        'Called on click, without arguments for a plain entry.',
      ),
      optional(
        'options',
        'MenuOptions | string',
        '选项；字符串等于 `accessKey`。没有 `listener` 时可以直接写在第二个参数。',
        'Options; a string is the `accessKey`. Without a listener they may be the second argument.',
      ),
    ],
    objects: [{name: 'MenuOptions', title: text('options', 'options'), fields: menuOptions}],
    returns: text('编号，可用于更新或删除。', 'The id, for updating or removing it.'),
    notes: [
      text(
        '它与 `CAT_registerMenuInput` 是同一个函数，`inputType` 等选项也接受；为了兼容别的管理器，带输入框的请用 CAT 的名字。',
        'It is the same function as `CAT_registerMenuInput` and takes `inputType` and the like as well; keep to the CAT name for those, for the sake of other managers.',
      ),
      text(
        '同名同快捷键的项（例如多个框架各登记一次）会合并成一行，点击时所有框架的回调都会执行。',
        'Entries with the same name and key from several frames merge into one line, and a click calls the listeners in all of them.',
      ),
      text(
        '页面刷新或标签页关闭后，项随之消失；后台脚本的项对每个标签页都可见。',
        'Entries go when the page reloads or the tab closes; those of a background script are visible in every tab.',
      ),
      text(
        '用户可以在设置里关掉右键菜单；弹窗里超出展开数量的项会折叠起来。',
        'People can switch the context menu off, and surplus entries are folded in the popup.',
      ),
      text(
        '`@run-at context-menu` 的脚本自动带有一个以脚本命名的菜单项，正文里不能再用这个函数。',
        'A script with `@run-at context-menu` gets one entry named after it by itself, and cannot use this function inside its body.',
      ),
    ],
    mistake: text(
      '想让文字随状态变化，却每次都新登记一项，菜单越来越长。给它一个固定的 `id`，再次登记就是更新。',
      'Registering a new entry each time the state changes, so the menu keeps growing. Give it a fixed `id`; registering it again updates it.',
    ),
    compat: {
      tampermonkey: differs(
        text(
          '回调得到鼠标或键盘事件；没有 `nested`、`individual` 和分隔线。',
          'The callback gets the mouse or keyboard event; no `nested`, `individual` or separators.',
        ),
      ),
      violentmonkey: differs(
        text(
          '回调得到事件；`id` 默认为文字；有 `icon`，没有 `accessKey`。',
          'The callback gets the event; `id` defaults to the caption; has `icon`, no `accessKey`.',
        ),
      ),
    },
  },
  {
    name: 'GM_unregisterMenuCommand',
    group: 'menu',
    status: 'current',
    grants: ['GM_unregisterMenuCommand', 'GM.unregisterMenuCommand', 'CAT_unregisterMenuInput'],
    signatures: ['GM_unregisterMenuCommand(id: number | string): void'],
    promise: ['GM.unregisterMenuCommand(id: number | string): Promise<void>'],
    contexts: everywhere,
    since: '0.4.0',
    summary: text('去掉一个菜单命令。', 'Removes a menu command.'),
    params: [
      required(
        'id',
        'number | string',
        '登记时得到或指定的编号。',
        'The id you got or gave when registering.',
      ),
    ],
    notes: [
      text(
        '只能去掉同一个框架里登记的项；不认识的编号会被忽略。',
        'Only entries of the same frame can be removed; unknown ids are ignored.',
      ),
    ],
    compat: {
      tampermonkey: same,
      violentmonkey: {...same, note: text('可以用文字或编号。', 'Takes the caption or the id.')},
    },
  },
  {
    name: 'CAT_registerMenuInput',
    group: 'menu',
    status: 'current',
    grants: ['CAT_registerMenuInput'],
    signatures: [
      'CAT_registerMenuInput(name: string, listener?: (inputValue?: any) => void, options?: MenuInputOptions | string): number | string',
    ],
    contexts: everywhere,
    since: '0.17.0',
    summary: text(
      '带输入框的菜单项：用户在弹窗里填一个值，脚本当场拿到。',
      'A menu entry with an input: the user fills in a value in the popup and the script gets it on the spot.',
    ),
    params: [
      required('name', 'string', '显示的文字，点它即提交。', 'The label; clicking it submits.'),
      optional('listener', '(inputValue?: any) => void', '得到输入的值。', 'Receives the value.'),
      optional('options', 'MenuInputOptions | string', '选项。', 'Options.'),
    ],
    objects: [
      {
        name: 'MenuInputOptions',
        title: text('options', 'options'),
        fields: [
          ...menuOptions,
          optional(
            'inputType',
            "'text' | 'number' | 'boolean'",
            '文本框、数字框或开关；不写就是普通菜单项。',
            'Text box, number box or switch; without it the entry is a plain command.',
          ),
          optional('inputLabel', 'string', '输入框的标签。', 'Label of the input.'),
          optional(
            'inputDefaultValue',
            'string | number | boolean',
            '每次打开弹窗时的初始值。',
            'Initial value each time the popup opens.',
            {default: "''"},
          ),
          optional('inputPlaceholder', 'string', '占位文字。', 'Placeholder.'),
        ],
      },
    ],
    returns: text('编号。', 'The id.'),
    notes: [
      text(
        '只出现在弹窗里，不进右键菜单。点名称或在框里按回车提交。',
        'Shown in the popup only, never in the context menu. Submit by clicking the label or pressing Enter.',
      ),
      text(
        '得到的类型随 `inputType`：字符串、数字或布尔；没动过就是默认值，没有默认值则是空字符串。',
        'The value is a string, number or boolean by `inputType`; untouched it is the default, and without one an empty string.',
      ),
      text(
        '用 `accessKey` 触发时，`listener` 得到的是 `undefined`，不是输入的值。',
        'Triggered by its `accessKey`, the listener gets `undefined` instead of the typed value.',
      ),
      text(
        '授权同时带来 `GM_registerMenuCommand`。',
        'The grant also brings `GM_registerMenuCommand`.',
      ),
    ],
    mistake: text(
      '以为填过的值会被记住。不会：自己 `GM_setValue` 存下来，再当作 `inputDefaultValue` 传回去。',
      'Expecting the typed value to be remembered. It is not: store it with `GM_setValue` and pass it back as `inputDefaultValue`.',
    ),
    compat: onlyHere,
  },
  {
    name: 'CAT_unregisterMenuInput',
    group: 'menu',
    status: 'current',
    grants: ['CAT_unregisterMenuInput'],
    signatures: ['CAT_unregisterMenuInput(id: number | string): void'],
    contexts: everywhere,
    since: '0.17.0',
    summary: text('去掉一个带输入框的菜单项。', 'Removes a menu entry with an input.'),
    params: [required('id', 'number | string', '登记时的编号。', 'The id from registering.')],
    notes: [
      text(
        '与 `GM_unregisterMenuCommand` 是同一个函数，授权也会带来后者。',
        'The same function as `GM_unregisterMenuCommand`, which the grant brings too.',
      ),
    ],
    compat: onlyHere,
  },
];
