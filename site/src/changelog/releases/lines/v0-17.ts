import type {ChangesOf, Line} from '../types';

export const line = {
  id: '0.17',
  manifest: 3,
  releases: [
    {version: '0.17.0', date: '2025-06-23'},
    {version: '0.17.0-beta.4', date: '2025-06-20'},
    {version: '0.17.0-beta.3', date: '2025-06-14'},
    {version: '0.17.0-beta.2', date: '2025-06-04'},
    {version: '0.17.0-beta.1', date: '2025-05-28'},
    {version: '0.17.0-beta', date: '2025-05-13'},
    {version: '0.17.0-alpha.4', date: '2025-05-04'},
    {version: '0.17.0-alpha.3', date: '2025-04-25'},
  ],
} as const satisfies Line;

export const changes: ChangesOf<typeof line> = {
  '0.17.0': [
    {
      kind: 'breaking',
      area: 'other',
      text: {
        'zh-Hans': '首个 Manifest V3 正式版，需 Chromium 120 以上并允许用户脚本',
        en: 'First stable release on Manifest V3; needs Chromium 120+ with userscripts allowed',
      },
    },
    {
      kind: 'breaking',
      area: 'other',
      text: {
        'zh-Hans': '首次启动时数据由 IndexedDB 迁移到 chrome.storage.local',
        en: 'Data moves from IndexedDB to chrome.storage.local on first start',
      },
      refs: [409],
    },
    {
      kind: 'breaking',
      area: 'api',
      text: {
        'zh-Hans': '控制跳转改用 redirect，maxRedirects 不再有效',
        en: 'maxRedirects of GM_xmlhttpRequest replaced by redirect',
      },
      refs: [330],
    },
    {
      kind: 'breaking',
      area: 'api',
      text: {
        'zh-Hans': 'GM_cookie 移除 store 操作、storeId 与 tabId，改用当前页的 cookie 存储',
        en: "GM_cookie: store action, storeId and tabId removed; the page's own cookie store is used",
      },
    },
    {
      kind: 'feature',
      area: 'meta',
      text: {
        'zh-Hans': '@run-in 指定普通或隐身标签页，隐身模式独立运行',
        en: '@run-in chooses normal or incognito tabs; incognito runs separately',
      },
      refs: [384],
    },
    {
      kind: 'feature',
      area: 'api',
      text: {
        'zh-Hans': '新增 GM_setValues、GM_getValues、GM_deleteValues',
        en: 'GM_setValues, GM_getValues, GM_deleteValues',
      },
    },
    {
      kind: 'feature',
      area: 'api',
      text: {
        'zh-Hans': '可通过 @grant 使用 window.close 与 window.focus',
        en: 'window.close and window.focus through @grant',
      },
      refs: [383],
    },
    {
      kind: 'feature',
      area: 'api',
      text: {
        'zh-Hans': 'CAT_registerMenuInput：在弹窗菜单中显示输入项',
        en: 'CAT_registerMenuInput shows input fields in the popup menu',
      },
      refs: [411],
    },
    {
      kind: 'feature',
      area: 'api',
      text: {
        'zh-Hans': 'GM_xmlhttpRequest 支持 cookiePartition，GM_cookie 支持 partitionKey',
        en: 'cookiePartition for GM_xmlhttpRequest, partitionKey for GM_cookie',
      },
      refs: [392],
    },
    {
      kind: 'feature',
      area: 'permission',
      text: {
        'zh-Hans': '网站黑名单：名单内页面不运行任何脚本',
        en: 'Site blacklist stops all scripts on listed pages',
      },
      refs: [230],
    },
    {
      kind: 'feature',
      area: 'background',
      text: {
        'zh-Hans': 'UserConfig 新增 switch 类型与保存提示',
        en: 'switch type and save hint in UserConfig',
      },
      refs: [340, 344],
    },
    {
      kind: 'feature',
      area: 'install',
      text: {
        'zh-Hans': '一次可拖入、选择或以链接导入多个脚本',
        en: 'Import several scripts by drag-and-drop, file or link',
      },
      refs: [395, 396],
    },
    {
      kind: 'feature',
      area: 'install',
      text: {
        'zh-Hans': 'file:// 脚本及其引用可随文件变动更新',
        en: 'file:// scripts, @require and @resource refresh when changed',
      },
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '弹窗可检查脚本更新，列表显示可点击的站点',
        en: 'Popup can check script updates; list shows clickable sites',
      },
      refs: [375, 419],
    },
    {
      kind: 'feature',
      area: 'sync',
      text: {
        'zh-Hans': '云同步包含脚本顺序与启用状态',
        en: 'Cloud sync covers order and enabled state',
      },
      refs: [253, 381, 421],
    },
    {
      kind: 'improvement',
      area: 'editor',
      text: {
        'zh-Hans': '升级 ESLint，识别 CAT_* 接口，显示当前脚本名',
        en: 'ESLint updated; CAT_* names recognised; current script name shown',
      },
      refs: [385, 386, 105],
    },
    {
      kind: 'fix',
      area: 'permission',
      text: {
        'zh-Hans': '适配 Chrome 138 以上的用户脚本检测',
        en: 'User-script detection on Chrome 138+',
      },
      refs: [418],
    },
  ],
  '0.17.0-beta.4': [
    {
      kind: 'feature',
      area: 'permission',
      text: {'zh-Hans': '网站黑名单', en: 'Site blacklist'},
      refs: [230],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '弹窗可检查更新，列表显示站点',
        en: 'Update check in the popup; sites shown in the list',
      },
      refs: [375, 419],
    },
    {
      kind: 'feature',
      area: 'sync',
      text: {'zh-Hans': '同步脚本顺序与启用状态', en: 'Order and enabled state are synced'},
      refs: [253, 381, 421],
    },
    {
      kind: 'feature',
      area: 'background',
      text: {
        'zh-Hans': 'UserConfig 新增 switch 类型与保存提示',
        en: 'switch type and save hint in UserConfig',
      },
      refs: [340, 344],
    },
    {
      kind: 'fix',
      area: 'permission',
      text: {
        'zh-Hans': '适配 Chrome 138 以上的用户脚本检测',
        en: 'User-script detection on Chrome 138+',
      },
      refs: [418],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '修正 GM_xmlhttpRequest 的 origin、仅授权 GM_* 时的 GM.* 与 GM.cookie',
        en: 'Origin header in GM_xmlhttpRequest; GM.* when only GM_* is granted; GM.cookie',
      },
      refs: [420, 323],
    },
    {
      kind: 'fix',
      area: 'background',
      text: {'zh-Hans': '修正定时脚本中的用户配置', en: 'UserConfig in scheduled scripts'},
      refs: [315],
    },
  ],
  '0.17.0-beta.3': [
    {
      kind: 'feature',
      area: 'api',
      text: {'zh-Hans': '新增 CAT_registerMenuInput', en: 'CAT_registerMenuInput'},
      refs: [411],
    },
    {
      kind: 'feature',
      area: 'api',
      text: {
        'zh-Hans': 'GM_xmlhttpRequest 支持 cookiePartition',
        en: 'cookiePartition for GM_xmlhttpRequest',
      },
      refs: [392],
    },
    {
      kind: 'fix',
      area: 'permission',
      text: {'zh-Hans': '修正通配授权', en: 'Wildcard permissions'},
      refs: [416],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {
        'zh-Hans': '修正主题切换与删除脚本后的残留',
        en: 'Theme switching; leftovers of deleted scripts',
      },
    },
    {
      kind: 'fix',
      area: 'editor',
      text: {'zh-Hans': '与 VS Code 的连接恢复稳定', en: 'VS Code connection'},
    },
  ],
  '0.17.0-beta.2': [
    {
      kind: 'feature',
      area: 'api',
      text: {
        'zh-Hans': '新增 GM_setValues 等批量接口，GM_cookie 支持 partitionKey',
        en: 'GM_setValues, GM_getValues, GM_deleteValues; partitionKey for GM_cookie',
      },
    },
    {
      kind: 'feature',
      area: 'install',
      text: {
        'zh-Hans': 'file:// 脚本及引用随文件更新',
        en: 'file:// scripts and references refresh when changed',
      },
    },
    {
      kind: 'feature',
      area: 'other',
      text: {'zh-Hans': '可重试数据迁移', en: 'Data migration can be retried'},
      refs: [409],
    },
    {
      kind: 'improvement',
      area: 'api',
      text: {
        'zh-Hans': 'GM_setClipboard 支持回调，补充 GM_info 字段与菜单选项',
        en: 'Callback for GM_setClipboard; more GM_info fields; GM_registerMenuCommand options',
      },
      refs: [358],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '修正 GM_notification 点击、GM_openInTab 返回值与 GM_getTab 默认值',
        en: 'GM_notification clicks, GM_openInTab result, GM_getTab default',
      },
      refs: [406, 393],
    },
    {
      kind: 'fix',
      area: 'editor',
      text: {'zh-Hans': '修正 VS Code 连接与 ESLint 重置', en: 'VS Code connection; ESLint reset'},
      refs: [412, 400],
    },
    {
      kind: 'fix',
      area: 'background',
      text: {'zh-Hans': '修正用户配置默认值', en: 'UserConfig defaults'},
      refs: [409, 388],
    },
  ],
  '0.17.0-beta.1': [
    {
      kind: 'feature',
      area: 'install',
      text: {
        'zh-Hans': '支持链接、拖拽与文件批量导入',
        en: 'Batch import by link, drag-and-drop or file',
      },
      refs: [395, 396],
    },
    {
      kind: 'fix',
      area: 'meta',
      text: {
        'zh-Hans': '修正 @match 与 @include，支持带端口的规则',
        en: '@match/@include handling; ports in patterns',
      },
      refs: [390, 398],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '储存值监听（GM_addValueChangeListener）恢复触发',
        en: 'GM_addValueChangeListener',
      },
      refs: [404],
    },
  ],
  '0.17.0-beta': [
    {
      kind: 'feature',
      area: 'meta',
      text: {'zh-Hans': '@run-in 与独立的隐身模式', en: '@run-in and separate incognito mode'},
      refs: [384],
    },
    {
      kind: 'feature',
      area: 'api',
      text: {'zh-Hans': '支持 window.close 与 window.focus', en: 'window.close and window.focus'},
      refs: [383],
    },
    {
      kind: 'feature',
      area: 'install',
      text: {'zh-Hans': '支持从文件或链接导入', en: 'Import from file or link'},
    },
    {
      kind: 'improvement',
      area: 'editor',
      text: {
        'zh-Hans': '升级 ESLint 并识别 CAT_* 接口',
        en: 'ESLint updated, CAT_* names recognised',
      },
      refs: [385, 386],
    },
  ],
  '0.17.0-alpha.4': [
    {
      kind: 'feature',
      area: 'api',
      text: {'zh-Hans': '可从 GM_info.downloadMode 得知下载方式', en: 'downloadMode in GM_info'},
      refs: [348],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '修正 GM_xmlhttpRequest 的 redirect 与 GM.* 函数',
        en: 'redirect of GM_xmlhttpRequest; GM.* functions',
      },
      refs: [330, 363],
    },
    {
      kind: 'fix',
      area: 'install',
      text: {'zh-Hans': '从 GitHub 安装不再卡住', en: 'Installing from GitHub no longer hangs'},
      refs: [378],
    },
    {
      kind: 'fix',
      area: 'meta',
      text: {
        'zh-Hans': '首次启动浏览器即可加载脚本，修正匹配',
        en: 'Scripts load on the first browser start; matching fixed',
      },
      refs: [317, 334],
    },
    {
      kind: 'improvement',
      area: 'performance',
      text: {'zh-Hans': '减小体积并提升性能', en: 'Smaller package and faster runtime'},
      refs: [376],
    },
  ],
  '0.17.0-alpha.3': [
    {
      kind: 'breaking',
      area: 'other',
      text: {'zh-Hans': '按 Manifest V3 重写', en: 'Rewritten for Manifest V3'},
    },
    {
      kind: 'breaking',
      area: 'other',
      text: {
        'zh-Hans': '存储由 IndexedDB 改为 chrome.storage.local',
        en: 'Storage moves from IndexedDB to chrome.storage.local',
      },
    },
    {
      kind: 'breaking',
      area: 'api',
      text: {
        'zh-Hans': 'maxRedirects 改为 redirect，GM_cookie 移除 store、storeId 与 tabId',
        en: 'maxRedirects replaced by redirect; GM_cookie store, storeId and tabId removed',
      },
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {'zh-Hans': '修正 OneDrive 上传', en: 'OneDrive uploads'},
      refs: [366],
    },
  ],
};
