import type {Localized} from '@scriptcat/contract';
import {absent, alike, differs, onlyHere, same, text} from './localized';
import type {MetadataKeyName} from './meta-keys';
import type {Compatibility} from './types';

/** What the reference says about one metadata key. */
export type MetadataText = {
  /** The Chinese and English term for the key. */
  readonly title: Localized;
  /** What it is for, in one sentence. */
  readonly summary: Localized;
  readonly notes: readonly Localized[];
  /** The mistake people make with it, and the way out. */
  readonly mistake?: Localized;
  readonly compat: Compatibility;
};

const seeHomepage = text(
  '与 `@homepage` 共用一个按钮，取值顺序见那里。',
  'Shares one button with `@homepage`; the order is explained there.',
);
const seeIcon = text('取值顺序见 `@icon`。', 'For the order of precedence see `@icon`.');

/** The texts of every metadata key; a key without one does not compile. */
export const metadataTexts: Readonly<Record<MetadataKeyName, MetadataText>> = {
  name: {
    title: text('脚本名称', 'Script name'),
    summary: text(
      '脚本的名字，也是它的身份：名称加命名空间决定「是不是同一个脚本」。',
      'What the script is called, and half of its identity: name plus namespace decide whether two files are the same script.',
    ),
    notes: [
      text(
        '必填。为空时提示「脚本名不能为空」，整行都没有时提示「MetaData 信息错误」，安装和保存都会失败。',
        'Required. An empty value is refused with "Script name is required", a missing line with "Invalid MetaData block"; neither installs nor saves.',
      ),
      text(
        '`@name:zh-CN` 这样的本地化写法从 0.15.0 起可用，语言部分不分大小写。查找顺序：完整语言（`zh-cn`）→ 语言前缀（`zh`，1.3.0 起）→ 不带语言的 `@name`。',
        'Localised lines such as `@name:zh-CN` work since 0.15.0; the language part ignores case. The lookup goes full locale (`zh-cn`), then language (`zh`, since 1.3.0), then the plain `@name`.',
      ),
      text(
        '依据的是脚本猫的界面语言，不是浏览器或网页的语言；`GM_info.script.name` 始终是不带语言的那一个。',
        'The language is that of the ScriptCat interface, not of the browser or the page; `GM_info.script.name` is always the plain one.',
      ),
    ],
    mistake: text(
      '发布之后改名再换个 URL，就成了另一个脚本：旧用户会同时装着两份。想换个好听的名字，就用本地化写法。',
      'Renaming a published script and moving it to another URL makes a second script: existing users end up with both. If you want a nicer name, add a localised line instead.',
    ),
    compat: alike,
  },
  namespace: {
    title: text('命名空间', 'Namespace'),
    summary: text(
      '把你的脚本与别人的同名脚本区分开，通常写你的主页或域名。',
      'Keeps your script apart from somebody else’s with the same name; usually your home page or domain.',
    ),
    notes: [
      text(
        '可以不写，按空字符串保存。命名空间为空时只按名称查找已装脚本，不为空时两者都要相等。',
        'Optional, stored as an empty string. An empty namespace is looked up by name alone; otherwise both must be equal.',
      ),
    ],
    compat: alike,
  },
  version: {
    title: text('版本', 'Version'),
    summary: text(
      '更新检查比较的就是它：远端版本更大，才会提示更新。',
      'What the update check compares: an update is offered only when the remote version is greater.',
    ),
    notes: [
      text(
        '按 `.` 分段比较，数字按数值比：`1.10 > 1.9`，`1.0 = 1.0.0`，`2024.01.05 > 2024.1.4`。',
        'Compared part by part between dots, digits as numbers: `1.10 > 1.9`, `1.0 = 1.0.0`, `2024.01.05 > 2024.1.4`.',
      ),
      text(
        '带字母后缀的比不带的旧：`1.0-beta < 1.0`，`v1.2 < 1.2`，`1.0.0-beta.2 < 1.0.0-beta.10`。',
        'A part with a letter is older than the same part without: `1.0-beta < 1.0`, `v1.2 < 1.2`, `1.0.0-beta.2 < 1.0.0-beta.10`.',
      ),
      text(
        '1.3.0 起可以不写，按 `0.0` 处理。',
        'May be left out since 1.3.0 and then counts as `0.0`.',
      ),
    ],
    mistake: text(
      '改了代码却忘了加版本号，用户就永远收不到更新；两边都没有 `@version` 时也一样。',
      'Changing the code without raising the version: nobody ever gets the update. The same happens when neither side has a `@version`.',
    ),
    compat: {
      tampermonkey: same,
      violentmonkey: differs(text('比较时忽略字母。', 'Letters are ignored in the comparison.')),
    },
  },
  description: {
    title: text('描述', 'Description'),
    summary: text(
      '安装页上的一句话，告诉用户这个脚本做什么。',
      'The sentence on the install page that tells people what the script does.',
    ),
    notes: [
      text(
        '可以写 `@description:en` 等本地化版本，查找顺序与 `@name` 相同；`GM_info.script.description` 是不带语言的第一行，没有则为 `null`。',
        'Localised lines such as `@description:zh-CN` are looked up like `@name`; `GM_info.script.description` is the first plain line or `null`.',
      ),
    ],
    compat: alike,
  },
  author: {
    title: text('作者', 'Author'),
    summary: text(
      '显示在脚本列表、安装页和订阅列表里的作者名。',
      'The author shown in the script list, on the install page and in the subscription list.',
    ),
    notes: [
      text(
        '脚本改名后又从同一 URL 安装时，脚本猫会拿它和 `@copyright`、`@license`、`@grant`、`@connect`、`@match`、`@include` 一起判断是不是原来那个脚本。',
        'When a script from the same URL comes back under another name, ScriptCat compares this together with `@copyright`, `@license`, `@grant`, `@connect`, `@match` and `@include` to recognise it.',
      ),
    ],
    compat: alike,
  },
  copyright: {
    title: text('版权', 'Copyright'),
    summary: text('版权声明，供人阅读。', 'A copyright notice for people to read.'),
    notes: [
      text(
        '只在识别改名脚本时参与比较，没有别的作用。',
        'Only takes part in recognising a renamed script; it has no other effect.',
      ),
    ],
    compat: alike,
  },
  license: {
    title: text('开源协议', 'Licence'),
    summary: text(
      '脚本的许可协议，脚本站会读取并展示。',
      'The licence of the script; script sites read and show it.',
    ),
    notes: [
      text(
        '脚本猫本身只在识别改名脚本时用到它。',
        'ScriptCat itself only uses it to recognise a renamed script.',
      ),
    ],
    compat: {tampermonkey: same, violentmonkey: absent},
  },
  tag: {
    title: text('标签', 'Tags'),
    summary: text(
      '给脚本贴标签，用户可以在列表里按标签筛选。',
      'Labels by which people can filter their script list.',
    ),
    notes: [
      text(
        '用空格、半角逗号或全角逗号分隔，可以写多行，重复的会去掉。用户自己改过标签后，以用户的为准。',
        'Separated by spaces, commas or full-width commas, on one line or several; duplicates are dropped. Tags edited by the user win.',
      ),
    ],
    compat: {
      tampermonkey: same,
      violentmonkey: differs(text('一行一个标签。', 'One tag per line.')),
    },
  },
  antifeature: {
    title: text('反功能特性', 'Antifeature'),
    summary: text(
      '主动说明脚本里有广告、付费、追踪之类的内容，安装页会以警示标记显示。',
      'Declares ads, payment, tracking and the like, which the install page then shows as warning badges.',
    ),
    notes: [
      text(
        '第一个词必须是 `referral-link`（推荐链接）、`ads`（附带广告）、`payment`（付费脚本）、`miner`（挖矿）、`membership`（会员功能）、`tracking`（信息追踪）之一，其他类型会被忽略；后面可以跟说明文字。',
        'The first word must be `referral-link`, `ads`, `payment`, `miner`, `membership` or `tracking`; other types are ignored. A description may follow.',
      ),
      text('不支持 `@antifeature:语言` 的写法。', 'The form `@antifeature:locale` is not read.'),
    ],
    compat: {
      tampermonkey: differs(
        text('另外支持 `@antifeature:语言`。', 'Also reads `@antifeature:locale`.'),
      ),
      violentmonkey: {verdict: 'unverified'},
    },
  },
  icon: {
    title: text('脚本图标', 'Icon'),
    summary: text(
      '脚本的图标，可以是 URL 或 `data:` 内容。',
      'The icon of the script, a URL or a `data:` URI.',
    ),
    notes: [
      text(
        '脚本列表的取值顺序：`@icon`、`@iconURL`、`@icon64`、`@icon64URL`。弹窗在 `@iconURL` 之后还会看 `@defaulticon`。安装页只看 `@icon`。都没有时显示名称首字母。',
        'The script list takes the first of `@icon`, `@iconURL`, `@icon64`, `@icon64URL`; the popup also looks at `@defaulticon` after `@iconURL`; the install page reads `@icon` only. Without any of them the first letter of the name is shown.',
      ),
    ],
    compat: alike,
  },
  iconURL: {
    title: text('脚本图标', 'Icon URL'),
    summary: text('`@icon` 的后备。', 'Fallback for `@icon`.'),
    notes: [seeIcon],
    compat: {tampermonkey: same, violentmonkey: absent},
  },
  defaulticon: {
    title: text('默认图标', 'Default icon'),
    summary: text('弹窗里 `@icon` 的后备。', 'Fallback for `@icon` in the popup.'),
    notes: [
      text('脚本列表和安装页不读取它。', 'The script list and the install page do not read it.'),
    ],
    compat: {
      tampermonkey: differs(
        text('与 `@icon`、`@iconURL` 同义。', 'A synonym of `@icon` and `@iconURL`.'),
      ),
      violentmonkey: absent,
    },
  },
  icon64: {
    title: text('64×64 图标', '64×64 icon'),
    summary: text(
      '大图标，也是 `@icon` 的后备；对应 `GM_info.script.icon64`。',
      'The large icon, also a fallback for `@icon`; reported as `GM_info.script.icon64`.',
    ),
    notes: [seeIcon],
    compat: {tampermonkey: same, violentmonkey: absent},
  },
  icon64URL: {
    title: text('64×64 图标 URL', '64×64 icon URL'),
    summary: text('`@icon64` 的后备。', 'Fallback for `@icon64`.'),
    notes: [seeIcon],
    compat: {tampermonkey: same, violentmonkey: absent},
  },
  homepage: {
    title: text('脚本主页', 'Home page'),
    summary: text(
      '脚本列表里「脚本主页」按钮打开的 URL。',
      'The URL behind the **Homepage** button in the script list.',
    ),
    notes: [
      text(
        '每个脚本只有一个按钮，依次取第一个有效的 http/https URL：`@homepage`、`@homepageURL`、`@website`、`@source`、`@supportURL`。其他协议会被忽略。',
        'There is one button per script, and the first valid http or https value wins: `@homepage`, `@homepageURL`, `@website`, `@source`, `@supportURL`. Other protocols are ignored.',
      ),
    ],
    compat: alike,
  },
  homepageURL: {
    title: text('脚本主页', 'Home page'),
    summary: text('`@homepage` 的另一种写法。', 'Another spelling of `@homepage`.'),
    notes: [seeHomepage],
    compat: alike,
  },
  website: {
    title: text('脚本主页', 'Home page'),
    summary: text('`@homepage` 的另一种写法。', 'Another spelling of `@homepage`.'),
    notes: [seeHomepage],
    compat: alike,
  },
  source: {
    title: text('源码页', 'Source page'),
    summary: text(
      '源代码所在的页面；脚本猫只在没有主页时拿它当主页按钮的 URL。',
      'Where the source code lives; ScriptCat only uses it for the home page button when nothing better is given.',
    ),
    notes: [seeHomepage],
    compat: {
      tampermonkey: differs(
        text('与 `@homepage` 等同为主页的写法。', 'One of the spellings of the home page there.'),
      ),
      violentmonkey: {verdict: 'unverified'},
    },
  },
  supportURL: {
    title: text('支持站点', 'Support page'),
    summary: text(
      '反馈问题的页面；作为主页按钮的最后后备，1.5.1 起脚本列表另有单独的反馈入口。',
      'Where to report problems: the last fallback of the home page button, and since 1.5.1 an entry of its own in the script list.',
    ),
    notes: [seeHomepage],
    compat: {
      tampermonkey: {
        ...differs(text('有单独的反馈入口。', 'Has an entry of its own for reports.')),
        unverified: true,
      },
      violentmonkey: {
        ...differs(text('有单独的反馈入口。', 'Has an entry of its own for reports.')),
        unverified: true,
      },
    },
  },
  support: {
    title: text('支持站点', 'Support page'),
    summary: text('`@supportURL` 的另一种写法。', 'Another spelling of `@supportURL`.'),
    notes: [
      text(
        '1.5.1 起识别，脚本列表里另有一个反馈问题的入口；更早的版本会忽略它，想都兼容就写 `@supportURL`。',
        'Recognised since 1.5.1, where the script list has an entry for reports; older versions ignore it, so write `@supportURL` to be safe.',
      ),
    ],
    compat: {tampermonkey: {verdict: 'unverified'}, violentmonkey: {verdict: 'unverified'}},
  },
  updateURL: {
    title: text('更新检查 URL', 'Update URL'),
    summary: text(
      '检查更新时读取的文件，只需要包含元数据。',
      'The file the update check reads; the header alone is enough.',
    ),
    notes: [
      text(
        '没有这一对键时，检查 URL 是安装 URL 把第一个 `user.js` 换成 `meta.js`（URL 里没有 `user.js` 就不变），下载 URL 就是安装 URL。本地新建的脚本没有安装 URL，也就没有更新检查。',
        'Without the pair the check reads the install URL with the first `user.js` replaced by `meta.js` (unchanged if there is none), and the download comes from the install URL. A script created locally has no install URL and so no update check.',
      ),
      text(
        '服务器必须返回 HTTP 200，并且内容类型不能是 `text/html`。',
        'The server has to answer HTTP 200 with a content type other than `text/html`.',
      ),
      text(
        '用户可以在「脚本设置 > 更新」里改 URL 或关掉检查。',
        'People can change the URL or switch the check off under **Script Settings > Update**.',
      ),
    ],
    mistake: text(
      '只写 `@updateURL` 不写 `@downloadURL`：必须成对出现，缺一个就两个都不生效。',
      'Writing `@updateURL` without `@downloadURL`: they only work as a pair, and one alone disables both.',
    ),
    compat: {
      tampermonkey: differs(text('两个键各自独立生效。', 'Each of the two keys works on its own.')),
      violentmonkey: {
        ...differs(text('两个键各自独立生效。', 'Each of the two keys works on its own.')),
        unverified: true,
      },
    },
  },
  downloadURL: {
    title: text('下载 URL', 'Download URL'),
    summary: text(
      '更新时下载新版本的 URL，必须与 `@updateURL` 同时出现。',
      'Where the new version is downloaded from; needs `@updateURL` beside it.',
    ),
    notes: [
      text(
        '最终采用的下载 URL 可以从 `GM_info.scriptUpdateURL` 和 `GM_info.script.downloadURL` 读到。',
        'The URL in force is reported by `GM_info.scriptUpdateURL` and `GM_info.script.downloadURL`.',
      ),
    ],
    compat: {
      tampermonkey: differs(
        text(
          '单独写也有效；写 `none` 关闭更新检查。',
          'Works on its own; `none` switches update checks off.',
        ),
      ),
      violentmonkey: {...differs(text('单独写也有效。', 'Works on its own.')), unverified: true},
    },
  },
  match: {
    title: text('匹配', 'Match'),
    summary: text(
      '脚本在哪些页面运行。写法是「协议 + 主机 + 路径」，首选它，而不是 `@include`。',
      'The pages a script runs on, written as scheme, host and path. Prefer it to `@include`.',
    ),
    notes: [
      text(
        '至少要有一行 `@match` 或 `@include`，否则脚本哪里都不运行——不写不等于「所有页面」。',
        'There must be at least one `@match` or `@include`; without them the script runs nowhere, not everywhere.',
      ),
      text(
        '`*.example.com` 匹配该域名本身和任意层子域名。主机必须是小写的 Punycode 形式。',
        '`*.example.com` covers the domain itself and subdomains at any depth. Hosts must be lower-case and in Punycode.',
      ),
      text(
        '端口会被忽略：写了 `:8443` 也会匹配所有端口。`#` 之后的部分不参与匹配。',
        'Ports are ignored: a pattern with `:8443` matches every port. The part after `#` takes no part.',
      ),
      text(
        '协议写 `*` 只包括 http 和 https。本地文件要写明 `file:///…`，还要在浏览器里允许扩展访问文件网址。',
        'A `*` as scheme means http and https only. For local files write `file:///…`, and the browser has to allow the extension access to file URLs.',
      ),
      text(
        '正则、`<all_urls>`、`.tld`、IPv6 地址在 `@match` 中都不支持，该行会被忽略或永远匹配不到。',
        'Regular expressions, `<all_urls>`, `.tld` and IPv6 addresses are not supported here; such a line is ignored or never matches.',
      ),
    ],
    mistake: text(
      '`https://example.com` 没有路径，只匹配首页。想要整个网站，请写 `https://example.com/*`。',
      '`https://example.com` has no path and therefore means the front page only. For the whole site write `https://example.com/*`.',
    ),
    compat: {
      tampermonkey: differs(
        text(
          '脚本猫的改写（忽略端口、补全路径等，见下表）是它自己的，那里没有这样的说明。',
          'ScriptCat’s rewrites (ports dropped, paths completed, see the table below) are its own and not documented there.',
        ),
      ),
      violentmonkey: differs(
        text(
          '另外接受 `.tld`，`*` 可以在主机的任何位置。',
          'Also takes `.tld`, and `*` anywhere in the host.',
        ),
      ),
    },
  },
  include: {
    title: text('包含', 'Include'),
    summary: text(
      '用通配表达式或正则描述页面，适合 `@match` 表达不了的情况。',
      'Describes pages by a glob or a regular expression, for what `@match` cannot express.',
    ),
    notes: [
      text(
        '是合法匹配模式且不含 `*.` 的值按匹配模式处理；`/…/` 是正则；其余是通配表达式，`*` 为任意长度，`?` 正好一个字符，必须覆盖整个 URL（不含 `#`）。',
        'A value that is a valid match pattern without `*.` is treated as one; `/…/` is a regular expression; everything else is a glob in which `*` is any run and `?` exactly one character, and which has to cover the whole URL without the hash.',
      ),
      text(
        '正则在完整 URL（含 `#`）上测试，不写标志时默认 `i`；写了任何标志就以你写的为准。',
        'A regular expression is tested on the full URL including the hash. Without flags it gets `i`; any flag you write replaces that.',
      ),
      text(
        '`.tld/` 表示任意两个字符以上的后缀，连 `com.evil.test` 也算，慎用。',
        '`.tld/` stands for any suffix of two or more characters, `com.evil.test` included; use it with care.',
      ),
    ],
    mistake: text(
      '`@include /example\\.com/` 没有锚点，`https://evil.test/?q=example.com` 也会命中。请写成 `/^https?:\\/\\/example\\.com\\//`。',
      'A regular expression without an anchor, like `@include /example\\.com/`, also hits `https://evil.test/?q=example.com`. Write `/^https?:\\/\\/example\\.com\\//`.',
    ),
    compat: {
      tampermonkey: differs(
        text(
          '含 `://` 的值按近似 `@match` 的规则处理，不看 `#`；设置里可以整个关掉。',
          'A value with `://` is read much like `@match`, the hash takes no part, and a setting can switch the key off.',
        ),
      ),
      violentmonkey: differs(
        text(
          '与 `@match` 是「或」的关系，命中一条就运行；细节没有逐项对照。',
          'OR-ed with `@match`: one hit is enough; the details were not compared.',
        ),
      ),
    },
  },
  exclude: {
    title: text('排除', 'Exclude'),
    summary: text(
      '脚本不运行的页面；任何一条命中都压过所有 `@match` 和 `@include`。',
      'Pages the script stays away from; one hit beats every `@match` and `@include`.',
    ),
    notes: [
      text(
        '语法与 `@include` 相同，所以端口在这里是有效的。',
        'Same grammar as `@include`, so a port counts here.',
      ),
    ],
    mistake: text(
      '`@exclude *://*.example.com/*` 含有 `*.`，按通配表达式处理，排除不到 `https://example.com/` 本身，需要再加一行 `@exclude *://example.com/*`。',
      '`@exclude *://*.example.com/*` contains `*.` and is therefore a glob, which leaves `https://example.com/` itself in. Add a second line `@exclude *://example.com/*`.',
    ),
    compat: {
      tampermonkey: differs(text('语法差别同 `@include`。', 'Grammar differs as for `@include`.')),
      violentmonkey: differs(
        text(
          '另有 `@exclude-match`，按匹配模式排除。',
          'Has `@exclude-match` besides, which takes match patterns.',
        ),
      ),
    },
  },
  noframes: {
    title: text('不在 frame 中运行', 'No frames'),
    summary: text(
      '只在顶层页面运行，不进 iframe。绝大多数脚本都该加上。',
      'Runs in the top page only, never inside an iframe. Most scripts should have it.',
    ),
    notes: [
      text(
        '只看有没有这一行，写 `false` 也算开启。新建普通脚本的模板从 1.3.0 起自带它。',
        'Only its presence counts; even `false` switches it on. The page-script template includes it since 1.3.0.',
      ),
    ],
    mistake: text(
      '不写它，一个带三个 iframe、URL 又都匹配的页面会把脚本运行四次，于是出现四个按钮、四次请求。',
      'Without it a page with three iframes that match as well runs the script four times: four buttons, four requests.',
    ),
    compat: alike,
  },
  'run-at': {
    title: text('运行时机', 'Run at'),
    summary: text(
      '脚本在页面加载的哪个阶段运行；不写就是 `document-idle`。',
      'The stage of loading at which the script runs; `document-idle` unless you say otherwise.',
    ),
    notes: [
      text(
        '`document-start`：尽早注入，但正文要等一次与扩展的异步通信，可能晚于页面最早的脚本；必须抢在前面就加 `@early-start`。',
        '`document-start` is injected early, but the body waits for one round trip to the extension and may come after the page’s first scripts; add `@early-start` if it must not.',
      ),
      text(
        '`document-end`：HTML 解析完成。`document-idle`：默认，页面基本就绪。`document-body`：等到 `document.body` 存在，实际时机与 `document-idle` 相同。',
        '`document-end` is when the HTML has been parsed, `document-idle` the default when the page is about ready. `document-body` waits for `document.body`, in practice the same moment as `document-idle`.',
      ),
      text(
        '`context-menu`（1.4.0 起）：不自动运行，正文变成一个以脚本命名的菜单项，每点一次运行一次；`@grant none` 会被去掉，正文里没有 `GM_registerMenuCommand`。',
        '`context-menu` (since 1.4.0) does not run by itself: the body becomes a menu entry named after the script and runs once per click; `@grant none` is dropped, and `GM_registerMenuCommand` is undefined in the body.',
      ),
      text(
        '不认识的值按 `document-idle` 处理；只有第一行有效。',
        'Unknown values count as `document-idle`; only the first line is used.',
      ),
    ],
    mistake: text(
      '为了「快」就写 `document-start`，结果 `document.body` 还不存在，第一行就报错。要操作页面元素，请用默认值。',
      'Choosing `document-start` "to be fast" and failing on the first line because `document.body` does not exist yet. If you touch elements, keep the default.',
    ),
    compat: {
      tampermonkey: differs(
        text(
          '取值相同，`document-body` 的时机不同。',
          'Same values; the moment of `document-body` differs.',
        ),
      ),
      violentmonkey: differs(
        text(
          '默认是 `document-end`，没有 `context-menu`。',
          'The default is `document-end`; there is no `context-menu`.',
        ),
      ),
    },
  },
  'early-start': {
    title: text('抢先运行', 'Early start'),
    summary: text(
      '让脚本抢在页面任何代码之前运行，用于改写页面要用到的接口。',
      'Runs the script before any code of the page, for replacing what the page is about to use.',
    ),
    notes: [
      text(
        '必须与 `@run-at document-start` 一起写，值留空或写 `true`，否则无效；与 `@unwrap` 同时使用也无效。',
        'Only together with `@run-at document-start`, blank or `true`; otherwise, and together with `@unwrap`, it has no effect.',
      ),
      text(
        '代码、储存的值和资源会一起登记到浏览器，`GM_getValue` 可以立刻同步读取；代价是每次改值都要重新登记。',
        'Code, stored values and resources are registered with the browser, so `GM_getValue` reads at once; the price is that every changed value registers the script again.',
      ),
      text(
        '要发消息给扩展的调用会等环境就绪，`await CAT_scriptLoaded()` 就是那个时刻。',
        'Calls that send a message to the extension wait until the environment is ready; `await CAT_scriptLoaded()` is that moment.',
      ),
      text(
        '**只用 `@match` 限定范围**：只要有一条通配表达式形式的 `@include`（没有正则），正文会在**所有**网页上执行，还读得到储存的值。非用 `@include` 不可，就把一切放到 `await CAT_scriptLoaded()` 之后——在不匹配的页面上它永远不会完成。',
        '**Limit it with `@match` only**: with a glob `@include` and no regular expression the body runs on **every** page and can read the stored values there. If you need `@include`, do nothing before `await CAT_scriptLoaded()`, which never resolves on a page that does not match.',
      ),
    ],
    mistake: text(
      '一上来就碰 `document.head` 或 `document.body`：这时只有 `<html>`。加样式先 `await CAT_scriptLoaded()` 再用 `GM_addStyle`（太早会抛错），其余等页面出现再说。',
      'Reaching for `document.head` or `document.body` at once: only `<html>` is there yet. For styles `await CAT_scriptLoaded()` and then call `GM_addStyle`, which throws when called too early; leave the rest until the page has appeared.',
    ),
    compat: onlyHere,
  },
  'run-in': {
    title: text('运行环境', 'Run in'),
    summary: text(
      '限定在普通标签页还是隐身标签页里运行。',
      'Restricts the script to normal or to incognito tabs.',
    ),
    notes: [
      text(
        '`all`、`normal-tabs`、`incognito-tabs`，不写等于到处运行。只看第一行：同时写两行等于只写了第一行。',
        '`all`, `normal-tabs` or `incognito-tabs`; absent means everywhere. Only the first line is evaluated, so two lines behave like the first alone.',
      ),
      text(
        '后台与定时脚本从 1.4.0 起也看这个键；Firefox 上对它们不起作用。前提是用户允许扩展在无痕窗口中运行。',
        'Background and scheduled scripts obey it since 1.4.0, not on Firefox. The extension must be allowed in incognito windows.',
      ),
    ],
    compat: {
      tampermonkey: differs(
        text('没有 `all`，支持容器和多行。', 'No `all`; supports containers and several lines.'),
      ),
      violentmonkey: absent,
    },
  },
  'inject-into': {
    title: text('注入环境', 'Inject into'),
    summary: text(
      '脚本运行在页面自己的环境里，还是隔离的环境里。',
      'Whether the script runs in the page’s own world or in an isolated one.',
    ),
    notes: [
      text(
        '`page`（默认）：页面环境，`unsafeWindow` 就是页面的 `window`。`content`：浏览器的隔离环境，不受页面 CSP 限制，共享 DOM，但看不到页面里的 JavaScript 变量。',
        '`page`, the default, is the page’s world and `unsafeWindow` its `window`. `content` is the browser’s isolated world: free of the page’s CSP, sharing the DOM, without the page’s JavaScript variables.',
      ),
      text(
        '其他值（包括 Violentmonkey 的 `auto`）都按 `page` 处理，不会自动切换。',
        'Any other value, Violentmonkey’s `auto` included, means `page`; nothing falls back automatically.',
      ),
    ],
    compat: {
      tampermonkey: absent,
      violentmonkey: differs(
        text(
          '默认 `auto`，遇到 CSP 会自动换环境。',
          'The default is `auto`, which falls back when the CSP objects.',
        ),
      ),
    },
  },
  unwrap: {
    title: text('不经沙盒直接注入', 'Unwrapped'),
    summary: text(
      '把代码原样放进页面，没有沙盒，也没有任何 GM API。',
      'Puts the code into the page as it is: no sandbox and no GM API at all.',
    ),
    notes: [
      text(
        '连 `GM_info` 都没有，`@grant` 被忽略。顶层的 `return` 和 `await` 是语法错误；`let`、`const`、`class` 留在块里，`var` 和函数会成为全局变量。',
        'Not even `GM_info` is there, and `@grant` is ignored. Top-level `return` and `await` are syntax errors; `let`, `const` and `class` stay in a block, while `var` and functions become globals.',
      ),
      text(
        '`@run-at`、`@noframes`、`@inject-into`、`@require-css` 仍然有效。',
        '`@run-at`, `@noframes`, `@inject-into` and `@require-css` still apply.',
      ),
    ],
    compat: {
      tampermonkey: absent,
      violentmonkey: {
        ...same,
        unverified: true,
        note: text('细节没有逐项对照。', 'The details were not compared.'),
      },
    },
  },
  grant: {
    title: text('权限申请', 'Grant'),
    summary: text(
      '脚本要用哪些 API，就写哪些名字；没写的名字在脚本里根本不存在。',
      'Names the APIs a script uses; a name that is not listed does not exist inside the script.',
    ),
    notes: [
      text(
        '`GM_x` 会同时带来 `GM.x`，反之亦然。两个例外：`GM_xmlhttpRequest` 与 `GM.xmlHttpRequest`（H 大小写不同）要各写各的；`GM_getResourceURL` 不会带来 `GM.getResourceUrl`。',
        '`GM_x` also brings `GM.x` and the other way round, with two exceptions: `GM_xmlhttpRequest` and `GM.xmlHttpRequest` (note the H) each need their own line, and `GM_getResourceURL` does not bring `GM.getResourceUrl`.',
      ),
      text(
        '一行 `@grant` 都不写：有沙盒，只有 `GM_info` 和 `unsafeWindow`，后台脚本另有 `CATRetryError`。写 `none`：没有沙盒，直接用页面的 `window`，其他 `@grant` 全部失效；后台脚本会因此失去 `CATRetryError`，定时器也不再随停止而清除。',
        'No `@grant` at all means a sandbox with `GM_info` and `unsafeWindow` only, plus `CATRetryError` in background scripts. `none` means no sandbox: the script works on the page’s `window`, and every other `@grant` is void; a background script loses `CATRetryError` with it, and stopping no longer clears its timers.',
      ),
      text(
        '名字区分大小写，写错的会被悄悄忽略。在编辑器里同时写 `none` 和 GM API 会拒绝保存。',
        'Names are case-sensitive and a misspelt one is silently ignored. The editor refuses to save `none` together with a GM API.',
      ),
    ],
    mistake: text(
      '调用时报 `ReferenceError: GM_xxx is not defined`，几乎总是少了一行 `@grant`，或者拼错了大小写。',
      'A `ReferenceError: GM_xxx is not defined` nearly always means a missing `@grant` line or a letter in the wrong case.',
    ),
    compat: {
      tampermonkey: differs(
        text(
          '可用的名字不同：没有 `CAT_*`，多 `GM_audio`、`GM_webRequest` 等。',
          'Different names: no `CAT_*`, but `GM_audio`, `GM_webRequest` and others.',
        ),
      ),
      violentmonkey: differs(
        text(
          '2.32 之前不写 `@grant` 等于 `none`；`none` 时仍有 `unsafeWindow`。',
          'Before 2.32 no `@grant` meant `none`; with `none` it still defines `unsafeWindow`.',
        ),
      ),
    },
  },
  connect: {
    title: text('跨域访问权限', 'Connect'),
    summary: text(
      '脚本会访问哪些域名。列清楚，用户就不会在运行时被弹窗打断。',
      'The hosts a script talks to. List them and nobody is interrupted by a question later.',
    ),
    notes: [
      text(
        '对 `GM_xmlhttpRequest`、`GM_cookie` 和原生模式的 `GM_download`（1.5.0 起）有效。',
        'Governs `GM_xmlhttpRequest`, `GM_cookie` and, since 1.5.0, `GM_download` in native mode.',
      ),
      text(
        '`example.com` 包含它自己和所有子域名；`self` 指当前页面主机的子域名；`*` 放行一切，安装页会标为危险。`localhost` 和 IP 地址按原文比较，端口都不看。当前页面自己的主机始终允许。',
        '`example.com` covers itself and every subdomain, `self` the subdomains of the page’s host, `*` everything, which the install page marks as dangerous. `localhost` and IP addresses are compared as text, and ports never count. The page’s own host is always allowed.',
      ),
      text(
        '一行都不写：每个主机第一次访问时询问用户。写了但没列到：直接拒绝，不会询问，除非用户以前允许过；`GM_download` 则改为询问。',
        'With no line at all the user is asked per host. With lines, a host that is not among them is refused without a question unless the user allowed it earlier; `GM_download` asks instead.',
      ),
      text(
        '由订阅安装的脚本，如果订阅写了 `@connect`，就整个换成订阅的清单。',
        'For a script installed by a subscription that has `@connect` lines, the subscription’s list takes the place of its own.',
      ),
      text(
        '后台和定时脚本没有「当前页面」，`self` 永远匹配不到，请把主机一个个列出来。更新中新增的条目会让静默更新改为需要确认。',
        'Background and scheduled scripts have no page, so `self` never matches: list every host. A new entry in an update stops a silent update.',
      ),
    ],
    mistake: text(
      '写成 `https://example.com`、`*.example.com` 或带端口、路径的形式：这些都匹配不到任何主机，只写裸域名。',
      'Writing `https://example.com`, `*.example.com`, a port or a path: none of these matches anything. Write the bare host name.',
    ),
    compat: {
      tampermonkey: differs(
        text(
          '`@connect *` 仍会询问，并且检查跳转后的最终 URL。',
          'Still asks with `@connect *`, and checks the final URL after redirects.',
        ),
      ),
      violentmonkey: differs(
        text('文档中没有对 `@connect` 的限制。', 'No enforcement of `@connect` is documented.'),
      ),
    },
  },
  require: {
    title: text('引入外部脚本', 'Require'),
    summary: text(
      '安装时下载一段外部 JavaScript，放在你的代码前面运行。',
      'Downloads a piece of JavaScript at install time and runs it before your code.',
    ),
    notes: [
      text(
        '多行按顺序拼接，与脚本同一作用域。只支持绝对 URL。',
        'Several lines are joined in order and share the scope of the script. Absolute URLs only.',
      ),
      text(
        '按 URL 缓存，超过 24 小时才会在安装或更新时重新下载；下载失败会记为空内容，直到下次安装、更新，或在编辑器的**资源**标签页里把它删掉。',
        'Cached by URL and downloaded again on install or update when older than 24 hours; a failed download counts as empty until then, or until it is deleted on the **Resources** tab of the editor.',
      ),
      text(
        'URL 后可以加校验值：`#sha384-…` 或 `#md5=…`（支持 md5、sha1、sha256、sha384、sha512，十六进制或 base64），多个用 `,` 或 `;` 分隔，建议 sha384 以上。不符时该资源被替换为一条控制台警告，脚本本身照常运行。',
        'A hash may follow the URL: `#sha384-…` or `#md5=…` (md5, sha1, sha256, sha384, sha512; hex or base64), several of them separated by `,` or `;`; use sha384 or better. On a mismatch that resource becomes a console warning and the script still runs.',
      ),
      text(
        '`file:///` URL 每次加载页面都会重新读取，适合本地开发；需要在浏览器里打开「允许访问文件网址」。',
        'A `file:///` URL is read again on every page load, which suits local development; the browser’s "Allow access to file URLs" must be on.',
      ),
    ],
    mistake: text(
      '把 CSS 文件写进 `@require` 会被当成 JavaScript 执行；样式请用 `@require-css`。',
      'A CSS file in `@require` is executed as JavaScript; use `@require-css` for styles.',
    ),
    compat: {
      tampermonkey: differs(
        text('另有 `tampermonkey://vendor` URL。', 'Also knows `tampermonkey://vendor` URLs.'),
      ),
      violentmonkey: differs(
        text(
          '支持相对 URL，不能用本地文件，没有校验值。',
          'Resolves relative URLs, forbids local files, has no hashes.',
        ),
      ),
    },
  },
  'require-css': {
    title: text('引入外部 CSS', 'Require CSS'),
    summary: text(
      '安装时下载一份样式表，在脚本运行前应用到页面。',
      'Downloads a stylesheet at install time and applies it right before the script runs.',
    ),
    notes: [
      text(
        '不需要 `@grant`；样式表里的 `@import` 不会加载。缓存与校验规则同 `@require`。',
        'Needs no `@grant`; an `@import` inside is not loaded. Cache and hashes work as for `@require`.',
      ),
    ],
    compat: onlyHere,
  },
  resource: {
    title: text('引入资源', 'Resource'),
    summary: text(
      '随脚本一起下载的文本或图片，用 `GM_getResourceText`、`GM_getResourceURL` 读取。',
      'Text or an image downloaded with the script, read with `GM_getResourceText` or `GM_getResourceURL`.',
    ),
    notes: [
      text(
        '必须正好是「名称 + URL」两部分，否则该行被忽略。缓存和 `file:///` 规则同 `@require`。',
        'Exactly two parts, a name and a URL, or the line is ignored. Cache and `file:///` work as for `@require`.',
      ),
      text(
        '校验值写法同 `@require`；不符时，`GM_getResourceText` 和 `GM_getResourceURL` 得到的都是一句警告代码。',
        'Hashes work as for `@require`: on a mismatch both `GM_getResourceText` and `GM_getResourceURL` give a warning instead of the file.',
      ),
    ],
    compat: {
      tampermonkey: same,
      violentmonkey: differs(
        text('支持相对 URL，没有校验值。', 'Resolves relative URLs; has no hashes.'),
      ),
    },
  },
  storageName: {
    title: text('储存空间名', 'Storage name'),
    summary: text(
      '给储存空间起名；同名的脚本共享全部值和变更事件。',
      'Names the value storage; scripts with the same name share all values and change events.',
    ),
    notes: [
      text(
        '不写时每个脚本用自己的 UUID，互不相干。用户配置的值也在同一空间里。',
        'Without it every script has a space of its own, named by its UUID. User-config values live in the same space.',
      ),
      text(
        '只有在没有任何已装或回收站里的脚本使用同一名字时，值才会被删除。',
        'The values are deleted only when no installed or trashed script uses the name any more.',
      ),
    ],
    compat: onlyHere,
  },
  background: {
    title: text('后台脚本', 'Background script'),
    summary: text(
      '把脚本变成后台脚本：不依附网页，启用时和浏览器启动时各运行一次。',
      'Makes it a background script: independent of any page, run once when it is enabled and when the browser starts.',
    ),
    notes: [
      text(
        '只看有没有这一行；若同时有 `@crontab`，以 `@crontab` 为准。`@match` 等与页面有关的键都没有意义。',
        'Only its presence counts, and `@crontab` wins over it. `@match` and the other page keys mean nothing here.',
      ),
      text(
        '后台脚本安装后默认关闭；更新不能把普通脚本变成后台脚本，反之亦然。',
        'Installed switched off. An update cannot turn a page script into a background script or back.',
      ),
    ],
    compat: onlyHere,
  },
  crontab: {
    title: text('定时脚本', 'Scheduled script'),
    summary: text(
      '按时间表运行的脚本：五段（分 时 日 月 周）或六段（前面加秒）。',
      'Runs the script on a schedule of five fields (minute, hour, day, month, weekday) or six, with seconds in front.',
    ),
    notes: [
      text(
        '可以写多行，每行都会生效；但只要有一行写错，就一行都不会启动。界面只显示第一行。',
        'Several lines are all scheduled, but a single invalid one stops them all. The interface shows the first only.',
      ),
      text(
        '安装时只检查段数，数值越界要到启用时才报「错误的定时表达式」。',
        'Installing only counts the fields; a value out of range surfaces as "Invalid cron expression" when the script is enabled.',
      ),
      text(
        '`once` 可以写在某一段，表示每个周期只运行一次，并在错过后补上。',
        '`once` in a field means one run per period and catches up after a missed one.',
      ),
    ],
    compat: onlyHere,
  },
  UserSubscribe: {
    title: text('订阅标记', 'Subscription marker'),
    summary: text(
      '用 `==UserSubscribe==` 代替 `==UserScript==`，文件就成为订阅：一组脚本的清单。',
      'Written instead of `==UserScript==`, it makes the file a subscription: a list of scripts.',
    ),
    notes: [
      text(
        '没有 `@usersubscribe` 这一行可写；文件里的代码不会执行。',
        'There is no `@usersubscribe` line to write, and no code in the file is executed.',
      ),
    ],
    compat: onlyHere,
  },
  scriptUrl: {
    title: text('订阅的脚本 URL', 'Script URL'),
    summary: text(
      '订阅要安装的一个脚本的 URL，一行一个。',
      'The URL of one script a subscription installs; one line each.',
    ),
    notes: [text('`@scriptURL` 也可以。', '`@scriptURL` works as well.')],
    compat: onlyHere,
  },
  cloudCat: {
    title: text('云端执行', 'Cloud export'),
    summary: text(
      '在脚本列表里显示「上传到云端」按钮，用来导出本地 Node.js 包。',
      'Shows the **Upload to Cloud** button in the script list, which exports a local Node.js package.',
    ),
    notes: [
      text(
        '除了显示按钮没有别的作用，任何类型的脚本都可以写。',
        'It does nothing beyond showing the button, for any kind of script.',
      ),
    ],
    compat: onlyHere,
  },
  exportValue: {
    title: text('导出 Value', 'Export values'),
    summary: text(
      '预填导出对话框里的「值导出表达式」。',
      'Pre-fills **Value Export Expression** in the export dialog.',
    ),
    notes: [
      text(
        '只读第一行，多个键用逗号分隔。注意：0.17 以来的版本导出的值缺少键名，包里读不到。',
        'Only the first line is read; separate keys by commas. Note that since 0.17 the values are exported without their keys and cannot be read in the package.',
      ),
    ],
    compat: onlyHere,
  },
  exportCookie: {
    title: text('导出 Cookie', 'Export cookies'),
    summary: text(
      '预填导出对话框里的「cookie导出表达式」。',
      'Pre-fills **Cookie Export Expression** in the export dialog.',
    ),
    notes: [
      text(
        '只读第一行，格式如 `domain=example.com;name=token`，必须有 `url` 或 `domain`。',
        'Only the first line is read, in the form `domain=example.com;name=token`; it needs `url` or `domain`.',
      ),
    ],
    compat: onlyHere,
  },
  cloudServer: {
    title: text('云端服务 URL', 'Cloud server'),
    summary: text(
      '没有作用：编辑器认识它，但运行时没有任何地方读取。',
      'No effect: the editor knows it, and nothing reads it.',
    ),
    notes: [],
    compat: onlyHere,
  },
  definition: {
    title: text('类型定义引用', 'Type definition'),
    summary: text(
      '0.10 起没有作用。想要补全，请在「设置 > 开发工具 > 编辑器类型定义」里配置。',
      'No effect since 0.10. For completion use **Settings > Development Tools > Editor Type Definition**.',
    ),
    notes: [],
    compat: onlyHere,
  },
  compatible: {
    title: text('兼容性说明', 'Compatible'),
    summary: text(
      '写给脚本站看的兼容说明，脚本猫不读取。',
      'A compatibility note for script sites; ScriptCat does not read it.',
    ),
    notes: [],
    compat: {tampermonkey: absent, violentmonkey: same},
  },
  sandbox: {
    title: text('沙盒模式', 'Sandbox mode'),
    summary: text(
      'Tampermonkey 的键，脚本猫不读取；想选环境请用 `@inject-into`。',
      'A Tampermonkey key that ScriptCat does not read; choose the world with `@inject-into`.',
    ),
    notes: [text('`GM_info.sandboxMode` 固定为 `raw`。', '`GM_info.sandboxMode` is always `raw`.')],
    compat: {
      tampermonkey: differs(text('只在那里有效。', 'Works there only.')),
      violentmonkey: absent,
    },
  },
  webRequest: {
    title: text('请求规则', 'Web request rules'),
    summary: text(
      'Tampermonkey 的键，脚本猫不读取，没有作用。',
      'A Tampermonkey key; ScriptCat does not read it and it has no effect.',
    ),
    notes: [],
    compat: {
      tampermonkey: differs(text('只在那里有效。', 'Works there only.')),
      violentmonkey: absent,
    },
  },
  'exclude-match': {
    title: text('排除匹配', 'Exclude match'),
    summary: text(
      'Violentmonkey 的键，脚本猫不读取；请改用 `@exclude`。',
      'A Violentmonkey key that ScriptCat does not read; use `@exclude`.',
    ),
    notes: [],
    mistake: text(
      '从 Violentmonkey 搬来的脚本若只靠它排除页面，在脚本猫里就等于没有排除。',
      'A script from Violentmonkey that relies on it excludes nothing here.',
    ),
    compat: {
      tampermonkey: absent,
      violentmonkey: differs(text('只在那里有效。', 'Works there only.')),
    },
  },
  'top-level-await': {
    title: text('顶层 await', 'Top-level await'),
    summary: text(
      '不需要写：脚本正文本来就在 async 函数里，可以直接使用顶层 `await` 和 `return`（`@unwrap` 除外）。',
      'Not needed: every script body is already an async function, so top-level `await` and `return` just work, except with `@unwrap`.',
    ),
    notes: [],
    compat: {
      tampermonkey: absent,
      violentmonkey: differs(text('在那里需要写。', 'Needed there.')),
    },
  },
  nocompat: {
    title: text('关闭兼容模式', 'No compatibility mode'),
    summary: text(
      'Tampermonkey 的键，脚本猫不读取。',
      'A Tampermonkey key that ScriptCat does not read.',
    ),
    notes: [],
    compat: {
      tampermonkey: differs(text('只在那里有效。', 'Works there only.')),
      violentmonkey: absent,
    },
  },
};
