import type {ChangesOf, Line} from '../types';

export const line = {
  id: '1.0',
  manifest: 3,
  releases: [
    {version: '1.0.2', date: '2025-08-25'},
    {version: '1.0.1', date: '2025-08-18'},
    {version: '1.0.0', date: '2025-08-12'},
    {version: '1.0.0-beta.2', date: '2025-07-30'},
    {version: '1.0.0-beta.1', date: '2025-07-22'},
    {version: '1.0.0-beta', date: '2025-07-14'},
  ],
} as const satisfies Line;

export const changes: ChangesOf<typeof line> = {
  '1.0.2': [
    {
      kind: 'fix',
      area: 'other',
      text: {'zh-Hans': '较旧内核的浏览器也能运行', en: 'Older browser cores work'},
      refs: [647],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {'zh-Hans': 'finalUrl 带域名', en: 'finalUrl keeps its host'},
      refs: [656],
    },
    {
      kind: 'improvement',
      area: 'ui',
      text: {'zh-Hans': '打开窗口与标签页更可靠', en: 'Opening windows and tabs is more reliable'},
      refs: [639],
    },
  ],
  '1.0.1': [
    {
      kind: 'fix',
      area: 'permission',
      text: {'zh-Hans': '@connect * 按预期放行所有域名', en: '@connect * takes effect'},
      refs: [623],
    },
    {
      kind: 'fix',
      area: 'install',
      text: {'zh-Hans': '识别更多 .user.js 链接', en: 'More .user.js links are recognised'},
      refs: [599],
    },
    {
      kind: 'fix',
      area: 'meta',
      text: {
        'zh-Hans': '修正个别匹配情况与资源哈希校验',
        en: 'URL-match edge cases; resource hash checks',
      },
      refs: [629],
    },
  ],
  '1.0.0': [
    {
      kind: 'feature',
      area: 'api',
      text: {'zh-Hans': 'GM.* 异步函数', en: 'Promise-based GM.* functions'},
      refs: [492],
    },
    {
      kind: 'feature',
      area: 'sync',
      text: {'zh-Hans': 'Google Drive 可用于同步与备份', en: 'Google Drive for sync and backup'},
      refs: [490],
    },
    {
      kind: 'feature',
      area: 'install',
      text: {
        'zh-Hans': '安装本地脚本时可监听文件变动',
        en: 'Local scripts can be watched for changes while installing',
      },
      refs: [275],
    },
    {
      kind: 'feature',
      area: 'install',
      text: {
        'zh-Hans': '安装按钮下拉项：不关闭窗口、不再检查更新',
        en: 'Install button menu: keep window open, or stop update checks',
      },
      refs: [508, 562],
    },
    {
      kind: 'feature',
      area: 'install',
      text: {
        'zh-Hans': '可单独开关某个脚本的更新检查',
        en: 'Update checking switchable per script',
      },
      refs: [508],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '新增图标数字与脚本菜单设置，设置页重新编排',
        en: 'Badge and script-menu settings; settings page rearranged',
      },
      refs: [573],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '无痕窗口可单独开关脚本',
        en: 'Separate on/off switch for incognito windows',
      },
      refs: [571],
    },
    {
      kind: 'feature',
      area: 'background',
      text: {'zh-Hans': '用户配置分组可排序', en: 'User-config groups can be ordered'},
    },
    {
      kind: 'improvement',
      area: 'ui',
      text: {
        'zh-Hans': '链接导入可用 Enter 或 Ctrl+Enter 确认',
        en: 'Enter or Ctrl+Enter confirms importing by link',
      },
      refs: [537],
    },
    {
      kind: 'improvement',
      area: 'performance',
      text: {
        'zh-Hans': '沙盒、GM 注入、列表与资源加载更快',
        en: 'Sandbox, GM injection, lists and resource loading faster',
      },
      refs: [524, 517, 519, 574, 530, 559],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': 'GM_info、GM_setValue 返回值与 GM_addStyle 对齐油猴',
        en: 'GM_info, GM_setValue return value and GM_addStyle follow Tampermonkey',
      },
      refs: [478, 493, 500],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '修正 GM_xmlhttpRequest 的事件、特殊方法与报错',
        en: 'GM_xmlhttpRequest events, unusual methods and errors',
      },
      refs: [549, 555, 556, 570],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {'zh-Hans': 'GM_cookie 可设置并完整列出', en: 'GM_cookie set and full listing'},
      refs: [520],
    },
    {
      kind: 'fix',
      area: 'meta',
      text: {
        'zh-Hans': '支持脚本名特殊字符，修正资源哈希校验',
        en: 'Special characters in script names; @require/@resource hash checks',
      },
      refs: [516, 563],
    },
    {
      kind: 'fix',
      area: 'editor',
      text: {
        'zh-Hans': '编辑网站匹配不再累积 @include',
        en: 'Site-match edits no longer pile up @include rules',
      },
      refs: [581],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {
        'zh-Hans': '修正窄屏、订阅列表与筛选',
        en: 'Narrow screens, subscription list and filters',
      },
      refs: [495, 553, 507],
    },
    {
      kind: 'breaking',
      area: 'api',
      text: {
        'zh-Hans': '去掉尚未实现的 window.onurlchange（1.4.0 才实现）',
        en: 'window.onurlchange placeholder removed (implemented in 1.4.0)',
      },
      refs: [568],
    },
    {
      kind: 'improvement',
      area: 'other',
      text: {'zh-Hans': '兼容 Opera', en: 'Works with Opera'},
      refs: [534],
    },
    {
      kind: 'feature',
      area: 'i18n',
      text: {
        'zh-Hans': '新增俄语，语言按前缀匹配',
        en: 'Russian interface; language matched by prefix',
      },
      refs: [525],
    },
  ],
  '1.0.0-beta.2': [
    {
      kind: 'feature',
      area: 'install',
      text: {
        'zh-Hans': '安装本地脚本时可监听文件',
        en: 'Local scripts can be watched while installing',
      },
      refs: [275],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '图标与菜单设置，无痕窗口独立开关',
        en: 'Badge and menu settings; separate incognito switch',
      },
      refs: [573, 571],
    },
    {
      kind: 'improvement',
      area: 'ui',
      text: {'zh-Hans': '导入框可按 Ctrl+Enter 提交', en: 'Ctrl+Enter confirms import'},
      refs: [537],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {'zh-Hans': 'GM_cookie 可列出全部 cookie', en: 'GM_cookie lists all cookies'},
    },
    {
      kind: 'fix',
      area: 'editor',
      text: {'zh-Hans': '网站匹配不再重复累积', en: 'Site-match edits no longer pile up'},
      refs: [581],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {'zh-Hans': '同时创建多个菜单不再报错', en: 'Errors when menus are created at once'},
      refs: [580],
    },
  ],
  '1.0.0-beta.1': [
    {
      kind: 'feature',
      area: 'install',
      text: {
        'zh-Hans': '关闭更新页时可选择不再检查',
        en: 'Closing an update page can stop further checks',
      },
      refs: [562],
    },
    {
      kind: 'feature',
      area: 'background',
      text: {'zh-Hans': '用户配置分组可排序', en: 'User-config groups can be ordered'},
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '请求事件、少见的请求方法与错误信息与预期一致',
        en: 'GM_xmlhttpRequest events, methods and errors',
      },
      refs: [549, 555, 556, 570],
    },
    {
      kind: 'breaking',
      area: 'api',
      text: {
        'zh-Hans': '去掉尚未实现的 window.onurlchange',
        en: 'window.onurlchange placeholder removed',
      },
      refs: [568],
    },
    {
      kind: 'fix',
      area: 'meta',
      text: {
        'zh-Hans': '修正资源校验与导出文件名',
        en: 'Resource hash checks; exported file names',
      },
      refs: [563, 558],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {'zh-Hans': '修正订阅列表与下拉框', en: 'Subscription list and drop-downs'},
      refs: [553, 552],
    },
  ],
  '1.0.0-beta': [
    {
      kind: 'feature',
      area: 'api',
      text: {'zh-Hans': 'GM.* 异步函数', en: 'Promise-based GM.* functions'},
      refs: [492],
    },
    {
      kind: 'feature',
      area: 'sync',
      text: {'zh-Hans': '可选用 Google Drive 作为同步与备份空间', en: 'Google Drive storage'},
      refs: [490],
    },
    {
      kind: 'feature',
      area: 'install',
      text: {
        'zh-Hans': '安装按钮下拉项与单脚本更新开关',
        en: 'Install button menu and per-script update switch',
      },
      refs: [508],
    },
    {
      kind: 'improvement',
      area: 'performance',
      text: {'zh-Hans': '优化沙盒与渲染', en: 'Sandbox and rendering optimised'},
      refs: [524, 530, 517, 519],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '修正 GM_cookie.set、GM_info、GM_download 与 finalUrl',
        en: 'GM_cookie.set, GM_info, GM_download done, finalUrl',
      },
      refs: [520, 478],
    },
    {
      kind: 'fix',
      area: 'meta',
      text: {'zh-Hans': '支持脚本名特殊字符', en: 'Special characters in script names'},
      refs: [516],
    },
    {
      kind: 'improvement',
      area: 'other',
      text: {'zh-Hans': '兼容 Opera', en: 'Works with Opera'},
      refs: [534],
    },
    {
      kind: 'feature',
      area: 'i18n',
      text: {'zh-Hans': '新增俄语', en: 'Russian interface'},
      refs: [525],
    },
  ],
};
