import type {Message, MessageTable} from '@scriptcat/contract';
import type {FailReason, FilterVerdict, OpenReason, PassReason} from './analyse';
import type {IgnoredBecause, Rewrite} from './rule';

/** Every reason a filter can give. */
export type MatchReason = PassReason | FailReason | OpenReason;

/** A verdict's reason with what its sentence mentions. */
export function verdictMessage({reason, rule}: FilterVerdict): Message<MatchReason> {
  if (!rule) return {code: reason, params: {}};
  const host = rule.kind === 'match' ? rule.pattern.host : '';
  const path = rule.kind === 'match' ? rule.pattern.path : '';
  const params = {
    line: rule.line,
    value: rule.value,
    normalised: rule.normalised,
    host,
    name: host.replace(/^\*\./, ''),
    path,
    scheme: /^[^:/]*/.exec(rule.normalised)?.[0] ?? '',
  };
  return {code: reason, params};
}

/** The sentence for each reason. */
export const matchReasonTexts: MessageTable<MatchReason> = {
  'zh-Hans': {
    match: '协议、主机和路径都符合。',
    'match-any-port': '符合。端口不参与匹配：写了也会被去掉，所有端口都算匹配。',
    'match-hash-ignored': '符合。`#` 之后的部分不参与匹配。',
    'match-bare-domain': '符合。`*.{name}` 也包括 `{name}` 本身。',
    'match-virtual-query': '网址没有查询串时，脚本猫会补一个虚拟的 `?` 再比较，所以符合。',
    glob: '通配表达式覆盖了整个网址。',
    'glob-elsewhere': '符合，但匹配到的文字在网址的别处，不在主机名里。请确认这是你想要的。',
    regex: '正则表达式在完整网址（含 `#` 部分）上匹配成功。',
    registered: '浏览器按这一行注册脚本，网址在范围内。',
    'registered-wide': '有通配表达式或正则表达式时，浏览器对所有网页放行，再由脚本猫自己筛选。',
    'early-start': '`@early-start` 的脚本不经过脚本猫这一道，浏览器放行就会运行。',
    'early-start-everywhere':
      '`@early-start` 的脚本不经过脚本猫这一道，而通配表达式让浏览器放行所有网页：脚本会在每个网页开始运行。请只用 `@match`，或先 `await CAT_scriptLoaded()`。',
    'file-access': '在范围内，但还要在浏览器里为扩展打开「允许访问文件网址」。',
    ignored: '这一行被忽略，不参与匹配。',
    scheme: '协议不同。',
    host: '主机名不同：这一行只认 `{host}`。',
    'host-no-subdomain': '`{host}` 不包括子域名；要包括请写 `*.{name}`。',
    'host-needs-dot': '`*.{name}` 要求前面是一个点，拼在一起的其他域名不算子域名。',
    'host-tld': '`.tld` 在 @match 里只是普通文字；它只在 @include 和 @exclude 里有特殊含义。',
    'host-case': '主机名里有大写字母；浏览器给出的主机名总是小写，所以永远不会相等。',
    'host-unicode': '主机名里有非 ASCII 字符；浏览器给出的是 punycode（`xn--…`），请写成那种形式。',
    'host-ipv6': '@match 写不了 IPv6 地址，请改用 @include。',
    path: '路径不同：这一行要求 `{path}`。',
    'path-case': '路径区分大小写。',
    'path-root-only': '这一行只匹配网站的首页 `/`；要匹配所有页面请以 `/*` 结尾。',
    'path-slash': '结尾的斜杠不同：`{path}` 和加不加斜杠的另一种写法不是同一个路径。',
    'path-query': '网址带有查询串，而这一行到路径就结束了；在末尾加 `*` 即可。',
    'path-hash': '`#` 之后的部分不参与匹配，所以带 `#` 的路径永远不会匹配。',
    'path-comment': '行尾的 `// 注释` 成了路径的一部分，请删掉它。',
    'path-first-fit': '`*` 只停在后面文字第一次出现的地方，不会回头再试；请以 `*` 结尾。',
    'glob-miss': '通配表达式必须覆盖整个网址（不含 `#` 部分），这里没有覆盖。',
    'glob-scheme': '通配表达式要从网址的第一个字符开始写，这里缺少协议；在前面加 `*://`。',
    'glob-case': '通配表达式区分大小写。',
    'glob-port': '通配表达式里的端口必须一致。',
    'glob-root': '网址在主机名后面总有 `/`，这一行没有覆盖到它；请以 `/*` 结尾。',
    'glob-bare-host': '`*.` 要求主机名前有一个点，所以不包括裸域名；请为它另写一行。',
    'glob-one-character': '`?` 在脚本猫里恰好代表一个字符。',
    'glob-short-suffix': '`.tld` 至少代表两个字符。',
    'glob-first-fit': '`*` 只停在后面文字第一次出现的地方，不会回头再试；请以 `*` 结尾。',
    'regex-miss': '正则表达式在完整网址上没有匹配。',
    'regex-case': '写了标志就不再默认忽略大小写；需要的话请加上 `i`。',
    'regex-hash': '正则表达式也要匹配 `#` 之后的部分，这里它多出来了。',
    'regex-query': '正则表达式也要匹配查询串，这里它多出来了。',
    'no-rules': '没有 @match 也没有 @include：脚本不会在任何页面运行。',
    'nothing-usable': '没有一行可用，脚本不会被注册。',
    excluded: '被这一行排除；排除优先于所有 @match 和 @include。',
    'refused-scheme': '浏览器不接受协议 `{scheme}`，因此整个脚本都注册不上，哪里都不运行。',
    'refused-host': '浏览器不接受主机名 `{host}`，因此整个脚本都注册不上，哪里都不运行。',
    'star-scheme': '浏览器把协议 `*` 理解为 http 和 https，其他协议要单独写。',
    'query-literal': '浏览器按字面比较 `?`，不会补上虚拟的 `?`；请写成以 `*` 结尾。',
    'browser-pattern': '注册的匹配模式不包括这个网址。',
    'untested-scheme': '没有在浏览器里验证过这种协议。',
    'not-asked': '这里不需要它判断。',
  },
  en: {
    match: 'Scheme, host and path all fit.',
    'match-any-port': 'Fits. The port is dropped: whatever is written, every port matches.',
    'match-hash-ignored': 'Fits. What follows `#` is ignored.',
    'match-bare-domain': 'Fits. `*.{name}` includes `{name}` itself.',
    'match-virtual-query':
      'ScriptCat adds a virtual `?` to an address without a query before comparing, so it fits.',
    glob: 'The glob covers the whole address.',
    'glob-elsewhere':
      'Fits, but the text was found elsewhere in the address, not in its host. Make sure you want that.',
    regex: 'The regular expression matches the full address, hash included.',
    registered: 'The browser registers the script by this line, and the address is in range.',
    'registered-wide':
      'With a glob or a regular expression among the rules the browser lets every page through, and ScriptCat alone decides.',
    'early-start':
      'A script with `@early-start` skips this filter: it starts wherever the browser lets it.',
    'early-start-everywhere':
      'A script with `@early-start` skips this filter, and the glob makes the browser let every page through: it starts on all of them. Use `@match` only, or wait for `await CAT_scriptLoaded()`.',
    'file-access':
      'In range, but the extension also needs “Allow access to file URLs” in the browser.',
    ignored: 'This line is ignored.',
    scheme: 'The scheme differs.',
    host: 'The host differs: this line only accepts `{host}`.',
    'host-no-subdomain': '`{host}` does not include subdomains; write `*.{name}` for those.',
    'host-needs-dot':
      '`*.{name}` needs a dot in front, so a longer name that merely ends alike is no subdomain.',
    'host-tld': '`.tld` is ordinary text in @match; it is special only in @include and @exclude.',
    'host-case':
      'The host has capital letters; browsers always report hosts in lower case, so they never agree.',
    'host-unicode':
      'The host has non-ASCII characters; browsers report punycode (`xn--…`), so write it that way.',
    'host-ipv6': '@match cannot express an IPv6 address; use @include.',
    path: 'The path differs: this line asks for `{path}`.',
    'path-case': 'Paths are case-sensitive.',
    'path-root-only':
      'This line matches only the root page `/`; end it with `/*` to match every page.',
    'path-slash': 'The trailing slash differs: `{path}` with and without it are two paths.',
    'path-query': 'The address has a query, and this line ends with the path; add `*` at the end.',
    'path-hash': 'What follows `#` is never compared, so a path with `#` never matches.',
    'path-comment': 'The trailing `// comment` became part of the path; remove it.',
    'path-first-fit':
      '`*` stops at the first occurrence of the text after it and never tries again; end with `*`.',
    'glob-scheme':
      'A glob starts at the first character of the address, and the scheme is missing; put `*://` in front.',
    'glob-case': 'Globs are case-sensitive.',
    'glob-port': 'A port written in a glob has to agree.',
    'glob-root':
      'An address always has `/` after its host, and this line does not cover it; end with `/*`.',
    'glob-bare-host':
      '`*.` asks for a dot before the host, so the bare domain is not included; give it its own line.',
    'glob-one-character': '`?` stands for exactly one character in ScriptCat.',
    'glob-short-suffix': '`.tld` stands for at least two characters.',
    'glob-first-fit':
      '`*` stops at the first occurrence of the text after it and never tries again; end with `*`.',
    'glob-miss': 'A glob has to cover the whole address up to the hash, and here it does not.',
    'regex-miss': 'The regular expression does not match the full address.',
    'regex-case': 'With flags given, case is no longer ignored by default; add `i` if you need it.',
    'regex-hash': 'The regular expression sees the part after `#` too, and here it is in the way.',
    'regex-query': 'The regular expression sees the query too, and here it is in the way.',
    'no-rules': 'There is neither @match nor @include: the script runs on no page.',
    'nothing-usable': 'No line is usable, so the script is not registered.',
    excluded: 'Excluded by this line; an exclusion beats every @match and @include.',
    'refused-scheme':
      'The browser refuses the scheme `{scheme}` and with it the whole script, which then runs nowhere.',
    'refused-host':
      'The browser refuses the host `{host}` and with it the whole script, which then runs nowhere.',
    'star-scheme':
      'To the browser the scheme `*` means http and https; other schemes need a line of their own.',
    'query-literal':
      'The browser compares `?` literally and adds no virtual one; end the line with `*` instead.',
    'browser-pattern': 'The registered pattern does not include this address.',
    'untested-scheme': 'This scheme was not tried in a browser.',
    'not-asked': 'Its opinion is not needed here.',
  },
};

/** Why a line is ignored. */
export const ignoredTexts: MessageTable<IgnoredBecause> = {
  'zh-Hans': {
    'regex-in-match': '@match 不支持正则表达式，请改用 @include',
    'all-urls': '@match 不支持 `<all_urls>`，请写 `*://*/*`',
    'bare-host': '只有主机名而没有路径，请在后面加 `/*`',
    tab: '值里有制表符',
    'host-wildcard': '`*` 只能放在主机名的最前面',
    'host-empty': '缺少主机名',
    'host-invalid': '主机名不合规则',
    'regex-invalid': '正则表达式有语法错误',
    empty: '没有值',
  },
  en: {
    'regex-in-match': '@match takes no regular expression; use @include',
    'all-urls': '@match does not know `<all_urls>`; write `*://*/*`',
    'bare-host': 'a host without a path; add `/*`',
    tab: 'there is a tab inside the value',
    'host-wildcard': '`*` is allowed only at the very start of the host',
    'host-empty': 'the host is missing',
    'host-invalid': 'the host breaks the grammar',
    'regex-invalid': 'the regular expression has a syntax error',
    empty: 'no value',
  },
};

/** What was changed before a `@match` value was read. */
export const rewriteTexts: MessageTable<Rewrite> = {
  'zh-Hans': {
    everything: '单独的 `*` 只代表各网站的首页',
    'http-star': '`http*` 等于 `*`',
    'port-dropped': '端口被去掉',
    'host-star-dropped': '主机名末尾的 `*` 被去掉',
    'root-added': '没有路径，只匹配首页',
    'subdomain-star': '`*` 后面补上了点',
    'scheme-added': '没有协议，补上 `*://`',
    'stars-collapsed': '连续的 `*` 合并成一个',
  },
  en: {
    everything: 'a lone `*` means only the root page of every site',
    'http-star': '`http*` equals `*`',
    'port-dropped': 'the port is dropped',
    'host-star-dropped': 'the `*` at the end of the host is dropped',
    'root-added': 'no path, so only the root page',
    'subdomain-star': 'a dot is added after `*`',
    'scheme-added': 'no scheme, so `*://` is put in front',
    'stars-collapsed': 'consecutive `*` count as one',
  },
};
