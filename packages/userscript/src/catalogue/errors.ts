import type {Localized} from '@scriptcat/contract';
import {apiAnchor, apiPage} from './anchors';
import {apis} from './apis';
import {text} from './localized';

/** One message a script author may meet, with its cause and its cure. */
export type ErrorEntry = {
  /** The heading's id, the same in every language. */
  readonly id: string;
  /** What is shown; a message of the interface is in the reader's language. */
  readonly message: Localized;
  readonly when: Localized;
  readonly cure?: Localized;
  /** The APIs it comes from, with page and anchor below the developer guide. */
  readonly apis: readonly {readonly name: string; readonly target: string}[];
};

/** A titled part of the error index. */
export type ErrorGroup = {
  readonly id: string;
  readonly title: Localized;
  readonly entries: readonly ErrorEntry[];
};

type General = Omit<ErrorEntry, 'apis' | 'id'> & {readonly id?: string};

const both = (message: string): Localized => text(message, message);

const installing: readonly General[] = [
  {
    id: 'invalid-metadata',
    message: text('MetaData 信息错误', 'Invalid MetaData block'),
    when: text(
      '找不到 `==UserScript==` 段，没有 `@name`，或者不同的键不足三个。',
      'There is no `==UserScript==` block, no `@name`, or fewer than three different keys.',
    ),
    cure: text(
      '补上 `@name`、`@namespace`、`@version`；检查段首段尾两行有没有写错。',
      'Add `@name`, `@namespace` and `@version`, and check the first and last line of the block.',
    ),
  },
  {
    id: 'name-required',
    message: text('脚本名不能为空', 'Script name is required'),
    when: text('`@name` 后面没有文字。', 'There is nothing after `@name`.'),
    cure: text('写上名字。', 'Write a name.'),
  },
  {
    id: 'grant-conflict',
    message: text('@grant 同时声明了 none 和 GM API', "@grant declares both 'none' and GM API"),
    when: text(
      '在编辑器里保存时，`@grant none` 与 GM API 写在一起。',
      'Saved in the editor with `@grant none` beside a GM API.',
    ),
    cure: text('删掉 `none`，或者删掉其他的。', 'Remove `none`, or the others.'),
  },
  {
    id: 'duplicate-lines',
    message: text('Metadata 中有重复的声明。', 'There are duplicate declarations in the metadata.'),
    when: text(
      '在编辑器里保存时，同一个键有两行完全相同。',
      'Saved in the editor with two identical lines of one key.',
    ),
    cure: text('删掉重复的一行。', 'Remove one of them.'),
  },
  {
    id: 'type-mismatch',
    message: text(
      '脚本类型不匹配，普通脚本与后台脚本不能互相转换',
      'Script type mismatch: normal and background scripts cannot be converted',
    ),
    when: text(
      '更新想把网页脚本变成后台脚本，或者反过来。',
      'An update tried to turn a page script into a background script or back.',
    ),
    cure: text(
      '换一个 `@name` 作为新脚本发布。',
      'Publish it as a new script under another `@name`.',
    ),
  },
  {
    id: 'cron-invalid',
    message: text('错误的定时表达式', 'Invalid cron expression'),
    when: text(
      '安装时：段数不对。启用时：某一段写错，或者永远轮不到。',
      'On install: the number of fields is wrong. When enabled: a field is wrong, or the time never comes.',
    ),
    cure: text(
      '段与段之间正好一个空格，五段或六段；先在定时实验室里试。',
      'Use five or six fields with exactly one space between them; try it in the cron lab first.',
    ),
  },
  {
    id: 'url-is-html',
    message: both('url is html'),
    when: text(
      '检查更新时，服务器返回的是网页而不是脚本。',
      'On an update check the server answered with a page, not with a script.',
    ),
    cure: text(
      '更新 URL 要返回 200，内容类型不能是 `text/html`；GitHub 请用 raw 地址。',
      'The update URL has to answer 200 with a content type other than `text/html`; on GitHub use the raw URL.',
    ),
  },
];

const running: readonly General[] = [
  {
    id: 'reference-error',
    message: both('ReferenceError: GM_xxx is not defined'),
    when: text(
      '名字没有写进 `@grant`，或者大小写拼错了。',
      'The name is not in `@grant`, or a letter has the wrong case.',
    ),
    cure: text('补一行 `@grant`。', 'Add a `@grant` line.'),
  },
  {
    message: both("ERROR: Execution of script '…' failed!"),
    when: text(
      '脚本启动时抛出了同步错误，原因跟在后面。',
      'The script threw a synchronous error while it started; the reason follows.',
    ),
    cure: text(
      '看后面那行错误；常见的是元素还不存在，先等它出现。',
      'Read the error after it; often an element is not there yet, so wait for it.',
    ),
  },
  {
    message: both('exec script error'),
    when: text(
      '后台或定时脚本抛出错误，或者返回的 Promise 被拒绝；原因在日志的 `error` 标签里。',
      'A background or scheduled script threw, or its promise was rejected; the reason is in the label `error` of the log.',
    ),
    cure: text(
      '暂时性的错误改为抛出 `CATRetryError`，其余的在代码里处理。',
      'Throw a `CATRetryError` for transient errors and handle the rest in the code.',
    ),
  },
  {
    message: both('crontabScript: create cronjob failed'),
    when: text(
      '启用定时脚本时，时间表无法解析；原因跟在后面，例如 `Unknown alias: l`、`Field (dayOfMonth) cannot be parsed`。',
      'The schedule could not be parsed when the script was enabled; the reason follows, for example `Unknown alias: l` or `Field (dayOfMonth) cannot be parsed`.',
    ),
    cure: text(
      '`?`、`L`、星期全名、倒着写的范围都不支持。',
      '`?`, `L`, full names of days and backward ranges are not supported.',
    ),
  },
  {
    message: both('permission not requested'),
    when: text('调用的 API 没有写进 `@grant`。', 'The API that was called is not in `@grant`.'),
    cure: text('补一行 `@grant`。', 'Add a `@grant` line.'),
  },
  {
    message: both('grant is undefined'),
    when: text('脚本一行 `@grant` 都没有。', 'The script has no `@grant` line at all.'),
    cure: text('补一行 `@grant`。', 'Add a `@grant` line.'),
  },
  {
    message: both('gm api is not found'),
    when: text(
      '这种脚本里没有这个功能，例如后台脚本调用 `CAT_fetchBlob`。',
      'This kind of script does not have it, for example `CAT_fetchBlob` in a background script.',
    ),
    cure: text('看该 API 的「可用于」。', 'See “Works in” of that API.'),
  },
  {
    message: both('customClone failed'),
    when: text(
      '储存的值完全复制不了，例如循环引用；这个名字会被删除。',
      'The value cannot be copied at all, for example a circular one; the name is deleted.',
    ),
    cure: text('只保存 JSON 能表示的数据。', 'Store only what JSON can express.'),
  },
  {
    id: 'trusted-html',
    message: both("This document requires 'TrustedHTML' assignment"),
    when: text(
      '页面启用了 Trusted Types，`innerHTML`、`DOMParser` 等不接受普通字符串。',
      'The page enforces Trusted Types: `innerHTML`, `DOMParser` and the like refuse plain strings.',
    ),
    cure: text(
      '用 `textContent`、`append` 建立元素，或者建一个 Trusted Types 策略，或者用 `@inject-into content`。',
      'Build elements with `textContent` and `append`, create a Trusted Types policy, or use `@inject-into content`.',
    ),
  },
  {
    id: 'eval-csp',
    message: both('EvalError: … violates the following Content Security Policy directive'),
    when: text(
      '页面的 CSP 不允许 `eval` 和 `new Function`，`@inject-into page` 的脚本同样受限。',
      'The page’s CSP forbids `eval` and `new Function`, for scripts with `@inject-into page` as well.',
    ),
    cure: text(
      '不用 `eval`；非用不可就写 `@inject-into content`。',
      'Do without `eval`; if you cannot, write `@inject-into content`.',
    ),
  },
];

/** What to do about a message of the catalogue, where its cause does not say so. */
const cures: Readonly<Record<string, Localized>> = {
  'Refused to connect to "<url>": This domain is not a part of the @connect list': text(
    '补一行 `@connect`，只写裸域名。',
    'Add a `@connect` line with the bare host name.',
  ),
  'Refused to connect to "<url>": URL is blacklisted': text(
    '请用户在设置里检查黑名单。',
    'Ask the user to check the blacklist in the settings.',
  ),
  'permission not allowed': text(
    '说明为什么需要，再给用户一次机会；不要循环重试。',
    'Say why you need it and offer another try; do not retry in a loop.',
  ),
  'permission denied': text(
    '请用户在「脚本设置」的授权管理里删掉这条拒绝。',
    'Ask the user to delete the refusal in Permission Management under Script Settings.',
  ),
  'permission confirm timeout': text(
    '稍后再试；还是这样就重新打开浏览器。',
    'Try again later; if it stays, restart the browser.',
  ),
  'hostname must be in the definition of connect': text(
    '`GM_cookie` 必须有 `@connect`，补上主机名。',
    '`GM_cookie` needs `@connect`: add the host name.',
  ),
  'there must be one of url or domain': text(
    '后台脚本没有当前页面，请写 `url` 或 `domain`。',
    'A background script has no page: give `url` or `domain`.',
  ),
  TimeoutError: text('加大 `timeout`，或者稍后重试。', 'Raise `timeout`, or retry later.'),
  "Failed to construct 'URL': Invalid URL": text(
    '发请求之前用 `URL.canParse` 检查。',
    'Check with `URL.canParse` before you send.',
  ),
  'No model configured. Please configure a model in Agent settings.': text(
    '请用户在 Agent 设置里添加模型。',
    'Ask the user to add a model in the agent’s settings.',
  ),
};

/** The heading's id of a message: its letters and digits, shortened. */
function errorAnchor(message: string): string {
  const slug = message
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-|-$/g, '');
  return `error-${slug.slice(0, 60).replace(/-$/, '')}`;
}

function general(items: readonly General[]): readonly ErrorEntry[] {
  return items.map((item) => ({
    ...item,
    id: item.id ? `error-${item.id}` : errorAnchor(item.message.en),
    apis: [],
  }));
}

function fromApis(): readonly ErrorEntry[] {
  const found = new Map<string, ErrorEntry>();
  for (const api of apis) {
    const source = {name: api.name, target: `${apiPage(api)}#${apiAnchor(api.name)}`};
    for (const error of api.errors ?? []) {
      const {message} = error;
      const known = found.get(message);
      found.set(
        message,
        known
          ? {...known, apis: [...known.apis, source]}
          : {
              id: errorAnchor(message),
              message: both(message),
              when: error.when,
              ...(cures[message] ? {cure: cures[message]} : {}),
              apis: [source],
            },
      );
    }
  }
  return [...found.values()];
}

/** Every message of the catalogue, for the error index. */
export const errorGroups: readonly ErrorGroup[] = [
  {
    id: 'installing',
    title: text('安装与保存', 'Installing and saving'),
    entries: general(installing),
  },
  {id: 'running', title: text('运行', 'Running'), entries: general(running)},
  {id: 'apis', title: text('API', 'APIs'), entries: fromApis()},
];
