import type {LanguageTag} from '@scriptcat/contract';

interface ConfigTexts {
  source: string;
  hint: string;
  summary: (groups: number, items: number) => string;
  none: string;
  broken: string;
  place: (line: number, column: number) => string;
  splitInside: (line: number, column: number) => string;
  stored: string;
  reads: string;
  firstValue: string;
  types: Record<'string' | 'number' | 'boolean' | 'array', string>;
  bound: (name: string) => string;
  groups: string;
}

export const configTexts: Record<LanguageTag, ConfigTexts> = {
  'zh-Hans': {
    source: '脚本或配置块',
    hint: '粘贴带有 /* ==UserConfig== 注释块的脚本。',
    summary: (groups, items) => `用户会看到 ${groups} 组、共 ${items} 项设置。`,
    none: '没有找到 `/* ==UserConfig==` 注释块。',
    broken: '脚本无法安装，配置块有错误：',
    place: (line, column) => `第 ${line} 行第 ${column} 列`,
    splitInside: (line, column) =>
      `第 ${line} 行第 ${column} 列的三个连字符把内容切成了两段，后面的部分会丢失。`,
    stored: '保存为',
    reads: '读取',
    firstValue: '保存前读到',
    types: {string: '字符串', number: '数字', boolean: '布尔值', array: '数组'},
    bound: (name) => `选项来自 ${name}`,
    groups: '设置分组',
  },
  en: {
    source: 'Script or block',
    hint: 'Paste a script with a /* ==UserConfig== comment block.',
    summary: (groups, items) =>
      `Users see ${items} ${items === 1 ? 'setting' : 'settings'} in ${groups} ${groups === 1 ? 'group' : 'groups'}.`,
    none: 'There is no `/* ==UserConfig==` comment block.',
    broken: 'The script cannot be installed; the block has errors:',
    place: (line, column) => `Line ${line}, column ${column}`,
    splitInside: (line, column) =>
      `The three hyphens at line ${line}, column ${column} cut the text in two, and the rest is lost.`,
    stored: 'Stored as',
    reads: 'Read with',
    firstValue: 'Before saving it reads',
    types: {string: 'string', number: 'number', boolean: 'boolean', array: 'array'},
    bound: (name) => `options come from ${name}`,
    groups: 'Groups of settings',
  },
};

/** The block the tool opens with. */
export const exampleConfig = `/* ==UserConfig==
search:
  words:
    title: Words to highlight
    description: one per line
    type: textarea
    default: cat
  colour:
    title: Colour
    type: select
    values: [yellow, green, blue]
    default: yellow
  limit:
    title: At most
    type: number
    default: 50
    min: 1
    unit: hits
notify:
  enabled:
    title: Tell me when something was found
    type: switch
    default: true
==/UserConfig== */`;
