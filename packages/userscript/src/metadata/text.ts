import type {LanguageTag} from '@scriptcat/contract';
import {fill, type MessageTable} from '@scriptcat/contract';
import type {ScriptKind} from '../catalogue';
import type {FixCode, RuleCode} from './rules/levels';
import type {Finding, Fix} from './rules/script';

/** The sentence for each rule. */
const findings: MessageTable<RuleCode> = {
  'zh-Hans': {
    'block-missing': '没有找到 `// ==UserScript==` 开头的脚本头，无法安装。',
    'block-unclosed': '脚本头没有以 `// ==/UserScript==` 结束，无法安装。',
    'block-repeated': '这是第二块脚本头。只有第一块有效，这一块会被忽略。',
    'block-too-few-keys':
      '脚本头至少要有三种不同的键，这里只有 {count} 种，安装时会提示「MetaData 信息错误」。',
    'line-without-key': '键前面没有 `@`，这一行只是注释：{text}',
    'name-missing': '缺少 `@name`，无法安装。',
    'name-empty': '`@name` 没有值，安装时会提示「脚本名不能为空」。',
    'version-missing': '没有 `@version`：按 0.0 比较，检查更新时永远发现不了新版本。',
    'version-letters':
      '版本号 {value} 里有字母：带字母后缀的比不带的旧（`1.0-beta` < `1.0`，`v1.2` < `1.2`）。',
    'key-not-for-kind': '`@{key}` 对{kind}没有意义，会被忽略。',
    'key-not-localisable': '`@{key}` 没有按语言区分的写法，这一行会被忽略。',
    'key-repeated': '只有第一行 `@{key}` 有效，这一行会被忽略。',
    'line-duplicate':
      '与第 {earlier} 行完全相同；在编辑器里保存会提示「Metadata 中有重复的声明」。',
    'value-missing': '`@{key}` 没有值。',
    'url-not-http': '`@{key}` 必须是 http 或 https 地址，否则会被忽略。',
    'icon-popup-only': '只有弹出窗口会读 `@defaulticon`；脚本列表和安装页面用 `@icon`。',
    'update-pair':
      '`@updateURL` 和 `@downloadURL` 要成对出现；只写 `@{key}` 时两者都无效。请补上 `@{other}`，或删掉这一行。',
    'antifeature-unknown': '不认识的类型，这一行会被忽略。可用：{known}。',
    'match-none': '没有 `@match` 也没有 `@include`，脚本不会在任何页面运行。',
    'match-exclude-only': '只有 `@exclude`，没有 `@match` 或 `@include`，脚本不会在任何页面运行。',
    'match-library':
      '`@exclude *` 而没有 `@match`：脚本不在任何网页运行，像是给 `@require` 用的库。',
    'match-regex': '`@match` 不支持正则表达式，这一行会被忽略。',
    'match-all-urls': '`@match` 不支持 `<all_urls>`，这一行会被忽略。',
    'match-bare-host': '只有主机名没有路径，这一行会被忽略。',
    'match-host-wildcard': '主机名里的 `*` 只能放在最前面，这一行不会匹配任何网页。',
    'match-host': '主机名写得不对，这一行会被忽略。',
    'match-port': '`@match` 里的端口会被去掉，所有端口都会匹配。要限定端口请用 `@include`。',
    'match-root-only': '没有写路径，只匹配网站首页。',
    'match-hash': '`#` 之后的部分不参与匹配，这一行永远不会匹配。',
    'match-host-case': '主机名里有大写字母，永远不会匹配。',
    'match-host-unicode': '主机名要写成 punycode（`xn--…`），否则永远不会匹配。',
    'match-tld': '`.tld` 在 `@match` 里只是普通文字，请改用 `@include`。',
    'match-ipv6': '`@match` 写不了 IPv6 地址，请改用 `@include`。',
    'match-scheme-case': '协议必须小写，否则永远不会匹配。',
    'match-query-star': '没有查询串的网址不会注入：浏览器按字面比较 `?`。请写成以 `*` 结尾。',
    'match-comment': '行尾的注释成了值的一部分，这一行不会匹配。',
    'include-regex-flags': '写了标志就不再默认忽略大小写。',
    'include-all-urls': '这里的 `<all_urls>` 只是普通文字，不会匹配任何网页。',
    'include-no-path': '通配表达式要覆盖整个网址，而网址在主机名后面总有 `/`，这一行不会匹配。',
    'include-no-scheme': '通配表达式要从网址开头写起，缺少协议的写法不会匹配。',
    'include-tld-no-slash': '`.tld` 后面要有 `/` 才有特殊含义。',
    'include-bare-domain': '不包括 `{host}` 本身：`*.` 要求前面有一个点。请为裸域名另写一行。',
    'exclude-bare-domain': '不会排除 `{host}` 本身：`*.` 要求前面有一个点。请为裸域名另写一行。',
    'grant-none-used': '`@grant none` 之下没有这些 API：{names}。',
    'grant-none-mixed': '同时写了 `none` 和其他 API：`none` 优先，其他都无效；在编辑器里无法保存。',
    'grant-unknown': '没有 `{value}` 这个授权，会被忽略。{nearest}',
    'grant-removed': '`{value}` 已经移除。',
    'grant-not-provided': '脚本猫没有 `{value}`。',
    'grant-spelling': '拼写不对：要用 Promise 形式，请写 `{right}`。',
    'grant-not-needed': '`{value}` 不需要授权。',
    'grant-page-only': '`{value}` 只能在网页里用，后台脚本里没有作用。',
    'retry-in-page': '`CATRetryError` 只能用在后台脚本和定时脚本里。',
    'retry-with-none': '`@grant none` 之下没有 `CATRetryError`。',
    'connect-missing': '请求会被拒绝：已经写了 `@connect`，但没有列出 `{host}`。',
    'connect-undeclared': '没有列出 `{host}`，第一次请求时会询问用户。写上 `@connect` 就不会询问。',
    'connect-malformed':
      '`@connect` 只认主机名；带协议、端口、路径或 `*.` 的写法不会匹配任何主机。',
    'connect-self-background': '后台脚本没有所在网页，`self` 永远不会匹配。',
    'require-relative': '要写完整的网址，相对地址不会被解析。',
    'require-css': '`@require` 会把 CSS 当成 JavaScript 执行，请改用 `@require-css`。',
    'require-hash': '校验值 `{hash}` 的写法不对，应为 `sha256-…` 这样的形式。',
    'resource-malformed': '`@resource` 要有名称和网址两部分，用空格隔开，否则会被忽略。',
    'resource-undeclared': '代码读取了资源「{name}」，但没有对应的 `@resource`。',
    'run-at-unknown': '不认识的时机 `{value}`，会按 `document-idle` 运行。',
    'run-at-menu': '`document-menu` 已经不存在，请改用 `context-menu`。',
    'run-at-body':
      '`document-body` 实际上和 `document-idle` 是同一时刻；想更早请用 `document-end`。',
    'early-start-alone': '`@early-start` 要和 `@run-at document-start` 一起用，否则会被忽略。',
    'flag-value': '`@{key}` 的值只能留空或写 `true`，写 `{value}` 会被忽略。',
    'run-in-unknown': '不认识的值 `{value}`。可用：all、normal-tabs、incognito-tabs。',
    'inject-into-unknown': '不认识的值 `{value}`，会按 `page` 处理；没有自动回退。',
    'noframes-value': '`@noframes` 只看有没有写，写 `{value}` 也会生效。不需要就删掉这一行。',
    'unwrap-await': '`@unwrap` 的脚本不能在顶层使用 await 或 return。',
    'unwrap-early-start': '`@early-start` 和 `@unwrap` 一起写时不起作用。',
    'background-redundant': '已经有 `@crontab`，不需要 `@background`。',
    'crontab-refused': '表达式必须有 5 个或 6 个字段，用单个空格隔开，否则无法安装。',
    'crontab-fails': '能安装，但启用时会失败：表达式里有不合法的值。',
    'crontab-seconds': '每分钟运行多次：浏览器里的秒级定时并不可靠。',
    'config-invalid': '`==UserConfig==` 在第 {line} 行第 {column} 列有错误，脚本无法安装。',
    'key-mistyped': '没有 `@{key}` 这个键，脚本猫会忽略它。{nearest}',
    'key-unread': '脚本猫不读取 `@{key}`，留着也没有坏处。',
    'key-unsupported': '脚本猫不读取 `@{key}`，它在别的管理器里起的作用在这里没有。',
    'match-refused-scheme':
      '浏览器不接受协议 `{scheme}`，会拒绝注册整个脚本：脚本在任何网页都不运行。',
    'match-refused-host':
      '浏览器不接受主机名 `{host}`，会拒绝注册整个脚本：脚本在任何网页都不运行。',
    'match-scheme-broken': '协议后面应是 `://`。这样写会被当成主机名，不会匹配你想要的网页。',
    'match-tab': '值里有制表符，这一行会被忽略。',
    'include-regex-invalid': '正则表达式有语法错误，这一行会被忽略。',
    'include-regex-unclosed':
      '以 `/` 开头却没有以 `/` 结尾，不算正则表达式，而是当作通配表达式，不会匹配任何网页。',
    'exclude-nothing': '这一行 `@exclude` 不会排除任何网页：它必须覆盖整个网址，从协议写起。',
    'grant-missing': '用到了 `{name}`，但没有对应的 `@grant`，运行到这里会报错。',
    'grant-unused': '代码里找不到 `{value}`，它可能是多余的。',
    'api-not-provided': '脚本猫没有 `{name}`，运行到这里会报错。',
    'connect-everything':
      '`@connect *` 允许访问所有域名，安装页面会提醒用户。能列出具体主机时最好列出。',
    'early-start-glob':
      '`@early-start` 的脚本在开始前不检查网址，而通配表达式 `{value}` 让浏览器对所有网页放行：脚本会在每个网页开始运行。请只用 `@match`，或在做任何事之前先 `await CAT_scriptLoaded()`。',
    'unwrap-api': '`@unwrap` 的脚本没有任何 GM API，而代码要用到它们。',
    'unwrap-grant': '`@unwrap` 的脚本没有任何 GM API，`@grant` 会被忽略。',
    'config-too-deep': '`==UserConfig==` 嵌套太深，这里没有检查。',
    'code-too-deep': '代码嵌套太深，解析不了；这里只检查了脚本头，没有检查代码。',
    'code-syntax': '代码在第 {line} 行第 {column} 列有语法错误。',
  },
  en: {
    'block-missing': 'No `// ==UserScript==` block was found, so nothing can be installed.',
    'block-unclosed':
      'The block is not closed with `// ==/UserScript==`, so it cannot be installed.',
    'block-repeated': 'This is a second block. Only the first one counts; this one is ignored.',
    'block-too-few-keys':
      'A block needs at least three different keys; this one has {count}, and installing says “Invalid MetaData block”.',
    'line-without-key': 'The key has no `@` in front, so this is only a comment: {text}',
    'name-missing': '`@name` is missing; the script cannot be installed.',
    'name-empty': '`@name` has no value; installing says “Script name is required”.',
    'version-missing': 'No `@version`: it counts as 0.0, and an update is never detected.',
    'version-letters':
      'The version {value} has letters: one with a suffix is older than one without (`1.0-beta` < `1.0`, `v1.2` < `1.2`).',
    'key-not-for-kind': '`@{key}` has no meaning in a {kind} and is ignored.',
    'key-not-localisable': '`@{key}` has no form per language; this line is ignored.',
    'key-repeated': 'Only the first `@{key}` counts; this line is ignored.',
    'line-duplicate':
      'The same as line {earlier}; saving in the editor says “There are duplicate declarations in the metadata.”',
    'value-missing': '`@{key}` has no value.',
    'url-not-http': '`@{key}` must be an http or https address, or it is ignored.',
    'icon-popup-only':
      'Only the popup reads `@defaulticon`; the script list and the install page use `@icon`.',
    'update-pair':
      '`@updateURL` and `@downloadURL` only work together; with `@{key}` alone both are ignored. Add `@{other}` or remove this line.',
    'antifeature-unknown': 'An unknown type; this line is ignored. Known: {known}.',
    'match-none': 'Neither `@match` nor `@include`: the script runs on no page.',
    'match-exclude-only': 'Only `@exclude`, no `@match` or `@include`: the script runs on no page.',
    'match-library':
      '`@exclude *` without `@match`: it runs on no page, like a library for `@require`.',
    'match-regex': '`@match` takes no regular expression; this line is ignored.',
    'match-all-urls': '`@match` does not know `<all_urls>`; this line is ignored.',
    'match-bare-host': 'A host without a path; this line is ignored.',
    'match-host-wildcard':
      '`*` is allowed only at the very start of the host; this line matches no page.',
    'match-host': 'The host is not well-formed; this line is ignored.',
    'match-port':
      'The port in `@match` is dropped and every port matches. Use `@include` to pin one.',
    'match-root-only': 'There is no path, so only the root page matches.',
    'match-hash': 'What follows `#` is never compared, so this line never matches.',
    'match-host-case': 'The host has capital letters, so it never matches.',
    'match-host-unicode': 'The host must be written in punycode (`xn--…`), or it never matches.',
    'match-tld': '`.tld` is ordinary text in `@match`; use `@include`.',
    'match-ipv6': '`@match` cannot express an IPv6 address; use `@include`.',
    'match-scheme-case': 'The scheme must be lower case, or it never matches.',
    'match-query-star':
      'Addresses without a query are not injected: the browser compares `?` literally. End with `*`.',
    'match-comment': 'The trailing comment became part of the value, so this line does not match.',
    'include-regex-flags': 'With flags given, case is no longer ignored by default.',
    'include-all-urls': '`<all_urls>` is ordinary text here and matches no page.',
    'include-no-path':
      'A glob has to cover the whole address, which always has `/` after the host; this line does not match.',
    'include-no-scheme':
      'A glob starts at the beginning of the address; without a scheme it does not match.',
    'include-tld-no-slash': '`.tld` is special only when `/` follows.',
    'include-bare-domain':
      '`{host}` itself is not included: `*.` asks for a dot. Give the bare domain its own line.',
    'exclude-bare-domain':
      '`{host}` itself is not excluded: `*.` asks for a dot. Give the bare domain its own line.',
    'grant-none-used': 'With `@grant none` these are not available: {names}.',
    'grant-none-mixed':
      '`none` together with other APIs: `none` wins, the rest is ignored, and the editor refuses to save.',
    'grant-unknown': 'There is no grant `{value}`; it is ignored. {nearest}',
    'grant-removed': '`{value}` has been removed.',
    'grant-not-provided': 'ScriptCat has no `{value}`.',
    'grant-spelling': 'Misspelt: for the promise form write `{right}`.',
    'grant-not-needed': '`{value}` needs no grant.',
    'grant-page-only': '`{value}` works only in a web page, not in a background script.',
    'retry-in-page': '`CATRetryError` exists only in background and scheduled scripts.',
    'retry-with-none': '`CATRetryError` does not exist with `@grant none`.',
    'connect-missing': 'The request is refused: there are `@connect` lines, but none for `{host}`.',
    'connect-undeclared':
      '`{host}` is not listed, so the first request asks the user. With `@connect` nobody is asked.',
    'connect-malformed':
      '`@connect` takes bare hosts; a scheme, port, path or `*.` makes it match nothing.',
    'connect-self-background': 'A background script has no page, so `self` never matches.',
    'require-relative': 'Write the full address; relative ones are not resolved.',
    'require-css': '`@require` would run the CSS as JavaScript; use `@require-css`.',
    'require-hash': 'The hash `{hash}` is malformed; write it like `sha256-…`.',
    'resource-malformed':
      '`@resource` takes a name and an address separated by a space; otherwise it is ignored.',
    'resource-undeclared': 'The code reads the resource “{name}”, which no `@resource` declares.',
    'run-at-unknown': 'Unknown moment `{value}`; the script runs at `document-idle`.',
    'run-at-menu': '`document-menu` no longer exists; use `context-menu`.',
    'run-at-body':
      '`document-body` is in practice the same moment as `document-idle`; use `document-end` to run earlier.',
    'early-start-alone':
      '`@early-start` works only with `@run-at document-start`; otherwise it is ignored.',
    'flag-value': '`@{key}` takes no value or `true`; `{value}` makes it ignored.',
    'run-in-unknown': 'Unknown value `{value}`. Known: all, normal-tabs, incognito-tabs.',
    'inject-into-unknown': 'Unknown value `{value}`; it counts as `page`, with no fall-back.',
    'noframes-value':
      '`@noframes` counts by its presence, even as `{value}`. Remove the line if you do not want it.',
    'unwrap-await': 'A script with `@unwrap` cannot use await or return at top level.',
    'unwrap-early-start': '`@early-start` has no effect together with `@unwrap`.',
    'background-redundant': 'There is `@crontab` already, so `@background` is not needed.',
    'crontab-refused':
      'An expression has 5 or 6 fields separated by single spaces; this one cannot be installed.',
    'crontab-fails': 'Installs, but fails when enabled: a value in the expression is not valid.',
    'crontab-seconds': 'Runs several times a minute: timing by the second is not reliable.',
    'config-invalid':
      '`==UserConfig==` has an error at line {line}, column {column}; the script cannot be installed.',
    'key-mistyped': 'There is no key `@{key}`; ScriptCat ignores it. {nearest}',
    'key-unread': 'ScriptCat does not read `@{key}`; the line does no harm.',
    'key-unsupported':
      'ScriptCat does not read `@{key}`, so what it does in other managers does not happen here.',
    'match-refused-scheme':
      'The browser refuses the scheme `{scheme}` and with it the whole script: it runs on no page at all.',
    'match-refused-host':
      'The browser refuses the host `{host}` and with it the whole script: it runs on no page at all.',
    'match-scheme-broken':
      '`://` belongs after the scheme. Written like this it counts as a host, and the line does not match what you mean.',
    'match-tab': 'There is a tab in the value; this line is ignored.',
    'include-regex-invalid': 'The regular expression has a syntax error; this line is ignored.',
    'include-regex-unclosed':
      'It starts with `/` and does not end with one, so it is no regular expression but a glob, and matches no page.',
    'exclude-nothing':
      'This `@exclude` excludes no page: it has to cover the whole address, starting with the scheme.',
    'grant-missing': '`{name}` is used without its `@grant`; the script fails there.',
    'grant-unused': '`{value}` is nowhere in the code, so it may not be needed.',
    'api-not-provided': 'ScriptCat has no `{name}`; the script fails there.',
    'connect-everything':
      '`@connect *` allows every domain, and the install page warns of it. List the hosts where you can.',
    'early-start-glob':
      'A script with `@early-start` does not check the address before it starts, and the glob `{value}` makes the browser let every page through: it starts on all of them. Use `@match` only, or wait for `await CAT_scriptLoaded()` before doing anything.',
    'unwrap-api': 'A script with `@unwrap` has no GM API, and the code relies on some.',
    'unwrap-grant': 'A script with `@unwrap` has no GM API, and `@grant` is ignored.',
    'config-too-deep': '`==UserConfig==` is nested too deeply and was not checked.',
    'code-too-deep':
      'The code is nested too deeply to be parsed; only the header was checked, not the code.',
    'code-syntax': 'The code has a syntax error at line {line}, column {column}.',
  },
};

/** The label of each fix. */
const fixes: MessageTable<FixCode> = {
  'zh-Hans': {
    'remove-line': '删掉这一行',
    'rename-key': '改为 `@{name}`',
    'set-value': '改为 `{value}`',
    'add-line': '加上 `{line}`',
    'add-lines': '加上 {count} 行',
    'add-header': '加上脚本头',
    'replace-line': '换成需要的授权',
  },
  en: {
    'remove-line': 'Remove the line',
    'rename-key': 'Change to `@{name}`',
    'set-value': 'Change to `{value}`',
    'add-line': 'Add `{line}`',
    'add-lines': 'Add {count} lines',
    'add-header': 'Add a header',
    'replace-line': 'Replace it with the grants needed',
  },
};

const nearest: Record<LanguageTag, string> = {
  'zh-Hans': '是不是想写 `{word}`？',
  en: 'Did you mean `{word}`?',
};

/** Names of the kinds of script. */
export const kindNames: Record<LanguageTag, Record<ScriptKind, string>> = {
  'zh-Hans': {page: '普通脚本', background: '后台脚本', crontab: '定时脚本', subscribe: '订阅'},
  en: {
    page: 'page script',
    background: 'background script',
    crontab: 'scheduled script',
    subscribe: 'subscription',
  },
};

/** The sentence for a finding. */
export function findingText({code, params}: Finding, locale: LanguageTag): string {
  const word = params.nearest;
  const filled = {
    ...params,
    ...(params.kind ? {kind: kindNames[locale][params.kind as ScriptKind]} : {}),
    ...(word === undefined ? {} : {nearest: word ? fill(nearest[locale], {word}) : ''}),
  };
  return fill(findings[locale][code], filled).trim();
}

/** The label of a fix. */
export function fixText({code, params}: Fix, locale: LanguageTag): string {
  return fill(fixes[locale][code], params);
}
