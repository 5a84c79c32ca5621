import type {LanguageTag} from '@scriptcat/contract';
import {fill, type MessageTable} from '@scriptcat/contract';
import type {ItemNote} from './form';
import type {ConfigProblem, YamlReason} from './parse';

const problems: MessageTable<Exclude<ConfigProblem['code'], 'yaml'>> = {
  'zh-Hans': {
    'group-not-object': '组「{group}」的值必须是一组配置项，否则脚本无法安装。',
    'group-reserved': '「{group}」是保留名称，不能用作组名，否则脚本无法安装。',
    'too-deep': '配置块嵌套太深，这里不作分析。',
  },
  en: {
    'group-not-object': 'The group “{group}” must hold items, or the script cannot be installed.',
    'group-reserved': '“{group}” is a reserved name and cannot be a group; installing fails.',
    'too-deep': 'The block is nested too deeply and is not analysed here.',
  },
};

const yamlReasons: MessageTable<YamlReason> = {
  'zh-Hans': {
    tab: '缩进里有制表符，YAML 只接受空格。',
    indent: '缩进不一致。',
    duplicate: '同一层里有重复的键。',
    'missing-character': '缺少字符，多半是引号或括号没有闭合，或冒号后面少了空格。',
    unexpected: '这里出现了多余的内容。',
    colon: '这里的冒号让 YAML 误以为是另一个键；请给这段文字加上引号。',
    alias: '引用了不存在的 `*` 别名；以 `*` 开头的文字请加上引号。',
    other: 'YAML 语法错误。',
  },
  en: {
    tab: 'There is a tab in the indentation; YAML accepts only spaces.',
    indent: 'The indentation is inconsistent.',
    duplicate: 'A key occurs twice on the same level.',
    'missing-character':
      'A character is missing: often an open quote or bracket, or the space after a colon.',
    unexpected: 'There is something here that does not belong.',
    colon: 'The colon makes YAML read another key here; put the text in quotes.',
    alias: 'This refers to an unknown `*` alias; put text that starts with `*` in quotes.',
    other: 'A YAML syntax error.',
  },
};

const notes: MessageTable<ItemNote> = {
  'zh-Hans': {
    'type-guessed': '没有写 `type`，按默认值猜成 `{detail}`。',
    'guessed-list': '有 `values` 而没有 `type`，总会猜成多选；单选请写 `type: select`。',
    'type-unknown': '不认识的类型 `{detail}`，显示为文本框。',
    'type-time': '`time` 没有专门的控件，显示为文本框。',
    'not-an-object': '这一项没有属性，显示为空的文本框。',
    'unknown-attribute': '属性 `{detail}` 不起作用。',
    'select-stores-text': '用户选过之后存的是字符串，数字选项也会变成字符串，请在脚本里转换。',
    'min-ignored': '文本框不看 `min`。',
    'limits-are-hints': '`min` 和 `max` 只是提示，保存时不检查。',
    'no-default': '没有默认值：保存之前读到 `undefined`，或 `GM_getValue` 的第二个参数。',
    'default-not-offered': '默认值不在选项里。',
    'options-bound': '选项来自已储存的值 `{detail}`，打开面板时读取；不是数组就没有选项。',
    'bind-without-dollar': '`bind` 要以 `$` 开头：第一个字符总会被去掉，`{detail}` 会读错名字。',
    'options-missing': '没有 `values` 也没有 `bind`，没有可选的内容。',
    'description-hidden': '多选不显示 `description`。',
    'index-zero': '`index: 0` 等于没写。',
  },
  en: {
    'type-guessed': 'No `type`: guessed as `{detail}` from the default.',
    'guessed-list':
      '`values` without `type` is always guessed as a multiple choice; write `type: select` for one.',
    'type-unknown': 'Unknown type `{detail}`; a text input is shown.',
    'type-time': '`time` has no control of its own; a text input is shown.',
    'not-an-object': 'The item has no attributes; an empty text input is shown.',
    'unknown-attribute': 'The attribute `{detail}` has no effect.',
    'select-stores-text':
      'Once the user picks something a string is stored, even for numbers; convert it in the script.',
    'min-ignored': 'A text input ignores `min`.',
    'limits-are-hints': '`min` and `max` are hints; saving does not check them.',
    'no-default':
      'No default: until something is saved, reading gives `undefined` or the second argument of `GM_getValue`.',
    'default-not-offered': 'The default is not among the options.',
    'options-bound':
      'The options come from the stored value `{detail}`, read when the panel opens; if that is no array there are none.',
    'bind-without-dollar':
      '`bind` must start with `$`: its first character is always cut off, so `{detail}` reads the wrong name.',
    'options-missing': 'Neither `values` nor `bind`: there is nothing to choose.',
    'description-hidden': 'A multiple choice does not show `description`.',
    'index-zero': '`index: 0` counts as absent.',
  },
};

/** The sentence for a problem of the block. */
export function configProblemText(problem: ConfigProblem, locale: LanguageTag): string {
  if (problem.code === 'yaml') return yamlReasons[locale][problem.reason];
  return fill(problems[locale][problem.code], {...problem});
}

/** The sentence for a note beside an item. */
export function itemNoteText(note: {code: ItemNote; detail: string}, locale: LanguageTag): string {
  return fill(notes[locale][note.code], note);
}
