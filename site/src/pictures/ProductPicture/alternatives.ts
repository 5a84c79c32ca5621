import type {Localized} from '@scriptcat/contract';
import type data from './pictures.json';

export type PictureName = keyof typeof data.pictures;

/** What somebody who cannot see a picture should know. */
export const alternatives: Record<PictureName, Localized<string>> = {
  popup: {
    'zh-Hans':
      '弹窗：顶部是总开关、齿轮、铃铛和更多菜单，下面列出当前页运行的脚本，其中一个带有菜单项「☾ 夜间」。',
    en: 'The popup: master switch, gear, bell and more menu at the top; below, the scripts running on this page, one with the command “☾ Night”.',
  },
  'popup-background': {
    'zh-Hans': '弹窗：当前页的脚本下面，是开启和运行的后台脚本，其中一个标着运行中。',
    en: 'The popup: below the scripts of the page are the enabled background scripts, one of them marked as running.',
  },
  'popup-blocked': {
    'zh-Hans': '弹窗：黄色提示说浏览器还没有允许运行用户脚本，并给出说明页面的链接。',
    en: 'The popup: a yellow notice says that the browser does not allow userscripts yet, with a link to the instructions.',
  },
  scripts: {
    'zh-Hans':
      '已安装脚本页面：左侧是侧边栏，右侧的表格列出每个脚本的开关、名称、来源、运行状态和操作按钮。',
    en: 'The page of installed scripts: the sidebar on the left, on the right a table with each script’s switch, name, source, run status and buttons.',
  },
  'scripts-phone': {
    'zh-Hans': '手机宽度下的脚本列表：脚本排成卡片，底部是导航栏。',
    en: 'The script list at phone width: scripts as cards, the navigation at the bottom.',
  },
  editor: {
    'zh-Hans': '编辑器：左侧是脚本列表，右侧是代码，上方有代码、储存、资源和脚本设置几个标签。',
    en: 'The editor: scripts on the left, the code on the right, and tabs above it for code, storage, resources and script settings.',
  },
  install: {
    'zh-Hans':
      '安装页面：脚本的名称、版本和来源，定时任务的时间，将获得的权限，底部是关闭和安装按钮。',
    en: 'The install page: the script’s name, version and source, its schedule, the permissions it gets, and the Close and Install buttons at the bottom.',
  },
  'install-subscription': {
    'zh-Hans': '订阅的安装页面：列出将安装的两个脚本的地址。',
    en: 'The install page of a subscription, with the addresses of the two scripts it installs.',
  },
  'install-phone': {
    'zh-Hans': '手机宽度下的安装页面，安装按钮在底部。',
    en: 'The install page at phone width, with the install button at the bottom.',
  },
  'permission-connect': {
    'zh-Hans':
      '跨域访问的授权窗口：显示脚本、请求的域名和地址，可选仅此次、临时或永久，然后允许或拒绝。',
    en: 'The prompt for cross-origin access: script, requested domain and address, a choice of just once, temporary or permanent, and the buttons Allow and Deny.',
  },
  'permission-cookie': {
    'zh-Hans': 'Cookie 的授权窗口：红色提示说明这是高敏感权限，下面是授权时长和允许、拒绝按钮。',
    en: 'The prompt for cookies: a warning that this permission is highly sensitive, then the duration and the buttons Allow and Deny.',
  },
  'user-config': {
    'zh-Hans': '脚本的用户配置窗口：一个下拉选项、一个开关，下方是保存按钮。',
    en: 'A script’s settings: a select and a switch, with the save button below.',
  },
  logs: {
    'zh-Hans': '日志页面：上方按级别和时间筛选，下方逐行列出记录。',
    en: 'The log page: filters for level and time at the top, the entries line by line below.',
  },
  'devtools-open': {
    'zh-Hans':
      '开发者工具的「源代码/来源」面板：在「打开」框里输入 Reading，列表里是 Reading time.user.js。',
    en: 'The Sources panel of the developer tools: “Reading” typed into the “Open” field, which lists Reading time.user.js.',
  },
  'devtools-paused': {
    'zh-Hans':
      '「源代码/来源」面板：左边的文件树把脚本列在「脚本猫 Beta」下，中间的代码停在第 17 行的断点，右边的「范围」有「本地」「With 代码块」「全局」，「本地」里 minutes 和 words 都是 1。',
    en: 'The Sources panel: the file tree on the left lists scripts under “ScriptCat Beta”, the code in the middle is paused at a breakpoint on line 17, and “Scope” on the right has “Local”, “With block” and “Global”; in “Local” minutes and words are both 1.',
  },
  'devtools-context': {
    'zh-Hans':
      'offscreen.html 的控制台：左上角的上下文列表已打开，有 top、DevTools Performance Metrics、sandbox (sandbox.html) 和 service_worker.js。',
    en: 'The console of offscreen.html: the list of contexts at the top left is open, with top, DevTools Performance Metrics, sandbox (sandbox.html) and service_worker.js.',
  },
  settings: {
    'zh-Hans': '设置页面：左侧是分类，右侧是通用和界面选项。',
    en: 'The settings page: sections on the left, general and interface options on the right.',
  },
  sync: {
    'zh-Hans': '脚本同步设置：同步删除、同步状态、启用同步到 WebDAV，以及地址、用户名和密码。',
    en: 'The script sync settings: sync delete, sync status, sync to WebDAV, and fields for address, user name and password.',
  },
  backup: {
    'zh-Hans': '工具页面：本地备份有导出和导入按钮，云端备份可选服务并填写账号。',
    en: 'The tools page: local backup with export and import buttons, and cloud backup with its service and account.',
  },
  import: {
    'zh-Hans': '导入页面：列出备份里的脚本，可以逐个勾选，底部是导入按钮。',
    en: 'The import page: the scripts in the backup, each with a check box, and the import button at the bottom.',
  },
  trash: {
    'zh-Hans': '回收站：列出已删除的脚本、删除来源和时间，每行有还原和彻底删除。',
    en: 'The trash: deleted scripts with where and when they were deleted, and buttons to restore or delete them for good.',
  },
  subscriptions: {
    'zh-Hans': '订阅页面：列出已安装的订阅和它的开关。',
    en: 'The subscriptions page with one subscription and its switch.',
  },
  updates: {
    'zh-Hans': '批量更新页面：列出有新版本的脚本，可以更新或忽略。',
    en: 'The update page: scripts that have a new version, each of which can be updated or ignored.',
  },
  'agent-model': {
    'zh-Hans':
      '「添加模型」对话框：名称、AI 服务提供商、API 地址、API 密钥、默认模型等输入框，底部有测试连接。',
    en: 'The “Add Model” dialog: fields for name, provider, API address, key and default model, and a button that tests the connection.',
  },
  'agent-chat': {
    'zh-Hans': 'Agent 的会话页面：左边是会话列表，中间是对话区，底部是输入框和所用的模型。',
    en: 'The Agent’s conversation page: conversations on the left, the dialogue in the middle, and the field to write in with the chosen model at the bottom.',
  },
  'extension-off': {
    'zh-Hans': '浏览器的扩展详情页：「允许运行用户脚本」的开关是关闭的。',
    en: 'The browser’s page about the extension: the switch “Allow User Scripts” is off.',
  },
  'extension-on': {
    'zh-Hans': '浏览器的扩展详情页：「允许运行用户脚本」的开关已打开。',
    en: 'The browser’s page about the extension: the switch “Allow User Scripts” is on.',
  },
  'load-unpacked': {
    'zh-Hans':
      '浏览器的扩展程序页面：右上角的开发者模式已打开，左上角出现加载未打包的扩展程序等按钮。',
    en: 'The browser’s extensions page: developer mode is on at the top right, and the buttons to load an unpacked extension appear at the top left.',
  },
};
