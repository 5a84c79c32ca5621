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
  'popup-row': {
    'zh-Hans':
      '弹窗：展开的「夜间模式」下面有编辑、脚本设置、仅在 example.com 执行、排除在 example.com 上执行、删除，以及它自己的菜单项「☾ 夜间」。',
    en: 'The popup: “Night mode” is expanded and shows Edit, Script Settings, Run only on example.com, Exclude example.com’s execution, Delete and its own command “☾ Night”.',
  },
  'popup-more': {
    'zh-Hans':
      '弹窗：更多菜单已打开，有新建脚本、获取脚本、检查更新、BUG/问题反馈、项目文档、交流社区和 GitHub。',
    en: 'The popup: the more menu is open, with Create Script, Get Script, Check Update, Report Issue, Project Documentation, Community and GitHub.',
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
  'scripts-tags': {
    'zh-Hans':
      '脚本列表：「标签」筛选已打开，列出全部、工作、购物、阅读和各自的个数；表格的「标签」一列写着每个脚本的标签。',
    en: 'The script list: the filter “Tags” is open and lists All, reading, shopping and work with their counts; the column “Tags” shows the tags of each script.',
  },
  'scripts-cards': {
    'zh-Hans':
      '脚本列表的卡片视图：每张卡片有名称、版本、类型、来源、标签、运行状态、开关和操作按钮。',
    en: 'The script list as cards, each with name, version, type, source, tags, run status, a switch and buttons.',
  },
  'scripts-batch': {
    'zh-Hans':
      '脚本列表：勾选了三个脚本，上方写着已选择 3 项，旁边是开启、关闭、导出、删除、置顶和检查更新。',
    en: 'The script list with three scripts ticked: above it “3 selected” and the buttons Enable, Disable, Export, Delete, Pin Top and Check Update.',
  },
  'scripts-create': {
    'zh-Hans':
      '「新建脚本」的菜单：新建普通脚本、新建后台脚本、新建定时脚本，下面是导入本地脚本、链接导入和导入 Skill。',
    en: 'The menu of “Create Script”: Create User Script, Create Background Script and Create Scheduled Script; below, Import Local Script, Import from URL and Import Skill.',
  },
  'import-link': {
    'zh-Hans': '「链接导入」对话框：输入框里有两个地址，一行一个，下面是取消和导入按钮。',
    en: 'The dialog “Import from URL”: two addresses in the field, one per line, and the buttons Cancel and Import.',
  },
  editor: {
    'zh-Hans': '编辑器：左侧是脚本列表，右侧是代码，上方有代码、储存、资源和脚本设置几个标签。',
    en: 'The editor: scripts on the left, the code on the right, and tabs above it for code, storage, resources and script settings.',
  },
  'editor-menu': {
    'zh-Hans':
      '编辑器左上角的菜单：文件、编辑、视图、运行和设置，「文件」里是保存和另存为，旁边写着快捷键。',
    en: 'The menu at the top left of the editor: File, Edit, View, Run and Settings; “File” holds Save and Save as with their keys.',
  },
  'editor-storage': {
    'zh-Hans':
      '编辑器的「储存」标签：每行是一个键、它的值和类型，可以修改或删除，上方有搜索、批量编辑、新增和清空。',
    en: 'The tab “Storage” of the editor: each row is a key with its value and type, to be changed or deleted; above it are search, Batch Edit, Add and Clear.',
  },
  'script-settings': {
    'zh-Hans':
      '编辑器的「脚本设置」标签：基本信息里有 UUID 和标签，运行设置里有运行环境和运行时机，更新里有检查更新的开关和更新URL。',
    en: 'The tab “Script Settings” of the editor: UUID and tags under Basic Information, Run In and Run At under Run Settings, the switch Check Update and the Update URL under Update.',
  },
  'script-matches': {
    'zh-Hans': '脚本设置里的网站匹配：第一条来自脚本，第二条是用户加的，右上角有添加匹配和重置。',
    en: 'Website Match in the script settings: the first rule comes from the script, the second from the user; Add Match and Reset are at the top right.',
  },
  'script-permissions': {
    'zh-Hans':
      '脚本设置里的授权管理：api.example.net 的跨域访问是允许，example.com 的 Cookie 是拒绝，右上角有添加授权和重置。',
    en: 'Permission Management in the script settings: cross-origin access to api.example.net is allowed, cookies of example.com are denied; Add Permission and Reset are at the top right.',
  },
  install: {
    'zh-Hans':
      '安装页面：脚本的名称、版本和来源，定时任务的时间，将获得的权限，底部是关闭和安装按钮。',
    en: 'The install page: the script’s name, version and source, its schedule, the permissions it gets, and the Close and Install buttons at the bottom.',
  },
  'install-update': {
    'zh-Hans':
      '更新脚本时的安装页面：名称旁边是旧版本 → 新版本，中间是权限，下面的代码用颜色标出删掉和新加的行，底部是关闭和更新按钮。',
    en: 'The install page for an update: old version → new version beside the name, the permissions, the code with removed and added lines in colour, and the Close and Update Script buttons at the bottom.',
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
  'logs-entry': {
    'zh-Hans': '日志页面：搜索之后只剩相关的几行，其中一行已展开，写着时间、级别、内容和脚本名。',
    en: 'The log page after a search: only the lines that fit are left, and one is opened to show time, level, message and the name of the script.',
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
  'settings-update': {
    'zh-Hans': '更新设置：脚本更新检查频率是每天，更新已禁用脚本开着，静默更新非重大变更关着。',
    en: 'The update settings: Script Update Check Frequency is Every Day, Update Disabled Scripts is on, Silently Update Non-critical Changes is off.',
  },
  'settings-runtime': {
    'zh-Hans': '运行时设置：启用后台运行、保持后台和定时脚本运行两个开关和它们的说明。',
    en: 'The runtime settings: the switches Enable Background Running and Keep Background and Scheduled Scripts Alive with what they do.',
  },
  'settings-blacklist': {
    'zh-Hans': '安全设置：「黑名单页面」的输入框里有两条规则，一行一个。',
    en: 'The security settings: two rules in the field “Blacklist Page”, one per line.',
  },
  sync: {
    'zh-Hans': '脚本同步设置：同步删除、同步状态、启用同步到 WebDAV，以及地址、用户名和密码。',
    en: 'The script sync settings: sync delete, sync status, sync to WebDAV, and fields for address, user name and password.',
  },
  backup: {
    'zh-Hans': '工具页面：本地备份有导出和导入按钮，云端备份可选服务并填写账号。',
    en: 'The tools page: local backup with export and import buttons, and cloud backup with its service and account.',
  },
  'cloud-backup': {
    'zh-Hans':
      '云端备份：备份至 WebDAV，旁边是备份和备份列表按钮，下面是鉴权类型、URL、用户名和密码。',
    en: 'Cloud Backup: the service WebDAV with the buttons Backup and Backup List; below, authentication type, URL, user name and password.',
  },
  'external-access': {
    'zh-Hans':
      '外部接入：开关已打开，下面是 sctl 地址、写操作和源码读取的权限策略，状态是待接入，还有接入 sctl 按钮。',
    en: 'External Access is switched on: the sctl address, the policies for Write operations and Source read, the status Pending enrollment and the button Enroll sctl.',
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
  'agent-skills': {
    'zh-Hans': '「Skills 管理」页面：已安装的技能排成卡片，有名称、版本、开关、工具数和安装时间。',
    en: 'The “Skills Management” page: installed skills as cards with name, version, switch, number of tools and date of installation.',
  },
  'agent-mcp': {
    'zh-Hans':
      '「添加服务器」对话框：名称、URL、API 密钥、自定义请求头、启用开关，底部有测试和保存按钮。',
    en: 'The “Add Server” dialog: name, URL, API key, custom headers, a switch to enable it, and the buttons Test and Save.',
  },
  'agent-task': {
    'zh-Hans': '「创建任务」对话框：名称、模式、Cron 表达式、提示词、模型和完成时通知的开关。',
    en: 'The “Create Task” dialog: name, mode, cron expression, prompt, model, and a switch to be notified on completion.',
  },
  'agent-files': {
    'zh-Hans': '「OPFS 文件浏览器」页面：根目录下的文件夹列成表格，右上角有刷新和上传按钮。',
    en: 'The “OPFS File Browser” page: a table of the folders in the root, with the buttons Refresh and Upload at the top right.',
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
