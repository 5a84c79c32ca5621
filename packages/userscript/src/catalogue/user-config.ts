import type {Localized} from '@scriptcat/contract';
import {text} from './localized';

/** An attribute of an item in a `==UserConfig==` block. */
export type UserConfigAttribute = {
  readonly name: string;
  readonly type: 'string' | 'number' | 'boolean' | 'array' | 'any';
  /** Control types that look at it; empty means all of them. */
  readonly usedBy: readonly string[];
  readonly since?: string;
  readonly text: Localized;
};

/** A control of the user-config panel. */
export type UserConfigType = {
  readonly name: string;
  readonly stores: 'string' | 'number' | 'boolean' | 'array';
  readonly since?: string;
  readonly text: Localized;
};

/** Every attribute the panel reads. Others are kept in `GM_info.userConfig` without effect. */
export const userConfigAttributes: readonly UserConfigAttribute[] = [
  {
    name: 'title',
    type: 'string',
    usedBy: [],
    since: '0.4.0',
    text: text(
      '显示的名称。复选框和开关把它放在控件旁边，没写就用 `description`。',
      'The label. A checkbox or switch shows it beside the control and falls back to `description`.',
    ),
  },
  {
    name: 'description',
    type: 'string',
    usedBy: ['text', 'number', 'textarea', 'select'],
    since: '0.4.0',
    text: text(
      '占位文字，只在输入框为空时看得到；多选不显示。',
      'The placeholder, visible only while the input is empty; not shown for a multiple choice.',
    ),
  },
  {
    name: 'type',
    type: 'string',
    usedBy: [],
    since: '0.4.0',
    text: text(
      '控件类型。不写会猜：默认值是布尔 → `checkbox`；有 `values` → `mult-select`；默认值是数字 → `number`；否则 `text`。',
      'The control. Without it the panel guesses: boolean default means `checkbox`, `values` means `mult-select`, number default means `number`, otherwise `text`.',
    ),
  },
  {
    name: 'default',
    type: 'any',
    usedBy: [],
    since: '0.4.0',
    text: text('没有保存过值时读到的内容。', 'What is read while nothing has been saved.'),
  },
  {
    name: 'values',
    type: 'array',
    usedBy: ['select', 'mult-select'],
    since: '0.4.0',
    text: text('可选项。', 'The options.'),
  },
  {
    name: 'bind',
    type: 'string',
    usedBy: ['select', 'mult-select'],
    since: '0.7.3',
    text: text(
      '写作 `$名字`：可选项来自脚本保存的那个值，必须是数组；优先于 `values`。',
      'Written `$name`: the options come from that stored value, which must be an array; wins over `values`.',
    ),
  },
  {
    name: 'min',
    type: 'number',
    usedBy: ['number'],
    text: text(
      '最小值，只是输入提示，保存时不强制；对文本没有作用。',
      'The minimum, a hint that saving does not enforce; no effect on text.',
    ),
  },
  {
    name: 'max',
    type: 'number',
    usedBy: ['number', 'text'],
    text: text(
      '数字：最大值提示，保存时不强制。文本：最多字符数，输入时强制。',
      'Number: the maximum, a hint that saving does not enforce. Text: the most characters one can type.',
    ),
  },
  {
    name: 'unit',
    type: 'string',
    usedBy: ['number'],
    text: text('显示在数字后面的单位。', 'The unit after the number.'),
  },
  {
    name: 'password',
    type: 'boolean',
    usedBy: ['text'],
    since: '0.10.0',
    text: text(
      '输入时遮住内容；保存的仍是明文。',
      'Masks the input; what is saved is still plain text.',
    ),
  },
  {
    name: 'rows',
    type: 'number',
    usedBy: ['textarea'],
    since: '0.14.0',
    text: text('多行文本的可见行数，默认 3。', 'Visible rows of a text area, 3 by default.'),
  },
  {
    name: 'index',
    type: 'number',
    usedBy: [],
    since: '1.0.0',
    text: text(
      '组内的排序位置；不写按文件顺序，`0` 等于没写。',
      'Position inside the group; file order without it, and `0` counts as absent.',
    ),
  },
];

/** Every control type; anything else is shown as a text input. */
export const userConfigTypes: readonly UserConfigType[] = [
  {
    name: 'text',
    stores: 'string',
    since: '0.4.0',
    text: text('单行文本，默认类型。', 'One line of text, the default.'),
  },
  {
    name: 'number',
    stores: 'number',
    since: '0.4.0',
    text: text(
      '数字输入。清空不会保存，旧值保留。',
      'A number. Clearing it is not saved; the old value stays.',
    ),
  },
  {
    name: 'checkbox',
    stores: 'boolean',
    since: '0.4.0',
    text: text('复选框。', 'A checkbox.'),
  },
  {
    name: 'switch',
    stores: 'boolean',
    since: '0.17.0',
    text: text('开关。', 'A switch.'),
  },
  {
    name: 'select',
    stores: 'string',
    since: '0.4.0',
    text: text(
      '下拉单选，必须写明 `type: select`。在 1.5 的面板里选过之后存的是字符串，没动过的默认值保持原来的类型；数字要自己转换。',
      'A single choice; `type: select` must be written out. Once the user picks something, the 1.5 panel saves a string, while an untouched default keeps its type; convert numbers yourself.',
    ),
  },
  {
    name: 'mult-select',
    stores: 'array',
    since: '0.7.3',
    text: text(
      '多选，得到所选项的数组，类型保留。',
      'A multiple choice; gives an array of the options with their types.',
    ),
  },
  {
    name: 'textarea',
    stores: 'string',
    since: '0.14.0',
    text: text('多行文本。', 'Several lines of text.'),
  },
  {
    name: 'time',
    stores: 'string',
    text: text(
      '只在类型文件里出现，面板显示为普通文本框。',
      'Only appears in type files; the panel shows a plain text input.',
    ),
  },
];
