import type {ChangesOf, Line} from '../types';

export const line = {
  id: '1.4',
  manifest: 3,
  releases: [
    {version: '1.4.0', date: '2026-06-26'},
    {version: '1.4.0-beta.4', date: '2026-06-13'},
    {version: '1.4.0-beta.3', date: '2026-05-19'},
    {version: '1.4.0-beta.2', date: '2026-05-06'},
    {version: '1.4.0-beta.1', date: '2026-04-07'},
    {version: '1.4.0-beta', date: '2026-03-13'},
  ],
} as const satisfies Line;

export const changes: ChangesOf<typeof line> = {
  '1.4.0': [
    {
      kind: 'feature',
      area: 'meta',
      text: {
        'zh-Hans': '@unwrap：脚本直接在页面中运行，不经沙盒包装，也没有 GM API',
        en: '@unwrap runs a script in the page without the sandbox wrapper or GM APIs',
      },
      refs: [1213],
    },
    {
      kind: 'feature',
      area: 'api',
      text: {
        'zh-Hans': 'window.onurlchange（需 @grant）可监听网址变化，基于 Navigation API',
        en: 'window.onurlchange (via @grant) reports URL changes, using the Navigation API',
      },
      refs: [1315],
    },
    {
      kind: 'feature',
      area: 'meta',
      text: {
        'zh-Hans': '@run-at context-menu 重新可用：从右键菜单触发脚本',
        en: '@run-at context-menu works again: the script runs from the right-click menu',
      },
      refs: [1442],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '“获取脚本”可选 ScriptCat、Greasy Fork 或 OpenUserJS 搜索当前站点',
        en: 'Get Script can search ScriptCat, Greasy Fork or OpenUserJS for the current site',
      },
      refs: [1295, 1379],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '图标服务可选 ScriptCat、Google、DuckDuckGo、Icon Horse 或本地获取',
        en: 'Choice of favicon service: ScriptCat, Google, DuckDuckGo, Icon Horse or local',
      },
      refs: [1333, 1268],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '“最后更新”列增加检查更新图标',
        en: 'Check-update icon in the Last Updated column',
      },
      refs: [1304],
    },
    {
      kind: 'feature',
      area: 'agent',
      text: {
        'zh-Hans': 'AI Agent 仅随 Beta 版提供，正式版移除入口与 debugger 权限',
        en: 'AI Agent ships in beta builds only; entry points and debugger permission are stripped from stable',
      },
      refs: [1324, 1518],
    },
    {
      kind: 'feature',
      area: 'editor',
      text: {
        'zh-Hans': '新增含撤销、查找、替换的编辑菜单，Ctrl+Shift+F 格式化代码',
        en: 'Edit menu with undo, find and replace; Ctrl+Shift+F formats the code',
      },
      refs: [1303, 1415, 1312],
    },
    {
      kind: 'improvement',
      area: 'editor',
      text: {
        'zh-Hans': '改进快速修复与元数据提示，ESLint 自动修复恢复可用',
        en: 'Better quick fixes and metadata hints; ESLint fixes apply again',
      },
      refs: [1461, 1184, 1079],
    },
    {
      kind: 'improvement',
      area: 'editor',
      text: {
        'zh-Hans': '脚本在别处被改动或重名时，保存前给出提示',
        en: 'Warns when a script was edited elsewhere or its name is already used',
      },
      refs: [1223],
    },
    {
      kind: 'fix',
      area: 'editor',
      text: {
        'zh-Hans': '修正脚本列表、工具栏与布局显示',
        en: 'Script list, toolbar and layout glitches',
      },
      refs: [1258, 1288, 1414, 1417, 1460],
    },
    {
      kind: 'improvement',
      area: 'permission',
      text: {
        'zh-Hans': '更完整地检测缺失权限，用户脚本权限提示更清楚',
        en: 'Missing browser permissions are detected more fully, with clearer prompts for userscripts',
      },
      refs: [1251],
    },
    {
      kind: 'breaking',
      area: 'sync',
      text: {
        'zh-Hans':
          '单独检查更新时，订阅里的脚本直接安装，不再确认；跨域权限以订阅声明的 @connect 为准',
        en: "Subscribed scripts update without asking when checked one by one; the subscription's @connect governs their access",
      },
      refs: [1201],
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {
        'zh-Hans': '加固 Dropbox、WebDAV、Google Drive、OneDrive 的登录、路径与重试',
        en: 'Dropbox, WebDAV, Google Drive, OneDrive: sign-in, path and retry handling hardened',
      },
      refs: [1374, 1375, 1376, 1390, 1391, 1392, 1393, 1394, 1395],
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {
        'zh-Hans': '修正 OneDrive 空文件上传、网盘错误提示与 S3 修改时间',
        en: 'OneDrive zero-byte uploads, provider error reporting and S3 modified dates',
      },
      refs: [1405, 1406, 1408],
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {
        'zh-Hans': 'WebDAV 校验不再向根目录写入，坚果云等服务可通过',
        en: 'WebDAV check no longer writes to the root, so Nutstore-like services pass',
      },
      refs: [1445],
    },
    {
      kind: 'improvement',
      area: 'sync',
      text: {
        'zh-Hans': '百度网盘改为按请求禁用 cookie，不再使用全局规则',
        en: 'Baidu Netdisk requests drop cookies per request rather than by a global rule',
      },
      refs: [1377],
    },
    {
      kind: 'fix',
      area: 'performance',
      text: {
        'zh-Hans': '长时间运行时内存不再持续增长',
        en: 'Memory no longer grows during long sessions',
      },
      refs: [1401, 1248, 1474],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': 'GM_xmlhttpRequest：修正异常结束、连接丢失与大量并发的处理',
        en: 'GM_xmlhttpRequest: abnormal onloadend, lost connections, many parallel requests',
      },
      refs: [1412, 1433, 1353],
    },
    {
      kind: 'fix',
      area: 'permission',
      text: {
        'zh-Hans': '请求未授予扩展访问权的站点时，提示授予站点权限',
        en: 'A request to a site the browser has not granted to ScriptCat now asks for site access',
      },
      refs: [1477],
    },
    {
      kind: 'fix',
      area: 'editor',
      text: {
        'zh-Hans': '按当前页新建脚本时，生成的 @match 保留查询串',
        en: "The @match generated for a new script keeps the page's query string",
      },
      refs: [1466],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '沙盒 window 补齐原型成员与 frames',
        en: 'Sandbox window inherits prototype members and exposes frames',
      },
      refs: [1463, 1428, 1427],
    },
    {
      kind: 'fix',
      area: 'background',
      text: {
        'zh-Hans': '后台与 early-start 脚本的 GM_info 可取得隐身状态与 userAgent',
        en: 'GM_info reports incognito state and user agent for background and early-start scripts',
      },
      refs: [1368],
    },
    {
      kind: 'fix',
      area: 'background',
      text: {
        'zh-Hans': 'cron 表达式有误时不再令整个页面崩溃',
        en: 'An invalid cron expression no longer breaks the whole page',
      },
      refs: [1327],
    },
    {
      kind: 'fix',
      area: 'install',
      text: {
        'zh-Hans': '单个脚本超时不再拖垮整批更新检查',
        en: 'One slow script no longer fails the whole batch update check',
      },
      refs: [1265],
    },
    {
      kind: 'fix',
      area: 'install',
      text: {
        'zh-Hans': '拖拽安装本地文件时来源正确，无法更新的脚本不再显示更新按钮',
        en: 'Drag-and-drop installs of local files record the right source; no update button for local scripts',
      },
      refs: [1371, 1418],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {
        'zh-Hans': '修正 Edge 安卓弹窗、启动白屏、提示遮挡与日志页细节',
        en: 'Edge for Android popup, white flash at start-up, hidden tooltips and log-page details',
      },
      refs: [686, 1507, 1497, 1498, 1386, 1387, 1294, 1372],
    },
    {
      kind: 'security',
      area: 'other',
      text: {
        'zh-Hans': '阻止通过用户配置 YAML 键名污染对象原型',
        en: 'User-config YAML keys can no longer pollute object prototypes',
      },
      refs: [1494],
    },
    {
      kind: 'improvement',
      area: 'install',
      text: {
        'zh-Hans': '重做 @require、@resource 更新流程并控制并发',
        en: '@require/@resource refresh reworked, with limits on parallel downloads',
      },
      refs: [1193],
    },
    {
      kind: 'improvement',
      area: 'i18n',
      text: {
        'zh-Hans': '统一术语译法，以繁体中文与日语为主',
        en: 'Terminology cleaned up, mainly Traditional Chinese and Japanese',
      },
      refs: [1468, 1419, 1421],
    },
  ],
  '1.4.0-beta.4': [
    {
      kind: 'improvement',
      area: 'editor',
      text: {'zh-Hans': '改进快速修复与元数据提示', en: 'Improved quick fixes and metadata hints'},
      refs: [1461],
    },
    {
      kind: 'fix',
      area: 'editor',
      text: {'zh-Hans': '调整编辑器布局', en: 'Layout corrections'},
      refs: [1460],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {'zh-Hans': '弹窗适配 Edge 安卓版', en: 'Popup fits Edge for Android'},
      refs: [686, 1507],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {'zh-Hans': '页面加载时不再闪白', en: 'No white flash while pages load'},
      refs: [1497, 1498],
    },
    {
      kind: 'fix',
      area: 'permission',
      text: {
        'zh-Hans': '请求未授权站点时提示授予站点权限',
        en: 'Requests to a site without granted access ask for it',
      },
      refs: [1477],
    },
    {
      kind: 'fix',
      area: 'performance',
      text: {
        'zh-Hans': 'GM API 连接与端口用后及时释放',
        en: 'GM API connections and ports are released when done',
      },
      refs: [1474],
    },
    {
      kind: 'fix',
      area: 'editor',
      text: {'zh-Hans': '生成的 @match 保留查询串', en: 'Generated @match keeps the query string'},
      refs: [1466],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '沙盒 window 可继承祖先原型成员',
        en: 'Sandbox window inherits ancestor prototype members',
      },
      refs: [1463],
    },
    {
      kind: 'security',
      area: 'other',
      text: {
        'zh-Hans': '阻止通过用户配置 YAML 键名污染对象原型',
        en: 'User-config YAML keys can no longer pollute object prototypes',
      },
      refs: [1494],
    },
    {
      kind: 'improvement',
      area: 'install',
      text: {
        'zh-Hans': '重做 @require、@resource 更新流程与并发控制',
        en: '@require/@resource update flow and concurrency reworked',
      },
      refs: [1193],
    },
    {
      kind: 'improvement',
      area: 'sync',
      text: {
        'zh-Hans': '备份导入导出换用新的 ZIP 引擎',
        en: 'New ZIP engine for backup import and export',
      },
      refs: [1479],
    },
    {
      kind: 'improvement',
      area: 'other',
      text: {'zh-Hans': '为 Firefox Manifest V3 做准备', en: 'Groundwork for Firefox Manifest V3'},
      refs: [1457, 1480],
    },
    {
      kind: 'improvement',
      area: 'i18n',
      text: {
        'zh-Hans': '修订术语译法，以繁体中文为主',
        en: 'Terminology fixes, mainly Traditional Chinese',
      },
      refs: [1468],
    },
  ],
  '1.4.0-beta.3': [
    {
      kind: 'feature',
      area: 'editor',
      text: {'zh-Hans': 'Ctrl+Shift+F 可格式化代码', en: 'Ctrl+Shift+F formats the code'},
      refs: [1415],
    },
    {
      kind: 'feature',
      area: 'meta',
      text: {
        'zh-Hans': '脚本可再次设为从右键菜单运行（context-menu）',
        en: '@run-at context-menu available again',
      },
      refs: [1442],
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {
        'zh-Hans': '修正 OneDrive 空文件上传、网盘报错与 S3 修改时间',
        en: 'OneDrive zero-byte uploads, clearer provider errors, S3 modified dates',
      },
      refs: [1405, 1406, 1408],
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {
        'zh-Hans': 'WebDAV 校验不再写入根目录',
        en: 'WebDAV check no longer writes to the root',
      },
      refs: [1445],
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {'zh-Hans': '合并同时发起的登录请求', en: 'Parallel sign-in requests are merged'},
      refs: [1437],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': 'GM_xmlhttpRequest 可处理异常 onloadend 与连接丢失',
        en: 'GM_xmlhttpRequest handles abnormal onloadend and lost connections',
      },
      refs: [1412, 1433],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {'zh-Hans': '沙盒内可访问 frames', en: 'frames available in the sandbox'},
      refs: [1427, 1428],
    },
    {
      kind: 'fix',
      area: 'editor',
      text: {
        'zh-Hans': '脚本列表实时刷新，工具栏编辑操作恢复正常',
        en: 'Script list refreshes live; toolbar edit actions behave',
      },
      refs: [1414, 1417],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {
        'zh-Hans': '更新按钮只对有更新来源的脚本出现',
        en: 'No update button for scripts without an update source',
      },
      refs: [1418],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {
        'zh-Hans': '页面内滚动不再触发浏览器滑动翻页',
        en: 'Scrolling inside pages no longer triggers browser swipe navigation',
      },
      refs: [1431, 1413],
    },
    {
      kind: 'improvement',
      area: 'install',
      text: {'zh-Hans': '改进字符编码识别', en: 'Character-encoding detection improved'},
      refs: [1426],
    },
    {
      kind: 'improvement',
      area: 'performance',
      text: {'zh-Hans': '减轻 GM 储存值广播开销', en: 'Lighter GM value broadcasts'},
      refs: [1403],
    },
    {
      kind: 'improvement',
      area: 'i18n',
      text: {
        'zh-Hans': '改进日语措辞并同步其他语言',
        en: 'Japanese wording revised, other languages aligned',
      },
      refs: [1419, 1421, 1422],
    },
  ],
  '1.4.0-beta.2': [
    {
      kind: 'fix',
      area: 'performance',
      text: {
        'zh-Hans': '长时间运行时内存不再持续增长',
        en: 'Memory no longer grows during long sessions',
      },
      refs: [1401],
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {
        'zh-Hans': '加固 Dropbox、WebDAV、Google Drive、OneDrive 的登录、路径与重试',
        en: 'Sign-in, path and retry handling hardened for Dropbox, WebDAV, Google Drive and OneDrive',
      },
      refs: [1374, 1375, 1376, 1390, 1391, 1392, 1393, 1394, 1395],
    },
    {
      kind: 'improvement',
      area: 'sync',
      text: {
        'zh-Hans': '百度网盘改为按请求禁用 cookie',
        en: 'Baidu Netdisk disables cookies per request',
      },
      refs: [1377],
    },
    {
      kind: 'fix',
      area: 'agent',
      text: {
        'zh-Hans': '流式与并行工具调用正确拼接，兼容推理模型',
        en: 'Streaming and parallel tool calls are assembled correctly; reasoning models supported',
      },
      refs: [1355, 1357],
    },
    {
      kind: 'improvement',
      area: 'agent',
      text: {
        'zh-Hans': '提示词强化结果核对、预算与安全边界',
        en: 'Prompts tightened for result checking, budgets and safety limits',
      },
      refs: [1354],
    },
    {
      kind: 'fix',
      area: 'background',
      text: {
        'zh-Hans': '后台脚本可取得隐身状态、userAgent 与 run-in',
        en: 'Incognito state, user agent and run-in are available to background scripts',
      },
      refs: [1368],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '大量并发请求不再耗尽网络规则',
        en: 'Many parallel requests no longer exhaust network rules',
      },
      refs: [1353],
    },
    {
      kind: 'fix',
      area: 'install',
      text: {
        'zh-Hans': '拖拽安装本地文件时不再记录错误来源',
        en: 'Drag-and-drop of local files no longer stores a wrong source',
      },
      refs: [1371],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {
        'zh-Hans': '修正引导按钮、提示框、卡片尺寸、日志页与用户配置面板',
        en: 'Onboarding buttons, tooltips, card sizes, log page and user-config panel',
      },
      refs: [1396, 1398, 1386, 1387, 1179, 1373, 1372, 1361],
    },
    {
      kind: 'security',
      area: 'other',
      text: {'zh-Hans': '替换存在漏洞的 npm 依赖', en: 'Vulnerable npm packages replaced'},
      refs: [1350, 1364, 1365],
    },
  ],
  '1.4.0-beta.1': [
    {
      kind: 'feature',
      area: 'agent',
      text: {
        'zh-Hans': 'AI Agent：支持工具调用、Skill、MCP、定时任务与 CAT.agent.* 接口',
        en: 'AI Agent: chat with tool calls, Skills, MCP servers, scheduled tasks and CAT.agent.* APIs',
      },
      refs: [1324],
    },
    {
      kind: 'feature',
      area: 'meta',
      text: {'zh-Hans': '新增 @unwrap 元数据', en: '@unwrap metadata key'},
      refs: [1213],
    },
    {
      kind: 'feature',
      area: 'api',
      text: {
        'zh-Hans': '可用 window.onurlchange 监听网址变化',
        en: 'window.onurlchange built on the Navigation API',
      },
      refs: [1315],
    },
    {
      kind: 'feature',
      area: 'editor',
      text: {
        'zh-Hans': '新增含撤销、查找与替换的编辑菜单',
        en: 'Edit menu with undo, find and replace',
      },
      refs: [1303, 1312],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {'zh-Hans': '“获取脚本”可选三个脚本站', en: 'Get Script offers three script sites'},
      refs: [1295, 1114],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {'zh-Hans': '可选择图标服务', en: 'Selectable favicon service'},
      refs: [1333, 1268],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '“最后更新”列增加检查更新图标',
        en: 'Check-update icon in the Last Updated column',
      },
      refs: [1304],
    },
    {
      kind: 'improvement',
      area: 'editor',
      text: {
        'zh-Hans': '编辑冲突与重名在保存前确认',
        en: 'Edit and name conflicts are confirmed before saving',
      },
      refs: [1223],
    },
    {
      kind: 'improvement',
      area: 'permission',
      text: {
        'zh-Hans': '权限检查更完整，用户脚本提示更清楚',
        en: 'Fuller permission checks and clearer user-script prompts',
      },
      refs: [1251],
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {
        'zh-Hans': '单独检查更新时，订阅里的脚本直接安装；遵循订阅的 @connect',
        en: "Subscribed scripts update without asking when checked one by one, and follow the subscription's @connect",
      },
      refs: [1201],
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
        'zh-Hans': '设备相关设置仅保存在本机',
        en: 'Device-specific settings stay on the device',
      },
      refs: [1309],
    },
    {
      kind: 'fix',
      area: 'background',
      text: {
        'zh-Hans': 'cron 表达式有误不再令页面崩溃',
        en: 'Invalid cron expressions no longer crash pages',
      },
      refs: [1327],
    },
    {
      kind: 'fix',
      area: 'install',
      text: {
        'zh-Hans': '可从曾返回 HTTP 406 的服务器安装脚本',
        en: 'Scripts install from servers that answered with HTTP 406',
      },
      refs: [1306],
    },
    {
      kind: 'fix',
      area: 'install',
      text: {
        'zh-Hans': '单个脚本超时不再使批量检查失败',
        en: 'A slow script no longer fails a batch update check',
      },
      refs: [1265],
    },
    {
      kind: 'fix',
      area: 'editor',
      text: {
        'zh-Hans': '修正 ESLint 自动修复、格式化报错与悬停提示',
        en: 'ESLint fixes, format errors and hover hints',
      },
      refs: [1079, 1184, 1310, 1301],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {
        'zh-Hans': '修正日志查询、日期选择、弹层裁切与解绑按钮',
        en: 'Log queries, date picker, clipped pop-ups and unbind button',
      },
      refs: [1294, 1292, 1290, 1291, 1288],
    },
  ],
  '1.4.0-beta': [
    {
      kind: 'fix',
      area: 'other',
      text: {
        'zh-Hans': '其他扩展暴露 chrome.runtime 时不再误判运行环境',
        en: 'Other extensions exposing chrome.runtime no longer confuse environment detection',
      },
      refs: [1280, 1281],
    },
    {
      kind: 'fix',
      area: 'editor',
      text: {'zh-Hans': '若干编辑器修正', en: 'Several editor corrections'},
      refs: [1258],
    },
    {
      kind: 'fix',
      area: 'other',
      text: {
        'zh-Hans': '隐身权限检查不再导致反复重启',
        en: 'No restart loop from incognito permission checks',
      },
    },
    {
      kind: 'fix',
      area: 'meta',
      text: {
        'zh-Hans': '可解析 *?* 形式的 @include',
        en: '@include patterns of the form *?* are parsed',
      },
      refs: [1271, 1272],
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
      kind: 'security',
      area: 'ui',
      text: {'zh-Hans': '公告 HTML 内容经过净化', en: 'HTML in announcements is sanitised'},
      refs: [1274, 1275],
    },
  ],
};
