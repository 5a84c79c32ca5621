import type {LanguageTag, MessageTable} from '@scriptcat/contract';
import {findingText} from '../metadata/text';
import type {MigrationItem, MigrationTopic} from './check';

const topics: MessageTable<MigrationTopic> = {
  'zh-Hans': {
    'match-query':
      '没有写查询串，也没有以 `*` 结尾：暴力猴在网址带查询串时也算匹配，脚本猫不算。需要的话在末尾加 `*`。',
    'glob-case': '暴力猴的通配表达式不分大小写，脚本猫区分大小写。',
    'first-fit':
      '`*` 后面的文字，脚本猫只找第一次出现的地方，不会回头再试：`/*/edit` 不匹配 `/a/edit/edit`。结尾可能重复时，请在末尾加 `*`。',
    'default-run-at':
      '没有写 `@run-at`：暴力猴默认 `document-end`，脚本猫默认 `document-idle`，会晚一些运行。需要原来的时机就写上 `@run-at document-end`。',
    'document-start':
      '`document-start` 不保证早于网页自己的脚本。必须抢在前面时，再加一行 `@early-start`。',
    'connect-asks':
      '没有 `@connect`：向其他主机发请求时会询问用户。把用到的主机逐行写成 `@connect` 就不会询问。',
    'connect-everything': '`@connect *` 在这里直接允许所有主机，不再询问；最好改成具体的主机。',
    'grant-none': '`@grant none` 之下没有 `unsafeWindow`：脚本就运行在网页里，直接用 `window`。',
    'page-variables':
      '`@inject-into content` 之下，`unsafeWindow` 看不到网页里的变量，只共享 DOM。',
    'code-unread': '代码没有解析（有语法错误或嵌套太深），所以这里没有列出它用到的 API。',
    'two-managers': '搬过来之后停用原来的管理器，否则每个脚本会运行两次。',
  },
  en: {
    'match-query':
      'Neither a query nor a `*` at the end: Violentmonkey also matches an address with a query, ScriptCat does not. Add `*` at the end if you need it.',
    'glob-case': 'Violentmonkey reads globs without regard to case; ScriptCat minds it.',
    'first-fit':
      'ScriptCat takes the first occurrence of the text after `*` and never tries further on: `/*/edit` does not match `/a/edit/edit`. Where the end may repeat, add `*`.',
    'default-run-at':
      'No `@run-at`: Violentmonkey runs at `document-end`, ScriptCat at `document-idle`, which is later. Write `@run-at document-end` to keep the moment.',
    'document-start':
      '`document-start` is not guaranteed to come before the page’s own scripts. If it must, add `@early-start`.',
    'connect-asks':
      'No `@connect`: requests to other hosts ask the user first. List the hosts with `@connect` and nobody is asked.',
    'connect-everything':
      '`@connect *` allows every host here without asking; better list the ones you need.',
    'grant-none':
      'With `@grant none` there is no `unsafeWindow`: the script runs in the page itself, so use `window`.',
    'page-variables':
      'With `@inject-into content`, `unsafeWindow` does not see the page’s variables; only the DOM is shared.',
    'code-unread':
      'The code was not parsed (a syntax error, or nested too deeply), so the APIs it uses are not listed.',
    'two-managers': 'Switch the old manager off after moving, or every script runs twice.',
  },
};

/** What an item says, or an empty text when its name says it all. */
export function migrationText({finding, topic, note}: MigrationItem, locale: LanguageTag): string {
  if (finding) return findingText(finding, locale);
  if (topic) return topics[locale][topic];
  return note?.[locale] ?? '';
}
