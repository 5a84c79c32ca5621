import type {ChangesOf, Line} from '../types';

export const line = {
  id: '1.2',
  manifest: 3,
  releases: [
    {version: '1.2.6', date: '2026-02-04'},
    {version: '1.2.5', date: '2026-02-02'},
    {version: '1.2.4', date: '2026-01-08'},
    {version: '1.2.3', date: '2025-12-21'},
    {version: '1.2.2', date: '2025-12-13'},
    {version: '1.2.1', date: '2025-12-08'},
    {version: '1.2.0', date: '2025-11-29'},
    {version: '1.2.0-beta.5', date: '2025-11-17'},
    {version: '1.2.0-beta.4', date: '2025-11-08'},
    {version: '1.2.0-beta.3', date: '2025-10-23'},
    {version: '1.2.0-beta.2', date: '2025-10-16'},
    {version: '1.2.0-beta.1', date: '2025-09-18'},
    {version: '1.2.0-beta', date: '2025-09-07'},
  ],
} as const satisfies Line;

export const changes: ChangesOf<typeof line> = {
  '1.2.6': [
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '1.2.5 中克隆失败的 GM 储存值恢复正常',
        en: 'GM values that failed to clone in 1.2.5 work again',
      },
      refs: [1192],
    },
  ],
  '1.2.5': [
    {
      kind: 'fix',
      area: 'sync',
      text: {'zh-Hans': '通过同步删除脚本恢复正常', en: 'Deleting scripts through sync works'},
      refs: [1158],
    },
    {
      kind: 'fix',
      area: 'meta',
      text: {'zh-Hans': '接受不带协议的 @match', en: '@match without a scheme is accepted'},
      refs: [1165],
    },
    {
      kind: 'fix',
      area: 'permission',
      text: {
        'zh-Hans': 'Edge 144 起引导开启“允许用户脚本”',
        en: 'Edge 144+ is guided to the Allow User Scripts switch',
      },
      refs: [1157],
    },
    {
      kind: 'fix',
      area: 'install',
      text: {'zh-Hans': '本地文件监听可持续生效', en: 'Watching a local file keeps working'},
      refs: [1160],
    },
    {
      kind: 'fix',
      area: 'i18n',
      text: {
        'zh-Hans': '脚本名称与描述可按语言前缀匹配',
        en: 'Script names and descriptions fall back by language prefix',
      },
      refs: [1123],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '储存对象不再共用同一引用',
        en: 'Stored objects are no longer shared by reference',
      },
      refs: [1141, 1147],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {'zh-Hans': '更新窗口停留时间恢复正常', en: 'Update window stays open long enough'},
      refs: [1155],
    },
  ],
  '1.2.4': [
    {
      kind: 'breaking',
      area: 'sync',
      text: {'zh-Hans': '新配置不再默认同步删除操作', en: 'Sync Delete is off by default'},
      refs: [958],
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {
        'zh-Hans': '修正同步翻页、重试与删除死锁',
        en: 'Paging, retries and a delete dead-lock',
      },
      refs: [1133, 1136, 1137],
    },
    {
      kind: 'improvement',
      area: 'ui',
      text: {
        'zh-Hans': '仅 x.y.0 更新自动打开更新日志，修复版只发通知',
        en: 'Changelog page opens only for x.y.0 updates; fixes just notify',
      },
      refs: [1110],
    },
    {
      kind: 'improvement',
      area: 'editor',
      text: {'zh-Hans': 'GM.* 函数支持补全', en: 'Completion for GM.* functions'},
      refs: [1129, 1130],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {'zh-Hans': 'GM_addElement 可只传标签名', en: 'GM_addElement with only a tag name'},
      refs: [1120],
    },
    {
      kind: 'fix',
      area: 'permission',
      text: {
        'zh-Hans': '重做用户脚本可用性检测，允许后自动重载扩展',
        en: 'User-script availability check reworked; extension reloads once allowed',
      },
      refs: [1113],
    },
  ],
  '1.2.3': [
    {
      kind: 'fix',
      area: 'meta',
      text: {
        'zh-Hans': 'early-start 脚本遵循网址规则',
        en: 'early-start scripts respect URL rules',
      },
      refs: [1096],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': 'GM_xmlhttpRequest 状态与响应头换行对齐油猴',
        en: 'GM_xmlhttpRequest states and header line breaks follow Tampermonkey',
      },
      refs: [1082, 1085],
    },
    {
      kind: 'improvement',
      area: 'background',
      text: {
        'zh-Hans': '定时脚本的下次运行时间更清楚',
        en: 'Clearer next-run time for scheduled scripts',
      },
      refs: [1093],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {
        'zh-Hans': '修正更新窗口时长与启用用户脚本提示',
        en: 'Update window timing and enable-user-scripts notice',
      },
      refs: [1088, 1086],
    },
    {
      kind: 'improvement',
      area: 'i18n',
      text: {'zh-Hans': '补充弹窗翻译', en: 'Popup texts translated'},
      refs: [1081],
    },
  ],
  '1.2.2': [
    {
      kind: 'fix',
      area: 'sync',
      text: {'zh-Hans': '后台不再反复同步', en: 'No repeated background sync'},
      refs: [1076],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {
        'zh-Hans': '应用窗口中也能识别当前标签页',
        en: 'Current tab is found in app windows too',
      },
      refs: [1066],
    },
    {
      kind: 'fix',
      area: 'meta',
      text: {
        'zh-Hans': '无匹配规则的脚本不再影响其他脚本',
        en: 'A script without match rules no longer blocks others',
      },
      refs: [1071],
    },
    {
      kind: 'fix',
      area: 'background',
      text: {
        'zh-Hans': '安装包补回可选的后台权限',
        en: 'Optional background permission is present in packaged builds',
      },
    },
    {
      kind: 'fix',
      area: 'api',
      text: {'zh-Hans': '储存值同步跳过已休眠的标签页', en: 'Value updates skip discarded tabs'},
      refs: [1058],
    },
  ],
  '1.2.1': [
    {
      kind: 'feature',
      area: 'background',
      text: {
        'zh-Hans': '“启用后台运行”：关闭窗口后浏览器仍在后台',
        en: 'Enable Background Running option keeps the browser alive after windows close',
      },
      refs: [1048],
    },
    {
      kind: 'improvement',
      area: 'permission',
      text: {
        'zh-Hans': '后台权限改为可选，安装时不再强制',
        en: 'Background permission is optional instead of required at install',
      },
      refs: [1048],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': 'GM_openInTab 重新接受 useOpen',
        en: 'useOpen option of GM_openInTab is back',
      },
      refs: [1043, 1044],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': 'document.write 之后脚本仍能收到消息',
        en: 'Scripts keep receiving messages after document.write',
      },
      refs: [1055],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': 'early-start 脚本可取得 UserAgentData',
        en: 'UserAgentData for early-start scripts',
      },
      refs: [1045],
    },
    {
      kind: 'fix',
      area: 'permission',
      text: {
        'zh-Hans': '缺少 userScripts API 时不再报错',
        en: 'No error when the userScripts API is missing',
      },
      refs: [1041],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {'zh-Hans': '列表视图的筛选恢复可用', en: 'Filters work in list view'},
    },
  ],
  '1.2.0': [
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '脚本列表侧边栏，可按状态、类型、来源、标签筛选',
        en: 'Script list sidebar with filters by status, type, source and tag',
      },
      refs: [794],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '卡片视图，首次使用按窗口宽度选择',
        en: 'Card view, chosen by window width on first use',
      },
      refs: [860, 872, 894],
    },
    {
      kind: 'feature',
      area: 'install',
      text: {
        'zh-Hans': '更新集中到一个页面，显示改动程度并可一键更新',
        en: 'Updates are gathered on one page, with change level and one-click update',
      },
      refs: [755, 803, 912],
    },
    {
      kind: 'feature',
      area: 'editor',
      text: {
        'zh-Hans': '可自定义编辑器选项（compilerOptions）与类型定义',
        en: 'Custom editor options (compilerOptions) and type definitions',
      },
      refs: [708, 813],
    },
    {
      kind: 'feature',
      area: 'meta',
      text: {
        'zh-Hans': '@inject-into content：脚本运行在 content 环境',
        en: '@inject-into content runs the script in the content environment',
      },
      refs: [711],
    },
    {
      kind: 'feature',
      area: 'api',
      text: {
        'zh-Hans': 'GM_openInTab 支持 pinned、incognito 与位置插入',
        en: 'GM_openInTab: pinned, incognito, insert by position',
      },
      refs: [788],
    },
    {
      kind: 'feature',
      area: 'api',
      text: {
        'zh-Hans': 'GM_registerMenuCommand 支持 nested、individual 与分隔线',
        en: 'GM_registerMenuCommand: nested and individual options, separators',
      },
      refs: [831, 826, 790],
    },
    {
      kind: 'feature',
      area: 'install',
      text: {
        'zh-Hans': '通过文件选择框打开的本地文件可监听变动',
        en: 'Local files picked with the file dialog can be watched for changes',
      },
      refs: [749],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '弹窗显示脚本数量，并可检查扩展新版本',
        en: 'Script count in the popup; button to check for a new ScriptCat',
      },
      refs: [973, 795],
    },
    {
      kind: 'feature',
      area: 'editor',
      text: {'zh-Hans': '布局菜单可隐藏编辑器侧边栏', en: 'Layout menu hides the editor sidebar'},
      refs: [689],
    },
    {
      kind: 'breaking',
      area: 'permission',
      text: {
        'zh-Hans': '@connect 规则调整：同域放行，* 全放行，已声明时未列出的域名直接拒绝',
        en: '@connect: same host always allowed, * allows all, undeclared hosts are refused if any is declared',
      },
      refs: [967, 969, 849],
    },
    {
      kind: 'breaking',
      area: 'api',
      text: {
        'zh-Hans': 'GM_openInTab 不再接受 useOpen（1.2.1 起又可用）',
        en: 'useOpen option of GM_openInTab removed (restored in 1.2.1)',
      },
      refs: [867],
    },
    {
      kind: 'improvement',
      area: 'api',
      text: {
        'zh-Hans': '重写 GM_xmlhttpRequest 与 GM_download，行为对齐油猴',
        en: 'GM_xmlhttpRequest and GM_download rewritten to match Tampermonkey',
      },
      refs: [901, 980, 847],
    },
    {
      kind: 'improvement',
      area: 'background',
      text: {
        'zh-Hans': '申请后台权限以便浏览器持续运行',
        en: 'Background permission requested so the browser can keep running',
      },
      refs: [762],
    },
    {
      kind: 'improvement',
      area: 'performance',
      text: {
        'zh-Hans': '加快启动与 early-start 注入',
        en: 'Faster start-up and early-start injection',
      },
      refs: [775, 882, 764],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '隔离沙盒与页面 console，修复沙盒损坏',
        en: 'Sandbox and page console separated; sandbox repaired',
      },
      refs: [966, 979, 985],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '页面有 CSP 时仍可注入样式与脚本',
        en: 'Styles and scripts are injected despite page CSP',
      },
      refs: [954, 739, 728],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': 'GM.setValue、GM.deleteValue 的 Promise 正常结束，deleteValue(s) 可用',
        en: 'GM.setValue/GM.deleteValue promises settle; deleteValue(s) work',
      },
      refs: [865, 943],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '修正 GM_download 非法文件名与 CAT_fileStorage 下载',
        en: 'GM_download with illegal file names; CAT_fileStorage downloads',
      },
      refs: [758, 829],
    },
    {
      kind: 'fix',
      area: 'background',
      text: {
        'zh-Hans': '后台脚本可用 GM_openInTab，弹窗状态同步',
        en: 'GM_openInTab works in background scripts; popup shows their state',
      },
      refs: [873, 838],
    },
    {
      kind: 'fix',
      area: 'meta',
      text: {
        'zh-Hans': '结尾缺分号的 @require 不再相互影响',
        en: '@require files without a trailing semicolon no longer clash',
      },
      refs: [917, 921],
    },
    {
      kind: 'fix',
      area: 'install',
      text: {
        'zh-Hans': '可从 GitHub 链接与本地 .user.js 安装',
        en: 'Install from GitHub links and local .user.js files',
      },
      refs: [877, 812, 745],
    },
    {
      kind: 'fix',
      area: 'other',
      text: {'zh-Hans': '兼容 Vivaldi 的用户脚本检测', en: 'User-script check works on Vivaldi'},
      refs: [859],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {
        'zh-Hans': '修正搜索、图标计数、用户配置顺序与语言切换',
        en: 'Search, badge count, user-config order and language switching',
      },
      refs: [1014, 1019, 1023, 986, 818, 792],
    },
  ],
  '1.2.0-beta.5': [
    {
      kind: 'feature',
      area: 'ui',
      text: {'zh-Hans': '弹窗显示脚本数量', en: 'Popup headings show how many scripts there are'},
      refs: [973],
    },
    {
      kind: 'breaking',
      area: 'permission',
      text: {'zh-Hans': '调整 @connect 判定，* 生效', en: '@connect rules revised; * takes effect'},
      refs: [967, 969],
    },
    {
      kind: 'improvement',
      area: 'api',
      text: {
        'zh-Hans': '重写 GM_xmlhttpRequest 与 GM_download',
        en: 'GM_xmlhttpRequest and GM_download rewritten',
      },
      refs: [901],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '修复沙盒损坏与 GM_deleteValue(s)',
        en: 'Broken sandbox and GM_deleteValue(s)',
      },
      refs: [966, 943, 970],
    },
    {
      kind: 'fix',
      area: 'install',
      text: {'zh-Hans': 'GitHub 上的脚本链接可触发安装', en: 'GitHub links install scripts'},
      refs: [877],
    },
    {
      kind: 'improvement',
      area: 'install',
      text: {'zh-Hans': '调整更新检查周期的处理', en: 'Update-check interval handling'},
      refs: [906],
    },
    {
      kind: 'fix',
      area: 'i18n',
      text: {
        'zh-Hans': '后台进程产生的文本随语言显示',
        en: 'Texts produced by the service worker are localised',
      },
      refs: [956, 920],
    },
  ],
  '1.2.0-beta.4': [
    {
      kind: 'feature',
      area: 'ui',
      text: {'zh-Hans': '卡片视图引导', en: 'Guide for card view'},
      refs: [894, 872],
    },
    {
      kind: 'improvement',
      area: 'meta',
      text: {'zh-Hans': 'early-start 换用新的注入方式', en: 'early-start implementation reworked'},
      refs: [882, 871],
    },
    {
      kind: 'fix',
      area: 'meta',
      text: {
        'zh-Hans': '结尾缺分号的 @require 不再相互影响',
        en: '@require files without a trailing semicolon no longer clash',
      },
      refs: [917, 921],
    },
    {
      kind: 'fix',
      area: 'background',
      text: {
        'zh-Hans': '后台脚本可用 GM_openInTab',
        en: 'Background scripts can call GM_openInTab',
      },
      refs: [873],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {'zh-Hans': '修正更新页与列表加载状态', en: 'Update page and list loading state'},
      refs: [912, 874],
    },
  ],
  '1.2.0-beta.3': [
    {
      kind: 'feature',
      area: 'ui',
      text: {'zh-Hans': '脚本列表可切换为卡片形式', en: 'Scripts can be shown as cards'},
      refs: [860],
    },
    {
      kind: 'breaking',
      area: 'api',
      text: {
        'zh-Hans': 'GM_openInTab 不再接受 useOpen',
        en: 'useOpen option of GM_openInTab removed',
      },
      refs: [867],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': 'GM.setValue 与 GM.deleteValue 的 Promise 正常结束',
        en: 'Promises of GM.setValue and GM.deleteValue settle',
      },
      refs: [865],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '修正 GM_xmlhttpRequest 的 fetch 模式、GM_log 与 @connect 判断',
        en: 'Fetch mode of GM_xmlhttpRequest; GM_log and @connect checks',
      },
      refs: [847, 849],
    },
    {
      kind: 'fix',
      area: 'other',
      text: {'zh-Hans': '兼容 Vivaldi 的用户脚本检测', en: 'User-script check works on Vivaldi'},
      refs: [859],
    },
  ],
  '1.2.0-beta.2': [
    {
      kind: 'feature',
      area: 'install',
      text: {'zh-Hans': '更新集中到一个页面', en: 'Updates gathered on one page'},
      refs: [755, 803],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {'zh-Hans': '列表侧边栏提供筛选与标签', en: 'List sidebar with filters and tags'},
      refs: [794],
    },
    {
      kind: 'feature',
      area: 'api',
      text: {
        'zh-Hans': '脚本菜单可分层，并能插入分隔线',
        en: 'GM_registerMenuCommand nested items and separators',
      },
      refs: [831, 826, 790],
    },
    {
      kind: 'feature',
      area: 'api',
      text: {'zh-Hans': 'GM_openInTab 增加选项', en: 'More GM_openInTab options'},
      refs: [788],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {'zh-Hans': '可检查扩展新版本', en: 'Button to check for a new ScriptCat version'},
      refs: [795],
    },
    {
      kind: 'feature',
      area: 'install',
      text: {
        'zh-Hans': '可监听通过文件选择框打开的文件',
        en: 'Watching local files opened with the file dialog',
      },
      refs: [749],
    },
    {
      kind: 'improvement',
      area: 'background',
      text: {'zh-Hans': '加入后台权限', en: 'Background permission added'},
      refs: [762],
    },
    {
      kind: 'improvement',
      area: 'performance',
      text: {'zh-Hans': '加快运行时启动', en: 'Faster runtime start-up'},
      refs: [775],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '修正 early-start 脚本的 GM_addElement 与 GM_info',
        en: 'GM_addElement and GM_info in early-start scripts',
      },
      refs: [801],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '修正 GM_download 非法文件名与 CAT_fileStorage 下载',
        en: 'GM_download with illegal file names; CAT_fileStorage downloads',
      },
      refs: [758, 829],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '修正页面 CSP 下的注入与沙盒 toString',
        en: 'Injection under page CSP; sandbox toString',
      },
      refs: [739, 728, 737],
    },
    {
      kind: 'fix',
      area: 'install',
      text: {
        'zh-Hans': '可识别并导入本地 .user.js',
        en: 'Local .user.js files are recognised and imported',
      },
      refs: [812, 745],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {
        'zh-Hans': '弹窗与右键菜单保持一致，图标不再显示 0',
        en: 'Menus in popup and context menu agree; badge zero hidden',
      },
      refs: [768, 784, 828],
    },
    {
      kind: 'fix',
      area: 'background',
      text: {
        'zh-Hans': '修正弹窗中后台脚本状态与用户配置分组顺序',
        en: 'State of background scripts in the popup; user-config group order',
      },
      refs: [838, 818],
    },
    {
      kind: 'improvement',
      area: 'meta',
      text: {'zh-Hans': '@grant 冲突会提示', en: '@grant conflicts are reported'},
      refs: [819],
    },
  ],
  '1.2.0-beta.1': [
    {
      kind: 'feature',
      area: 'meta',
      text: {'zh-Hans': '支持 @inject-into content', en: '@inject-into content'},
      refs: [711],
    },
    {
      kind: 'feature',
      area: 'editor',
      text: {'zh-Hans': '编辑器侧边栏可收起', en: 'Editor sidebar can be folded away'},
      refs: [689],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': 'Firefox 构建可用快捷键打开工具栏按钮',
        en: 'Keyboard shortcut for the toolbar button in Firefox builds',
      },
      refs: [718],
    },
    {
      kind: 'improvement',
      area: 'ui',
      text: {'zh-Hans': '排除网站后弹窗不再关闭', en: 'Popup stays open after excluding a site'},
      refs: [725],
    },
    {
      kind: 'fix',
      area: 'background',
      text: {
        'zh-Hans': '后台任务检查更稳健，弹窗列表不再自动折叠',
        en: 'More robust background task checks; popup list no longer collapses',
      },
      refs: [714],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '修正 GM_xmlhttpRequest 的 document 响应与沙盒 toString',
        en: 'document responses of GM_xmlhttpRequest; sandbox toString',
      },
      refs: [716, 737],
    },
  ],
  '1.2.0-beta': [
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
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '提供移动端安装二维码与卸载调查页',
        en: 'QR code to install on mobile; survey page after uninstall',
      },
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': 'GM_xmlhttpRequest 重定向后保留请求头',
        en: 'Headers survive redirects in GM_xmlhttpRequest',
      },
      refs: [664],
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
  ],
};
