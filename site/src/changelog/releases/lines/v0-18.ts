import type {ChangesOf, Line} from '../types';

export const line = {
  id: '0.18',
  manifest: 3,
  releases: [
    {version: '0.18.2', date: '2025-07-08'},
    {version: '0.18.2-beta', date: '2025-07-03'},
    {version: '0.18.1', date: '2025-06-26'},
    {version: '0.18.1-beta', date: '2025-06-26'},
    {version: '0.18.0', date: '2025-06-24'},
    {version: '0.18.0-beta', date: '2025-06-24'},
  ],
} as const satisfies Line;

export const changes: ChangesOf<typeof line> = {
  '0.18.2': [
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '脚本按列表中手动排定的顺序执行',
        en: 'Execution order of scripts can be set by hand',
      },
      refs: [452],
    },
    {
      kind: 'feature',
      area: 'editor',
      text: {
        'zh-Hans': '编辑器脚本列表支持搜索、批量置顶与删除',
        en: 'Script list in the editor gains search, pin-to-top and delete',
      },
      refs: [462, 466],
    },
    {
      kind: 'feature',
      area: 'editor',
      text: {
        'zh-Hans': '储存面板可一次编辑全部值',
        en: 'Storage panel can edit all values at once',
      },
      refs: [458],
    },
    {
      kind: 'improvement',
      area: 'permission',
      text: {
        'zh-Hans': '弹窗按浏览器版本给出对应提示',
        en: 'Popup tells old browsers what is missing',
      },
    },
    {
      kind: 'improvement',
      area: 'api',
      text: {
        'zh-Hans': '改写 GM_download，可用 downloadMethod 指定浏览器下载',
        en: "GM_download reworked; downloadMethod selects the browser's downloader",
      },
      refs: [455, 476],
    },
    {
      kind: 'improvement',
      area: 'performance',
      text: {'zh-Hans': '站点图标加载更快', en: 'Site icons load faster'},
      refs: [474, 479],
    },
    {
      kind: 'fix',
      area: 'background',
      text: {
        'zh-Hans': 'UserConfig 写错时脚本仍可加载',
        en: 'A faulty UserConfig block no longer stops the script from loading',
      },
      refs: [483],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': 'GM_addElement 可设 textContent，通知图标正常显示',
        en: 'textContent in GM_addElement; notification icons',
      },
      refs: [463, 454],
    },
    {
      kind: 'fix',
      area: 'i18n',
      text: {
        'zh-Hans': '系统语言不受支持时仍可保存语言设置',
        en: 'Language choice is saved when the system language is unsupported',
      },
      refs: [485],
    },
    {
      kind: 'feature',
      area: 'i18n',
      text: {
        'zh-Hans': '新增日语、德语、繁体中文，默认回退为英语',
        en: 'Japanese, German and Traditional Chinese; English is the fallback',
      },
      refs: [485, 477],
    },
  ],
  '0.18.2-beta': [
    {
      kind: 'improvement',
      area: 'other',
      text: {'zh-Hans': '内容与 0.18.2 相同', en: 'Same content as 0.18.2'},
    },
  ],
  '0.18.1': [
    {
      kind: 'fix',
      area: 'background',
      text: {
        'zh-Hans': '后台脚本不再偶发加载失败',
        en: 'Background scripts no longer fail to load at random',
      },
    },
    {
      kind: 'fix',
      area: 'meta',
      text: {
        'zh-Hans': '网页脚本不再偶发无法加载，个别错误 @match 不影响其他脚本',
        en: 'Page scripts no longer fail to load at random; one bad @match no longer affects others',
      },
      refs: [447, 444],
    },
    {
      kind: 'fix',
      area: 'meta',
      text: {
        'zh-Hans': '支持 tld 域名与更多正则匹配',
        en: 'tld domains and more regular expressions match',
      },
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '修正 GM_cookie、GM_xmlhttpRequest 与重定向时的受限请求头',
        en: 'GM_cookie, GM_xmlhttpRequest and protected headers on redirect',
      },
      refs: [444],
    },
    {
      kind: 'fix',
      area: 'background',
      text: {'zh-Hans': '修正后台脚本定时器', en: 'Timers in background scripts'},
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {'zh-Hans': '修正日志记录与日志跳转', en: 'Log records and links to filtered logs'},
      refs: [445, 449],
    },
    {
      kind: 'improvement',
      area: 'editor',
      text: {'zh-Hans': 'ESLint 默认规则有变动', en: 'Default ESLint rules adjusted'},
    },
    {
      kind: 'breaking',
      area: 'other',
      text: {
        'zh-Hans': '本系列暂停提供 Firefox 包，Firefox 继续使用 0.16.x',
        en: 'Firefox package withdrawn from this line; Firefox stays on 0.16.x',
      },
      refs: [449],
    },
    {
      kind: 'improvement',
      area: 'i18n',
      text: {'zh-Hans': '补充英语翻译', en: 'English translation extended'},
    },
  ],
  '0.18.1-beta': [
    {
      kind: 'improvement',
      area: 'other',
      text: {'zh-Hans': '内容与 0.18.1 相同', en: 'Same content as 0.18.1'},
    },
  ],
  '0.18.0': [
    {
      kind: 'feature',
      area: 'api',
      text: {
        'zh-Hans': 'GM_notification 支持 tag、url 与点击事件参数',
        en: 'GM_notification: tag, url and click-event details',
      },
      refs: [431],
    },
    {
      kind: 'feature',
      area: 'meta',
      text: {'zh-Hans': '@run-at document-body 重新可用', en: '@run-at document-body works again'},
    },
    {
      kind: 'fix',
      area: 'meta',
      text: {
        'zh-Hans': '修正带查询串与特殊写法的 @match',
        en: '@match with query strings and unusual patterns',
      },
      refs: [440, 441],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {'zh-Hans': '修正沙盒中的 window', en: 'window in the sandbox'},
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {'zh-Hans': '修正脚本排序', en: 'Order of scripts'},
      refs: [425],
    },
    {
      kind: 'improvement',
      area: 'ui',
      text: {'zh-Hans': '调整更新日志的打开时机', en: 'When the changelog page opens is refined'},
    },
  ],
  '0.18.0-beta': [
    {
      kind: 'improvement',
      area: 'other',
      text: {'zh-Hans': '内容与 0.18.0 相同', en: 'Same content as 0.18.0'},
    },
  ],
};
