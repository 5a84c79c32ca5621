import type {ChangesOf, Line} from '../types';

export const line = {
  id: '1.3',
  manifest: 3,
  releases: [
    {version: '1.3.2', date: '2026-03-28'},
    {version: '1.3.1', date: '2026-03-13'},
    {version: '1.3.0', date: '2026-03-07'},
    {version: '1.3.0-beta.4', date: '2026-02-19'},
    {version: '1.3.0-beta.3', date: '2026-02-07'},
    {version: '1.3.0-beta.2', date: '2026-01-08'},
    {version: '1.3.0-beta.1', date: '2025-12-21'},
    {version: '1.3.0-beta', date: '2025-12-13'},
  ],
} as const satisfies Line;

export const changes: ChangesOf<typeof line> = {
  '1.3.2': [
    {
      kind: 'fix',
      area: 'install',
      text: {
        'zh-Hans': '可从因 Accept 头返回 HTTP 406 的服务器安装脚本',
        en: 'Scripts install from servers that rejected the Accept header with HTTP 406',
      },
      refs: [1306],
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {
        'zh-Hans': 'WebDAV 不再携带浏览器 cookie，token 与免认证方式可用',
        en: 'WebDAV ignores browser cookies; token and no-auth modes work',
      },
      refs: [1308],
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {
        'zh-Hans': '同步账号、备份、语言、总开关等设备相关设置只存本机',
        en: 'Device-specific settings (sync account, backup, language, switches) stay on the device',
      },
      refs: [1309],
    },
    {
      kind: 'fix',
      area: 'editor',
      text: {
        'zh-Hans': '格式化出错时给出提示，悬停提示正常显示',
        en: 'Formatting errors are shown; hover hints display correctly',
      },
      refs: [1310, 1301],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {
        'zh-Hans': '日期选择与弹层不再被裁切',
        en: 'Date picker and pop-ups no longer clipped',
      },
      refs: [1292, 1290],
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {'zh-Hans': '解绑按钮只在绑定后出现', en: 'Unbind appears only once a drive is bound'},
      refs: [1291],
    },
    {
      kind: 'improvement',
      area: 'other',
      text: {
        'zh-Hans': 'sleazyfork.org 可查询脚本安装状态',
        en: 'sleazyfork.org may query installed scripts',
      },
      refs: [1300],
    },
  ],
  '1.3.1': [
    {
      kind: 'fix',
      area: 'other',
      text: {
        'zh-Hans': '其他扩展暴露 chrome.runtime 时不再误判运行环境',
        en: 'Other extensions exposing chrome.runtime no longer confuse environment detection',
      },
      refs: [1280, 1281],
    },
  ],
  '1.3.0': [
    {
      kind: 'feature',
      area: 'sync',
      text: {
        'zh-Hans': '同步与备份支持 Amazon S3 及兼容存储',
        en: 'Amazon S3 and compatible storage for sync and backup',
      },
      refs: [1146, 1189],
    },
    {
      kind: 'feature',
      area: 'sync',
      text: {'zh-Hans': '已连接的网盘可解除绑定', en: 'Unbind button for connected cloud drives'},
      refs: [1151],
    },
    {
      kind: 'feature',
      area: 'install',
      text: {
        'zh-Hans': '安装页直接在扩展内打开，不再经由网站跳转，版面重做',
        en: 'Install page opens inside the extension, without going through a website; layout redone',
      },
      refs: [842, 993],
    },
    {
      kind: 'feature',
      area: 'editor',
      text: {
        'zh-Hans': '可在脚本设置中单独指定运行时机',
        en: 'Run At can be overridden per script in its settings',
      },
      refs: [895],
    },
    {
      kind: 'feature',
      area: 'background',
      text: {
        'zh-Hans': 'cron 的 once() 可在括号内写取值，解析库与文案更新',
        en: 'Cron once() accepts a range in brackets; parser and texts updated',
      },
      refs: [1126],
    },
    {
      kind: 'feature',
      area: 'api',
      text: {
        'zh-Hans': 'GM_download 新增 conflictAction，文件名可含目录',
        en: 'GM_download gains conflictAction; names may contain folders',
      },
      refs: [1250, 1203],
    },
    {
      kind: 'improvement',
      area: 'meta',
      text: {'zh-Hans': '允许缺少 @version 或留空', en: '@version may be missing or empty'},
      refs: [1216],
    },
    {
      kind: 'improvement',
      area: 'meta',
      text: {
        'zh-Hans': '元数据重复或 @grant 冲突时报错',
        en: 'Duplicate metadata lines and contradictory @grant are reported',
      },
      refs: [902],
    },
    {
      kind: 'improvement',
      area: 'editor',
      text: {
        'zh-Hans': '新建脚本模板默认带 @noframes',
        en: 'New-script template includes @noframes',
      },
      refs: [900],
    },
    {
      kind: 'improvement',
      area: 'editor',
      text: {
        'zh-Hans': '元数据提示随界面语言显示，支持 /* global */ 快速修复，调整侧边栏开关位置',
        en: 'Metadata hints in the interface language, /* global */ quick fix, sidebar toggle moved',
      },
      refs: [960, 1012, 1185, 1254],
    },
    {
      kind: 'improvement',
      area: 'install',
      text: {
        'zh-Hans': '脚本改名后仍识别为更新',
        en: 'A renamed script is still treated as an update of the installed one',
      },
      refs: [824],
    },
    {
      kind: 'breaking',
      area: 'ui',
      text: {
        'zh-Hans': '扩展图标数字默认改为脚本个数（原为运行次数）',
        en: 'Toolbar badge counts scripts by default instead of runs',
      },
      refs: [989],
    },
    {
      kind: 'improvement',
      area: 'ui',
      text: {
        'zh-Hans': '关闭脚本总开关后图标变灰',
        en: 'Grey toolbar icon while scripts are switched off',
      },
      refs: [897],
    },
    {
      kind: 'improvement',
      area: 'ui',
      text: {
        'zh-Hans': '菜单展开数量为 0 时，展开脚本行才显示菜单',
        en: 'Menu item count 0 keeps menus folded until the script row is opened',
      },
      refs: [868],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': 'GM_addElement 改在 content 环境创建节点，异步 GM.* 均返回 Promise',
        en: 'GM_addElement creates nodes from the content environment; async GM.* calls return promises',
      },
      refs: [1233, 1169],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': 'GM_setClipboard 兼容 Firefox，修正 GM 储存值克隆',
        en: 'GM_setClipboard adapted for Firefox; GM value cloning corrected',
      },
      refs: [928, 1192],
    },
    {
      kind: 'improvement',
      area: 'performance',
      text: {
        'zh-Hans': '重做页面与扩展间的通信，列表、弹窗与存储读写更轻',
        en: 'New page-to-extension messaging, lighter lists, popup and storage access',
      },
      refs: [1067, 1181, 1182, 1232, 1027, 909, 1206],
    },
    {
      kind: 'fix',
      area: 'performance',
      text: {
        'zh-Hans': '消除内存泄漏与对象属性外露',
        en: 'Memory leaks and exposed object properties removed',
      },
      refs: [1242],
    },
    {
      kind: 'fix',
      area: 'meta',
      text: {
        'zh-Hans': '可解析 *?* 形式的 @include，脚本注销恢复生效',
        en: '@include *?* parsed; unregistering scripts takes effect',
      },
      refs: [1271, 1272, 1231],
    },
    {
      kind: 'fix',
      area: 'install',
      text: {
        'zh-Hans': '脚本编码识别更准，可解析特殊安装链接',
        en: 'Script encodings detected better; odd install links parsed',
      },
      refs: [1115, 1138, 1140, 1166, 1235, 1238, 1260],
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {
        'zh-Hans': '导入导出保留脚本的修改时间',
        en: "Import and export keep each script's modification time",
      },
      refs: [951],
    },
    {
      kind: 'fix',
      area: 'install',
      text: {
        'zh-Hans': '更新频率设为“从不”后取消已排定的检查',
        en: 'Choosing never for update checks cancels the scheduled check',
      },
      refs: [996],
    },
    {
      kind: 'fix',
      area: 'permission',
      text: {
        'zh-Hans': '脚本设置中的授权开关恢复生效',
        en: 'Permission switches in script settings take effect',
      },
      refs: [1267],
    },
    {
      kind: 'fix',
      area: 'other',
      text: {
        'zh-Hans': '外部脚本站接口恢复可用，隐身检查不再反复重启',
        en: 'API for external script sites works; no restart loop from incognito checks',
      },
      refs: [1217],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {
        'zh-Hans': '修正脚本图标、卡片高度、拖拽卡顿与弹层滚动',
        en: 'Script icons, card heights, drag lag and scrolling pop-ups',
      },
      refs: [1052, 1104, 1245, 1224, 1243, 1256, 1263],
    },
    {
      kind: 'security',
      area: 'ui',
      text: {'zh-Hans': '公告 HTML 内容经过净化', en: 'HTML in announcements is sanitised'},
      refs: [1274],
    },
    {
      kind: 'breaking',
      area: 'other',
      text: {'zh-Hans': '构建目标提升为 Chrome/Edge 120 以上', en: 'Built for Chrome/Edge 120+'},
      refs: [1186],
    },
  ],
  '1.3.0-beta.4': [
    {
      kind: 'feature',
      area: 'sync',
      text: {'zh-Hans': '支持 Amazon S3 及兼容存储', en: 'Amazon S3 and compatible storage'},
      refs: [1146, 1189],
    },
    {
      kind: 'feature',
      area: 'api',
      text: {
        'zh-Hans': 'GM_download 可用 conflictAction 处理重名，并可存入子目录',
        en: 'conflictAction for GM_download; folder names allowed',
      },
      refs: [1250, 1203],
    },
    {
      kind: 'improvement',
      area: 'meta',
      text: {'zh-Hans': '允许缺少 @version 或留空', en: '@version may be missing or empty'},
      refs: [1216],
    },
    {
      kind: 'improvement',
      area: 'editor',
      text: {'zh-Hans': '调整编辑器侧边栏开关位置', en: 'Toggle for the editor sidebar moved'},
      refs: [1185, 1254],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': 'GM_addElement 改在 content 环境创建节点',
        en: 'GM_addElement creates nodes from the content environment',
      },
      refs: [1233],
    },
    {
      kind: 'fix',
      area: 'other',
      text: {'zh-Hans': '外部脚本站接口恢复可用', en: 'API for external script sites works again'},
      refs: [1217],
    },
    {
      kind: 'fix',
      area: 'install',
      text: {
        'zh-Hans': '修正安装链接解析与订阅来源',
        en: 'Install-link parsing and subscription source',
      },
      refs: [1235, 1238, 1260, 1218],
    },
    {
      kind: 'fix',
      area: 'performance',
      text: {'zh-Hans': '消除内存泄漏，减少重绘', en: 'Memory leaks removed; fewer re-renders'},
      refs: [1242, 1181, 1182, 1232],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {
        'zh-Hans': '修正拖拽卡顿、卡片高度、弹层滚动与更新日志通知链接',
        en: 'Drag lag, card heights, scrolling pop-ups, changelog notification link',
      },
      refs: [1224, 1243, 1245, 1263, 1259, 1266],
    },
    {
      kind: 'fix',
      area: 'meta',
      text: {'zh-Hans': '脚本注销恢复生效', en: 'Unregistering scripts takes effect'},
      refs: [1231],
    },
  ],
  '1.3.0-beta.3': [
    {
      kind: 'feature',
      area: 'background',
      text: {
        'zh-Hans': 'cron once() 扩展写法并本地化，升级解析库',
        en: 'Cron once() extended, localised and on a newer parser',
      },
      refs: [1126],
    },
    {
      kind: 'feature',
      area: 'sync',
      text: {'zh-Hans': '网盘可解除绑定', en: 'Unbind button for cloud drives'},
      refs: [1151],
    },
    {
      kind: 'improvement',
      area: 'performance',
      text: {
        'zh-Hans': '页面与扩展通信改为基于存储广播',
        en: 'Page-to-extension messaging rebuilt on storage broadcasts',
      },
      refs: [1067],
    },
    {
      kind: 'improvement',
      area: 'install',
      text: {'zh-Hans': '脚本编码识别更准', en: 'Better detection of script encodings'},
      refs: [1115, 1138, 1140, 1166],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '异步 GM.* 返回 Promise，修正储存值与 @grant',
        en: 'Async GM.* calls return promises; GM value and @grant corrections',
      },
      refs: [1169, 1192, 1195, 1199, 1141, 1147],
    },
    {
      kind: 'fix',
      area: 'meta',
      text: {'zh-Hans': '接受不带协议的 @match', en: '@match without a scheme is accepted'},
      refs: [1165],
    },
    {
      kind: 'fix',
      area: 'install',
      text: {'zh-Hans': '本地文件监听可持续生效', en: 'Watching a local file keeps working'},
      refs: [1160],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': 'content 环境可取得 UserAgentData',
        en: 'UserAgentData available in the content environment',
      },
      refs: [1183],
    },
    {
      kind: 'breaking',
      area: 'other',
      text: {
        'zh-Hans': '构建目标提升至 Chrome/Edge 120',
        en: 'Build target raised to Chrome/Edge 120',
      },
      refs: [1186],
    },
  ],
  '1.3.0-beta.2': [
    {
      kind: 'breaking',
      area: 'sync',
      text: {'zh-Hans': '新配置不再默认同步删除操作', en: 'Sync Delete is off by default'},
      refs: [958],
    },
    {
      kind: 'improvement',
      area: 'editor',
      text: {'zh-Hans': 'GM.* 函数支持补全', en: 'Completion for GM.* functions'},
      refs: [1129, 1130],
    },
    {
      kind: 'improvement',
      area: 'ui',
      text: {
        'zh-Hans': '仅 x.y.0 更新自动打开更新日志',
        en: 'Changelog page opens only for x.y.0 updates',
      },
      refs: [1110],
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
      kind: 'fix',
      area: 'api',
      text: {'zh-Hans': 'GM_addElement 可只传标签名', en: 'GM_addElement with only a tag name'},
      refs: [1120],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {'zh-Hans': '脚本图标恢复显示', en: 'Script icons are displayed'},
      refs: [1052, 1104],
    },
    {
      kind: 'fix',
      area: 'permission',
      text: {'zh-Hans': '重做用户脚本可用性检测', en: 'User-script availability check reworked'},
      refs: [1113],
    },
  ],
  '1.3.0-beta.1': [
    {
      kind: 'improvement',
      area: 'editor',
      text: {
        'zh-Hans': '/* global */ 快速修复，并调整编辑器默认项',
        en: '/* global */ quick fix and tuned editor defaults',
      },
      refs: [1012],
    },
    {
      kind: 'improvement',
      area: 'background',
      text: {'zh-Hans': '下次运行时间显示更清楚', en: 'Clearer next-run time'},
      refs: [1093],
    },
    {
      kind: 'improvement',
      area: 'performance',
      text: {'zh-Hans': '元数据移出会话存储', en: 'Metadata moved out of session storage'},
      refs: [1027],
    },
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
      kind: 'fix',
      area: 'sync',
      text: {'zh-Hans': '后台不再反复同步', en: 'No repeated background sync'},
      refs: [1076],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {
        'zh-Hans': '修正弹窗数据、更新窗口时长与启用用户脚本提示',
        en: 'Popup data, update window timing and enable-user-scripts notice',
      },
      refs: [1100, 1088, 1086],
    },
  ],
  '1.3.0-beta': [
    {
      kind: 'feature',
      area: 'install',
      text: {
        'zh-Hans': '安装页直接在扩展内打开，不经网站中转',
        en: 'Install page opens inside the extension, without a website in between',
      },
      refs: [842, 993],
    },
    {
      kind: 'feature',
      area: 'editor',
      text: {'zh-Hans': '脚本设置可指定运行时机', en: 'Run At override in script settings'},
      refs: [895],
    },
    {
      kind: 'improvement',
      area: 'meta',
      text: {
        'zh-Hans': '元数据重复与 @grant 冲突会报错',
        en: 'Duplicate metadata lines and @grant conflicts are reported',
      },
      refs: [902],
    },
    {
      kind: 'improvement',
      area: 'editor',
      text: {
        'zh-Hans': '模板默认带 @noframes，提示随语言显示',
        en: 'Template includes @noframes; hints localised',
      },
      refs: [900, 960],
    },
    {
      kind: 'improvement',
      area: 'install',
      text: {'zh-Hans': '改名后的脚本仍按更新处理', en: 'Renamed scripts count as updates'},
      refs: [824],
    },
    {
      kind: 'breaking',
      area: 'ui',
      text: {'zh-Hans': '图标数字默认显示脚本个数', en: 'Badge counts scripts by default'},
      refs: [989],
    },
    {
      kind: 'improvement',
      area: 'ui',
      text: {
        'zh-Hans': '关闭脚本后图标变灰，菜单数量为 0 时折叠',
        en: 'Grey icon when scripts are off; menu count 0 folds menus',
      },
      refs: [897, 868],
    },
    {
      kind: 'improvement',
      area: 'api',
      text: {
        'zh-Hans': 'GM_setClipboard 与 blob 链接兼容 Firefox',
        en: 'GM_setClipboard and blob URLs adapted for Firefox',
      },
      refs: [928, 929],
    },
    {
      kind: 'improvement',
      area: 'performance',
      text: {'zh-Hans': '图标按网址只存一份', en: 'Icons stored once per URL'},
      refs: [909, 893],
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {'zh-Hans': '导入导出保留修改时间', en: 'Import/export keep modification times'},
      refs: [951],
    },
    {
      kind: 'fix',
      area: 'install',
      text: {'zh-Hans': '选“从不”后停止定时检查更新', en: 'Never stops scheduled update checks'},
      refs: [996],
    },
  ],
};
