import type {ChangesOf, Line} from '../types';

export const line = {
  id: '1.1',
  manifest: 3,
  releases: [
    {version: '1.1.2', date: '2025-09-18'},
    {version: '1.1.1', date: '2025-09-07'},
    {version: '1.1.0', date: '2025-09-07'},
    {version: '1.1.0-beta.2', date: '2025-09-03'},
    {version: '1.1.0-beta.1', date: '2025-08-29'},
    {version: '1.1.0-beta', date: '2025-08-18'},
  ],
} as const satisfies Line;

export const changes: ChangesOf<typeof line> = {
  '1.1.2': [
    {
      kind: 'fix',
      area: 'api',
      text: {'zh-Hans': '页面有 CSP 时仍可注入脚本', en: 'Scripts are injected despite page CSP'},
      refs: [739, 728],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '修正沙盒 toString 与 GM_xmlhttpRequest 的 document 响应',
        en: 'Sandbox toString; document responses of GM_xmlhttpRequest',
      },
      refs: [737, 716],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {
        'zh-Hans': '图标不再显示 0，弹窗中的后台脚本可展开',
        en: 'Badge no longer shows 0; background scripts expand in the popup',
      },
    },
    {
      kind: 'fix',
      area: 'other',
      text: {'zh-Hans': '过滤无关消息', en: 'Foreign messages are filtered'},
      refs: [676],
    },
  ],
  '1.1.1': [
    {
      kind: 'feature',
      area: 'editor',
      text: {
        'zh-Hans': '可自定义编辑器选项与类型定义',
        en: 'Custom editor options and type definitions',
      },
      refs: [708],
    },
    {
      kind: 'fix',
      area: 'other',
      text: {'zh-Hans': '恢复对较旧浏览器版本的兼容', en: 'Older browser versions work again'},
      refs: [715],
    },
    {
      kind: 'fix',
      area: 'editor',
      text: {
        'zh-Hans': '对比视图隐藏未变代码，并修正编辑器报错',
        en: 'Compare view hides unchanged code; editor errors fixed',
      },
      refs: [710],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {'zh-Hans': '小窗口下弹窗菜单显示完整', en: 'Popup menus fit small windows'},
    },
  ],
  '1.1.0': [
    {
      kind: 'feature',
      area: 'meta',
      text: {
        'zh-Hans': '@early-start 配合 document-start，先于页面代码运行',
        en: '@early-start (with @run-at document-start) runs a script before page code',
      },
      refs: [649],
    },
    {
      kind: 'feature',
      area: 'api',
      text: {
        'zh-Hans': 'CAT_scriptLoaded：等待 early-start 脚本完整加载',
        en: 'CAT_scriptLoaded waits until an early-start script has full GM API access',
      },
      refs: [649],
    },
    {
      kind: 'feature',
      area: 'sync',
      text: {'zh-Hans': 'Dropbox 可用于同步与备份', en: 'Dropbox for sync and backup'},
      refs: [575],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {'zh-Hans': '可搜索全部脚本的代码', en: 'Search across the code of all scripts'},
      refs: [662, 697],
    },
    {
      kind: 'feature',
      area: 'editor',
      text: {
        'zh-Hans': '可为脚本设置运行环境（普通或隐身标签）',
        en: 'Run environment (normal/incognito tabs) set per script',
      },
      refs: [628],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '提供移动端安装二维码与卸载调查页',
        en: 'QR code to install on mobile; survey page after uninstall',
      },
    },
    {
      kind: 'improvement',
      area: 'ui',
      text: {'zh-Hans': '没有后台脚本时自动收起该分组', en: 'Background section folds when empty'},
      refs: [626],
    },
    {
      kind: 'improvement',
      area: 'other',
      text: {
        'zh-Hans': '油猴未安装脚本时，脚本站可查到脚本猫的安装状态',
        en: "Script sites see ScriptCat's install status when Tampermonkey lacks the script",
      },
      refs: [703, 646],
    },
    {
      kind: 'improvement',
      area: 'meta',
      text: {
        'zh-Hans': '重写网址匹配，修正 @match *://*domain/* 与 @exclude',
        en: 'URL matching rewritten; @match *://*domain/* and @exclude corrected',
      },
      refs: [637, 702, 618],
    },
    {
      kind: 'improvement',
      area: 'editor',
      text: {'zh-Hans': '新建脚本默认 @grant none', en: 'New scripts start with @grant none'},
      refs: [589, 636],
    },
    {
      kind: 'fix',
      area: 'install',
      text: {
        'zh-Hans': '中转网站无法访问时仍可安装',
        en: 'Installing works when the website in between is unreachable',
      },
      refs: [705],
    },
    {
      kind: 'fix',
      area: 'install',
      text: {'zh-Hans': '识别更多 .user.js 链接', en: 'More .user.js links are recognised'},
      refs: [599],
    },
    {
      kind: 'fix',
      area: 'permission',
      text: {'zh-Hans': '@connect * 按预期放行所有域名', en: '@connect * takes effect'},
      refs: [623],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': 'finalUrl 带域名，重定向保留请求头，GM.getTab(s) 可用',
        en: 'finalUrl keeps its host; headers survive redirects; GM.getTab(s) work',
      },
      refs: [656, 664, 683],
    },
    {
      kind: 'security',
      area: 'api',
      text: {
        'zh-Hans': '封堵扩展环境的沙盒逃逸',
        en: 'Sandbox escape in the extension environment closed',
      },
      refs: [700],
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {'zh-Hans': '网盘授权页可自动关闭', en: 'Cloud-drive sign-in page closes by itself'},
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {
        'zh-Hans': '多窗口时在正确的窗口打开标签页',
        en: 'Tabs open in the right window with several windows',
      },
      refs: [586, 639],
    },
    {
      kind: 'improvement',
      area: 'i18n',
      text: {
        'zh-Hans': '完善越南语，新手引导支持多语言',
        en: 'Vietnamese extended; onboarding translated',
      },
      refs: [661, 627, 635],
    },
  ],
  '1.1.0-beta.2': [
    {
      kind: 'feature',
      area: 'meta',
      text: {
        'zh-Hans': '新增 @early-start 与 CAT_scriptLoaded',
        en: '@early-start and CAT_scriptLoaded',
      },
      refs: [649],
    },
    {
      kind: 'feature',
      area: 'sync',
      text: {'zh-Hans': '可选用 Dropbox 作为同步与备份空间', en: 'Dropbox storage'},
      refs: [575],
    },
    {
      kind: 'feature',
      area: 'editor',
      text: {'zh-Hans': '可为脚本设置运行环境', en: 'Run environment set per script'},
      refs: [628],
    },
    {
      kind: 'improvement',
      area: 'other',
      text: {
        'zh-Hans': '与油猴共存时可查询安装状态',
        en: 'Install status shared when Tampermonkey is also installed',
      },
      refs: [703],
    },
    {
      kind: 'improvement',
      area: 'ui',
      text: {'zh-Hans': '没有后台脚本时自动收起', en: 'Background section folds when empty'},
      refs: [626],
    },
    {
      kind: 'fix',
      area: 'install',
      text: {
        'zh-Hans': '中转网站无法访问时仍可安装',
        en: 'Installing works when the website in between is unreachable',
      },
      refs: [705],
    },
    {
      kind: 'security',
      area: 'api',
      text: {
        'zh-Hans': '封堵扩展环境的沙盒逃逸',
        en: 'Sandbox escape in the extension environment closed',
      },
      refs: [700],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {'zh-Hans': 'GM.getTab、GM.getTabs 可取得数据', en: 'GM.getTab/GM.getTabs return data'},
      refs: [683],
    },
    {
      kind: 'improvement',
      area: 'other',
      text: {
        'zh-Hans': '改进 Firefox 与 offscreen 兼容',
        en: 'Compatibility work for Firefox and offscreen pages',
      },
      refs: [704, 674, 675, 679],
    },
  ],
  '1.1.0-beta.1': [
    {
      kind: 'feature',
      area: 'ui',
      text: {'zh-Hans': '可搜索全部脚本的代码', en: 'Search across the code of all scripts'},
      refs: [662],
    },
    {
      kind: 'improvement',
      area: 'meta',
      text: {'zh-Hans': '重写网址匹配', en: 'URL matching rewritten'},
      refs: [637, 653],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {'zh-Hans': 'finalUrl 带域名', en: 'finalUrl keeps its host'},
      refs: [656],
    },
    {
      kind: 'fix',
      area: 'other',
      text: {'zh-Hans': '较旧内核的浏览器也能运行', en: 'Older browser cores work'},
      refs: [647],
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {'zh-Hans': '网盘授权页可自动关闭', en: 'Cloud-drive sign-in page closes by itself'},
    },
    {
      kind: 'improvement',
      area: 'i18n',
      text: {'zh-Hans': '完善越南语', en: 'Vietnamese extended'},
      refs: [661],
    },
  ],
  '1.1.0-beta': [
    {
      kind: 'improvement',
      area: 'install',
      text: {'zh-Hans': '整理安装页', en: 'Install page tidied up'},
      refs: [611],
    },
    {
      kind: 'improvement',
      area: 'editor',
      text: {'zh-Hans': '新建脚本默认 @grant none', en: 'New scripts start with @grant none'},
      refs: [589],
    },
    {
      kind: 'fix',
      area: 'permission',
      text: {'zh-Hans': '@connect * 按预期放行所有域名', en: '@connect * takes effect'},
      refs: [623],
    },
    {
      kind: 'fix',
      area: 'meta',
      text: {'zh-Hans': '修正 @exclude 匹配', en: '@exclude matching'},
      refs: [618],
    },
    {
      kind: 'fix',
      area: 'install',
      text: {'zh-Hans': '识别更多 .user.js 链接', en: 'More .user.js links are recognised'},
      refs: [599],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {
        'zh-Hans': '在正确的窗口打开标签页，修正图标计数与加载',
        en: 'Tabs open in the right window; badge and icon loading',
      },
      refs: [586, 605, 597],
    },
    {
      kind: 'improvement',
      area: 'performance',
      text: {'zh-Hans': '改进资源加载', en: 'Resource loading improved'},
      refs: [612],
    },
  ],
};
