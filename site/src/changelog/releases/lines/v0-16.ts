import type {ChangesOf, Line} from '../types';

export const line = {
  id: '0.16',
  manifest: 2,
  releases: [
    {version: '0.16.15', date: '2026-05-19'},
    {version: '0.16.15-beta', date: '2026-05-19'},
    {version: '0.16.14', date: '2026-04-26'},
    {version: '0.16.13', date: '2026-03-29'},
    {version: '0.16.12', date: '2025-11-29'},
    {version: '0.16.12-beta', date: '2025-11-29'},
    {version: '0.16.11', date: '2025-08-26'},
    {version: '0.16.11-beta', date: '2025-08-25'},
    {version: '0.16.10', date: '2025-07-15'},
    {version: '0.16.10-beta', date: '2025-07-14'},
    {version: '0.16.9', date: '2025-07-09'},
    {version: '0.16.7', date: '2025-07-08'},
    {version: '0.16.6', date: '2024-10-24'},
    {version: '0.16.5', date: '2024-07-12'},
    {version: '0.16.4', date: '2024-07-10'},
    {version: '0.16.3', date: '2024-05-12'},
    {version: '0.16.2', date: '2024-04-23'},
    {version: '0.16.1', date: '2024-02-27'},
    {version: '0.16.0', date: '2023-12-23'},
    {version: '0.16.0-beta', date: '2023-11-30'},
  ],
} as const satisfies Line;

export const changes: ChangesOf<typeof line> = {
  '0.16.15': [
    {
      kind: 'fix',
      area: 'other',
      text: {
        'zh-Hans': '后台脚本沙盒适配 Firefox 149–152 的接口与 CSP 变化',
        en: 'Background-script sandbox adapted to the API and CSP changes of Firefox 149–152',
      },
      refs: [1448],
    },
    {
      kind: 'fix',
      area: 'other',
      text: {'zh-Hans': '修复 Manifest V2 打包', en: 'Manifest V2 packaging works again'},
      refs: [1423],
    },
  ],
  '0.16.15-beta': [
    {
      kind: 'improvement',
      area: 'other',
      text: {'zh-Hans': '内容与 0.16.15 相同', en: 'Same content as 0.16.15'},
    },
  ],
  '0.16.14': [
    {
      kind: 'feature',
      area: 'background',
      text: {
        'zh-Hans': 'cron 支持与主线一致的 once(...) 写法',
        en: 'Cron accepts once(...) as in the main line',
      },
      refs: [1331],
    },
    {
      kind: 'improvement',
      area: 'editor',
      text: {
        'zh-Hans': '脚本模板、快捷键与多语言提示与主线对齐',
        en: 'Templates, shortcuts and localised hints aligned with the main line',
      },
      refs: [1331],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '嵌套 iframe 可经 window.parent 收到 postMessage',
        en: 'Nested iframes receive postMessage through window.parent',
      },
      refs: [1335],
    },
  ],
  '0.16.13': [
    {
      kind: 'security',
      area: 'api',
      text: {
        'zh-Hans': '网页脚本无法再窃取 GM API 通信密钥',
        en: 'Page scripts can no longer steal the key used for GM API messages',
      },
      refs: [1317],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': 'Firefox 下 GM_cookie 可取得 cookie，url 默认当前页',
        en: 'GM_cookie returns cookies in Firefox; url defaults to the current page',
      },
      refs: [1319, 1187],
    },
    {
      kind: 'improvement',
      area: 'i18n',
      text: {'zh-Hans': '补充弹窗翻译', en: 'Popup texts translated'},
      refs: [1081],
    },
  ],
  '0.16.12': [
    {
      kind: 'fix',
      area: 'editor',
      text: {
        'zh-Hans': 'Firefox 下可格式化与类型检查',
        en: 'Formatting and type checking work in Firefox',
      },
      refs: [1005],
    },
    {
      kind: 'fix',
      area: 'meta',
      text: {
        'zh-Hans': '含特殊字符的脚本可正常运行',
        en: 'Scripts with special characters run unchanged',
      },
      refs: [997],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': 'Firefox 可用快捷键打开弹窗',
        en: 'Firefox keyboard shortcut opens the popup',
      },
      refs: [717],
    },
    {
      kind: 'improvement',
      area: 'permission',
      text: {
        'zh-Hans': 'Firefox 包移除 Chrome 专用权限并声明数据收集',
        en: 'Chrome-only permissions dropped from the Firefox package; data-collection notice added',
      },
      refs: [719, 1008],
    },
    {
      kind: 'improvement',
      area: 'sync',
      text: {'zh-Hans': '更新 WebDAV 组件', en: 'WebDAV library updated'},
      refs: [1006],
    },
    {
      kind: 'improvement',
      area: 'i18n',
      text: {'zh-Hans': '界面译文补齐', en: 'Missing translations filled in'},
      refs: [916],
    },
  ],
  '0.16.12-beta': [
    {
      kind: 'improvement',
      area: 'other',
      text: {'zh-Hans': '内容与 0.16.12 相同', en: 'Same content as 0.16.12'},
    },
  ],
  '0.16.11': [
    {
      kind: 'fix',
      area: 'meta',
      text: {
        'zh-Hans': '正确校验 @require、@resource 的完整性哈希',
        en: 'Integrity hashes of @require/@resource are verified correctly',
      },
    },
    {
      kind: 'fix',
      area: 'other',
      text: {'zh-Hans': '修正 Firefox 后台的 CSP 报错', en: 'Firefox CSP error in the background'},
      refs: [533],
    },
    {
      kind: 'improvement',
      area: 'install',
      text: {'zh-Hans': '改进安装窗口的打开方式', en: 'Install window opens more smoothly'},
      refs: [548],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {
        'zh-Hans': '下拉框选项完整显示，标签页打开更可靠',
        en: 'Drop-downs show every option; tabs open reliably',
      },
      refs: [552, 640],
    },
    {
      kind: 'improvement',
      area: 'editor',
      text: {'zh-Hans': '编辑器菜单固定为英文', en: 'Editor menus are in English'},
    },
  ],
  '0.16.11-beta': [
    {
      kind: 'fix',
      area: 'meta',
      text: {'zh-Hans': '修正完整性哈希校验', en: 'Integrity-hash checks'},
    },
    {
      kind: 'fix',
      area: 'other',
      text: {'zh-Hans': '修正 Firefox 后台的 CSP 报错', en: 'Firefox CSP error in the background'},
      refs: [533],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {'zh-Hans': '下拉框选项完整显示', en: 'Drop-downs show every option'},
      refs: [552],
    },
  ],
  '0.16.10': [
    {
      kind: 'fix',
      area: 'ui',
      text: {'zh-Hans': '修正窄屏布局', en: 'Layout on narrow screens'},
      refs: [495],
    },
    {
      kind: 'improvement',
      area: 'other',
      text: {
        'zh-Hans': 'Firefox 包使用固定的扩展 ID',
        en: 'Firefox package carries a fixed add-on ID',
      },
      refs: [541, 544],
    },
  ],
  '0.16.10-beta': [
    {
      kind: 'improvement',
      area: 'other',
      text: {
        'zh-Hans': 'Firefox 包使用固定的扩展 ID',
        en: 'Firefox package carries a fixed add-on ID',
      },
      refs: [541],
    },
  ],
  '0.16.9': [
    {
      kind: 'fix',
      area: 'other',
      text: {
        'zh-Hans': '修正 Firefox 兼容，跳过 0.16.8',
        en: 'Firefox compatibility; 0.16.8 was skipped',
      },
      refs: [510],
    },
  ],
  '0.16.7': [
    {
      kind: 'fix',
      area: 'other',
      text: {
        'zh-Hans': '从 Manifest V3 版本降级后数据库不再出错',
        en: 'Downgrading from the Manifest V3 line no longer breaks the database',
      },
      refs: [503],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {'zh-Hans': '修正 window 的 on… 事件处理', en: 'on… handlers of window'},
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {'zh-Hans': '修正 OneDrive 上传', en: 'OneDrive uploads'},
      refs: [366],
    },
    {
      kind: 'feature',
      area: 'i18n',
      text: {'zh-Hans': '新增德语与日语', en: 'German and Japanese added'},
    },
  ],
  '0.16.6': [
    {
      kind: 'fix',
      area: 'api',
      text: {'zh-Hans': 'GM.xmlHttpRequest 的 Promise 形式可用', en: 'GM.xmlHttpRequest'},
      refs: [308],
    },
    {
      kind: 'improvement',
      area: 'sync',
      text: {'zh-Hans': 'WebDAV 密码改为隐藏输入', en: 'WebDAV password field is masked'},
      refs: [311],
    },
    {
      kind: 'feature',
      area: 'i18n',
      text: {'zh-Hans': '新增越南语', en: 'Vietnamese interface'},
      refs: [314],
    },
  ],
  '0.16.5': [
    {
      kind: 'fix',
      area: 'api',
      text: {'zh-Hans': 'Chrome 127 上可正常调用 GM_addElement', en: 'GM_addElement on Chrome 127'},
      refs: [299],
    },
  ],
  '0.16.4': [
    {
      kind: 'feature',
      area: 'ui',
      text: {'zh-Hans': '列表显示脚本图标', en: 'Script icons in the list'},
      refs: [292],
    },
    {
      kind: 'feature',
      area: 'install',
      text: {'zh-Hans': '新建菜单可选本地文件', en: 'New-script menu imports a local file'},
      refs: [294],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '修正 Firefox 下的 GM_addElement，不再覆盖 RegExp 静态内容',
        en: 'GM_addElement in Firefox; RegExp statics no longer overwritten',
      },
      refs: [291, 293, 289],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {
        'zh-Hans': '删除 UserConfig 后不再显示，排序后点击不再错位',
        en: 'Removed UserConfig disappears; rows stay clickable after sorting',
      },
      refs: [285, 283, 297],
    },
  ],
  '0.16.3': [
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '修正 GM.* 兼容、window 隔离与 hasOwnProperty',
        en: 'GM.* compatibility; window isolation; hasOwnProperty',
      },
      refs: [274, 273, 272],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '修正因请求头设置导致的请求失败',
        en: 'Requests failing because of header settings',
      },
    },
    {
      kind: 'improvement',
      area: 'i18n',
      text: {'zh-Hans': '扩展名称与描述支持多语言', en: 'Extension name and description localised'},
    },
  ],
  '0.16.2': [
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '弹窗菜单超过设定数量时折叠（默认 5）',
        en: 'Popup folds script menus beyond a set number (default 5)',
      },
      refs: [269],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '脚本列表可调整列宽并隐藏列',
        en: 'Columns of the script list can be resized and hidden',
      },
      refs: [269],
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {
        'zh-Hans': '已删除脚本不再被同步恢复，百度网盘可删除文件',
        en: 'Deleted scripts no longer return; Baidu Netdisk deletes work',
      },
    },
  ],
  '0.16.1': [
    {
      kind: 'feature',
      area: 'ui',
      text: {'zh-Hans': '可按最后更新排序', en: 'Sort by last update'},
      refs: [250],
    },
    {
      kind: 'feature',
      area: 'meta',
      text: {'zh-Hans': '脚本支持顶层 await', en: 'Top-level await in scripts'},
      refs: [258],
    },
    {
      kind: 'improvement',
      area: 'ui',
      text: {'zh-Hans': '改进按名称搜索', en: 'Better search by name'},
      refs: [262],
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {
        'zh-Hans': '脚本删除可同步，订阅不再重复安装',
        en: 'Deleting scripts syncs; subscriptions no longer install duplicates',
      },
      refs: [254, 257],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '修正并发 setValue 与 window 的 toString',
        en: 'Parallel setValue calls; toString of window',
      },
      refs: [249, 260],
    },
    {
      kind: 'fix',
      area: 'editor',
      text: {
        'zh-Hans': '修正文件路径变更后的 VS Code 同步',
        en: 'VS Code sync after the file path changes',
      },
      refs: [247],
    },
  ],
  '0.16.0': [
    {
      kind: 'feature',
      area: 'api',
      text: {'zh-Hans': '可从 GM_info 读取 connects', en: 'connects in GM_info'},
      refs: [245],
    },
    {
      kind: 'feature',
      area: 'i18n',
      text: {
        'zh-Hans': '改进语言选择，翻译改由 Crowdin 管理',
        en: 'Language picker reworked; translations managed on Crowdin',
      },
    },
    {
      kind: 'improvement',
      area: 'performance',
      text: {'zh-Hans': '更早注入脚本运行框架', en: 'Runtime is injected sooner'},
      refs: [232],
    },
    {
      kind: 'improvement',
      area: 'ui',
      text: {'zh-Hans': '图标数字改为灰色背景', en: 'Grey toolbar badge'},
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': 'GM_xmlhttpRequest 默认不发送 Origin',
        en: 'GM_xmlhttpRequest sends no Origin header by default',
      },
      refs: [233],
    },
    {
      kind: 'fix',
      area: 'meta',
      text: {'zh-Hans': '修正 @grant GM.* 与带端口的 @match', en: '@grant GM.*; ports in @match'},
      refs: [243, 244],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '修正全局对象的 Symbol 属性，内置 lodash 不再与页面冲突',
        en: 'Symbol properties on the global object; bundled lodash no longer leaks',
      },
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {'zh-Hans': '修正 OneDrive 空间与 E5 账号', en: 'OneDrive quota and E5 accounts'},
      refs: [224],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {
        'zh-Hans': '修正不同语言下的列宽与文字',
        en: 'Column widths and labels across languages',
      },
      refs: [236, 241],
    },
  ],
  '0.16.0-beta': [
    {
      kind: 'feature',
      area: 'i18n',
      text: {
        'zh-Hans': '改进语言选择，翻译改由 Crowdin 管理',
        en: 'Language picker reworked; translations managed on Crowdin',
      },
    },
    {
      kind: 'improvement',
      area: 'performance',
      text: {'zh-Hans': '更早注入脚本运行框架', en: 'Runtime is injected sooner'},
      refs: [232],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {'zh-Hans': '默认不发送 Origin', en: 'No Origin header by default'},
      refs: [233],
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {'zh-Hans': '修正 OneDrive 空间与 E5 账号', en: 'OneDrive quota and E5 accounts'},
      refs: [224],
    },
  ],
};
