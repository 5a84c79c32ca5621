import type {ChangesOf, Line} from '../types';

export const line = {
  id: '1.5',
  manifest: 3,
  releases: [
    {version: '1.5.1', date: '2026-11-09', contributors: ['CodFrm']},
    {version: '1.5.0', date: '2026-10-23', contributors: ['CodFrm', 'cyfung1031']},
    {version: '1.5.0-beta.5', date: '2026-10-15', contributors: ['CodFrm', 'cyfung1031']},
    {version: '1.5.0-beta.4', date: '2026-09-18', contributors: ['CodFrm', 'cyfung1031']},
    {version: '1.5.0-beta.3', date: '2026-09-01', contributors: ['CodFrm', 'cyfung1031']},
    {version: '1.5.0-beta.2', date: '2026-08-21'},
    {version: '1.5.0-beta.1', date: '2026-08-06'},
    {version: '1.5.0-beta', date: '2026-07-08'},
  ],
} as const satisfies Line;

export const changes: ChangesOf<typeof line> = {
  '1.5.1': [
    {
      kind: 'fix',
      area: 'other',
      text: {
        'zh-Hans': 'Firefox 从 0.16 升级到 1.x 时脚本不再丢失',
        en: 'Scripts are no longer lost when Firefox goes from 0.16 to 1.x',
      },
      refs: [1804],
    },
    {
      kind: 'feature',
      area: 'other',
      text: {
        'zh-Hans': '外部接入可运行后台与定时脚本并读取日志（需 sctl 0.4.0 以上）',
        en: 'External Access can run background and scheduled scripts and read their logs (sctl 0.4.0+)',
      },
      refs: [1825],
    },
    {
      kind: 'feature',
      area: 'other',
      text: {
        'zh-Hans': '每个浏览器是一个可改名的 sctl 实例；被拒绝后停止重连并说明原因',
        en: 'Each browser is a named sctl instance; a rejected connection stops and says why',
      },
      refs: [1821, 1820],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '日志页可复制日志行、导出日志',
        en: 'Log page can copy lines and export logs',
      },
      refs: [1813, 1810],
    },
    {
      kind: 'feature',
      area: 'meta',
      text: {
        'zh-Hans': '识别 @support；脚本列表新增单独的问题反馈入口',
        en: '@support is recognised; the script list has its own entry for reporting an issue',
      },
      refs: [1830, 1811],
    },
    {
      kind: 'fix',
      area: 'install',
      text: {
        'zh-Hans': '360 极速浏览器 X 从网页在新标签页安装时，安装页能正常加载',
        en: 'Install page loads in 360 X when a web page opens it in a new tab',
      },
      refs: [1818, 1816],
    },
    {
      kind: 'fix',
      area: 'other',
      text: {
        'zh-Hans': '无痕窗口的进程不再连接 sctl，普通窗口不会被反复挤掉',
        en: 'Private-window process no longer connects to sctl and pushes out the normal one',
      },
      refs: [1819],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {
        'zh-Hans': '弹窗补上此前漏掉的已停用脚本',
        en: 'Popup shows disabled scripts it used to leave out',
      },
    },
  ],
  '1.5.0': [
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '界面整体重做，支持明暗主题与独立的移动端布局',
        en: 'Whole interface rebuilt, with light and dark themes and dedicated mobile layouts',
      },
      refs: [1514],
    },
    {
      kind: 'feature',
      area: 'other',
      text: {
        'zh-Hans': '外部接入：配对后可用 sctl 命令行与 AI 客户端管理脚本',
        en: 'External Access: the sctl command line and AI clients manage scripts after pairing',
      },
      refs: [1573],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '回收站：删除的脚本默认保留 30 天，可连同数据还原',
        en: 'Trash: deleted scripts are kept (30 days by default) and can be restored with their data',
      },
      refs: [1585],
    },
    {
      kind: 'feature',
      area: 'other',
      text: {
        'zh-Hans': '工具新增“网络规则”：按域名移除或改写请求头与响应头，屏蔽或重定向请求',
        en: 'Network Rules under Tools: strip or rewrite headers, block or redirect requests by domain',
      },
      refs: [1598],
    },
    {
      kind: 'feature',
      area: 'other',
      text: {
        'zh-Hans': '提供 Firefox 的 Manifest V3 版本',
        en: 'Manifest V3 version for Firefox',
      },
      refs: [1561],
    },
    {
      kind: 'improvement',
      area: 'install',
      text: {
        'zh-Hans': '安装页改版：标出不生效的声明与权限变化，代码可全屏',
        en: 'Install page redesigned: ineffective declarations, permission changes, full-screen code',
      },
      refs: [1742, 1732, 1743],
    },
    {
      kind: 'improvement',
      area: 'ui',
      text: {
        'zh-Hans': '更新页改版：逐行显示状态，按当前站点分组',
        en: 'Update page redesigned: state of each row, grouped by the current site',
      },
      refs: [1677],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '弹窗可让脚本仅在本站执行、允许本站、排除本站，并可撤销',
        en: 'Popup can limit a script to the current site, allow it there, exclude it, and undo',
      },
      refs: [1646, 1666, 1696],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '弹窗紧凑布局选项',
        en: 'Compact popup layout option',
      },
      refs: [1551],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '弹窗每组显示的脚本数可单独设置，与菜单项数量分开',
        en: 'Number of scripts shown per popup section is its own setting, separate from menu items',
      },
      refs: [1645, 1558],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '图标服务可设为“禁用”，不再发起任何图标请求',
        en: 'Favicon service can be disabled so that no icon requests are sent',
      },
      refs: [1637, 1255],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '匹配规则与授权支持按行批量添加',
        en: 'Match rules and permissions can be added in bulk, one per line',
      },
      refs: [1514],
    },
    {
      kind: 'feature',
      area: 'background',
      text: {
        'zh-Hans': '新增实验性设置：保持后台环境活跃，使后台与定时脚本持续运行',
        en: 'Experimental setting keeps the background runtime alive for background and scheduled scripts',
      },
      refs: [1561],
    },
    {
      kind: 'feature',
      area: 'editor',
      text: {
        'zh-Hans': '新建普通、后台、定时脚本的模板可分别自定义，支持变量',
        en: 'Own templates for new normal, background and scheduled scripts, with variables',
      },
      refs: [1731, 1722],
    },
    {
      kind: 'feature',
      area: 'editor',
      text: {
        'zh-Hans': '资源面板按文件名列出，可预览 1 MiB 以内的文本与图片',
        en: 'Resources panel lists files by name and previews cached text and images up to 1 MiB',
      },
      refs: [1758],
    },
    {
      kind: 'improvement',
      area: 'editor',
      text: {
        'zh-Hans': '标出未知的元数据标签、不支持的 @grant 与重名的 @resource',
        en: 'Unknown metadata keys, unsupported @grant values and duplicate @resource names are flagged',
      },
      refs: [1608, 1763, 1762],
    },
    {
      kind: 'feature',
      area: 'editor',
      text: {
        'zh-Hans': '标签栏“＋”可选普通、后台或定时脚本',
        en: 'The + on the tab bar offers normal, background or scheduled script',
      },
      refs: [1544],
    },
    {
      kind: 'feature',
      area: 'editor',
      text: {
        'zh-Hans': '新增字体大小、滚轮灵敏度与平滑滚动偏好',
        en: 'Preferences for font size, wheel sensitivity and smooth scrolling',
      },
      refs: [1514],
    },
    {
      kind: 'improvement',
      area: 'editor',
      text: {
        'zh-Hans': '脚本列表面板改由“视图”菜单或 Ctrl/Cmd+B 开关，工具栏按钮取消',
        en: 'Script list panel is toggled from the View menu or with Ctrl/Cmd+B; its toolbar button is gone',
      },
      refs: [1677, 1650],
    },
    {
      kind: 'feature',
      area: 'sync',
      text: {
        'zh-Hans': '备份包含脚本自定义配置与应用设置，还原时可按板块选择',
        en: 'Backups carry per-script overrides and app settings; restore lets you pick setting groups',
      },
      refs: [1554, 1484, 1533, 684],
    },
    {
      kind: 'feature',
      area: 'sync',
      text: {
        'zh-Hans': '导入前可清空本地脚本，并逐项列出导入失败的资源',
        en: 'Import can wipe local scripts first and reports resources that failed to import',
      },
      refs: [1554, 841, 1150],
    },
    {
      kind: 'improvement',
      area: 'sync',
      text: {
        'zh-Hans': '导入暴力猴、油猴备份时保留自定义匹配、储存值与启用状态',
        en: 'Violentmonkey and Tampermonkey backups keep custom match rules, values and enabled state',
      },
      refs: [1554, 1529],
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {
        'zh-Hans': '本地与云端都有改动的脚本会暂停同步并提示，不再互相覆盖',
        en: 'Scripts changed on both sides are paused and reported instead of overwritten',
      },
      refs: [1504],
    },
    {
      kind: 'improvement',
      area: 'sync',
      text: {
        'zh-Hans': '云同步固定每 30 分钟一次，不再随后台进程冷启动触发',
        en: 'Periodic cloud sync runs every 30 minutes and no longer on every service-worker start',
      },
      refs: [1678, 1670],
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {
        'zh-Hans': '多台设备同步时脚本顺序不再错乱',
        en: 'Script order stays intact when several devices sync',
      },
      refs: [1690, 1682],
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {
        'zh-Hans': 'OneDrive 个人版可重新创建同步目录',
        en: 'OneDrive personal accounts can create the sync folder again',
      },
      refs: [1678],
    },
    {
      kind: 'breaking',
      area: 'api',
      text: {
        'zh-Hans': 'native 模式的 GM_download 开始检查 @connect，未声明的域名需用户确认',
        en: 'Native-mode GM_download checks @connect; hosts not declared ask the user for consent',
      },
      refs: [1506],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': 'GM_xmlhttpRequest 自定义 cookie 覆盖同名项，不再追加',
        en: 'GM_xmlhttpRequest custom cookies replace same-named cookies instead of being appended',
      },
      refs: [1604],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': 'GM_download 的 url 为空时触发 onerror',
        en: 'GM_download with an empty url calls onerror',
      },
      refs: [1619],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': 'Firefox 下补齐 GM_info.userAgentData，版本与字段顺序对齐 Tampermonkey',
        en: 'GM_info.userAgentData is filled in Firefox; versions and order follow Tampermonkey',
      },
      refs: [1754, 1752],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': 'GM_getResourceText、GM_getResourceURL 不再误取同名的 @require 内容',
        en: 'GM_getResourceText and GM_getResourceURL no longer return @require content of the same name',
      },
      refs: [1686],
    },
    {
      kind: 'fix',
      area: 'install',
      text: {
        'zh-Hans': '大脚本与大资源不再受 64 MiB 消息上限影响',
        en: 'Large scripts and resources no longer fail at the 64 MiB message limit',
      },
      refs: [1739, 1744],
    },
    {
      kind: 'fix',
      area: 'meta',
      text: {
        'zh-Hans': '@match 写了不支持的协议时，不再连累其他脚本注册',
        en: 'A @match with an unsupported scheme no longer stops other scripts from registering',
      },
      refs: [1765, 1771],
    },
    {
      kind: 'fix',
      area: 'editor',
      text: {
        'zh-Hans': '清空自定义匹配、排除、标签或运行时机后不再恢复旧值',
        en: 'Clearing custom match, exclude, tag or run-at values no longer brings the old ones back',
      },
      refs: [1579],
    },
    {
      kind: 'security',
      area: 'install',
      text: {
        'zh-Hans': '安装页拒绝在 iframe 中加载',
        en: 'Install page refuses to load inside an iframe',
      },
      refs: [1594],
    },
    {
      kind: 'fix',
      area: 'other',
      text: {
        'zh-Hans': '日志定时清理恢复工作',
        en: 'Scheduled log clean-up runs again',
      },
      refs: [1599],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {
        'zh-Hans': '安卓端按可视高度布局，窄屏下表格、设置与日志重新排列',
        en: 'Android layouts follow the visible viewport; narrow tables, settings and logs are rearranged',
      },
      refs: [1636, 1555],
    },
    {
      kind: 'feature',
      area: 'i18n',
      text: {
        'zh-Hans': '界面新增土耳其语、韩语与巴西葡萄牙语',
        en: 'Turkish, Korean and Brazilian Portuguese interface',
      },
      refs: [1557, 1568, 1587],
    },
  ],
  '1.5.0-beta.5': [
    {
      kind: 'feature',
      area: 'editor',
      text: {
        'zh-Hans': '资源面板按文件名列出，可预览 1 MiB 以内的文本与图片',
        en: 'Resources panel lists files by name and previews cached text and images up to 1 MiB',
      },
      refs: [1758],
    },
    {
      kind: 'feature',
      area: 'editor',
      text: {
        'zh-Hans': '标出脚本猫不支持的 @grant 取值',
        en: '@grant values that ScriptCat does not support are flagged',
      },
      refs: [1763],
    },
    {
      kind: 'feature',
      area: 'editor',
      text: {
        'zh-Hans': '标出重名的 @resource',
        en: 'Duplicate @resource names are flagged',
      },
      refs: [1762],
    },
    {
      kind: 'fix',
      area: 'editor',
      text: {
        'zh-Hans': '储存、资源与脚本设置标签页不再留下空的状态栏',
        en: 'Storage, Resources and Script Settings tabs leave no empty status bar',
      },
      refs: [1755],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': 'Firefox 下补齐 GM_info.userAgentData，版本与字段顺序对齐 Tampermonkey',
        en: 'GM_info.userAgentData is filled in Firefox; versions and order follow Tampermonkey',
      },
      refs: [1754, 1752],
    },
    {
      kind: 'improvement',
      area: 'ui',
      text: {
        'zh-Hans': '批量更新页按当前站点分组',
        en: 'Update page groups pending updates by the current site',
      },
    },
    {
      kind: 'fix',
      area: 'install',
      text: {
        'zh-Hans': '脚本改名后按下载地址识别，从网页安装不再变成两份',
        en: 'A script renamed upstream is recognised by its download URL, not installed twice',
      },
    },
    {
      kind: 'fix',
      area: 'other',
      text: {
        'zh-Hans': '手动检查订阅更新恢复有效',
        en: 'Checking a subscription for updates by hand works again',
      },
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {
        'zh-Hans': '云同步推送时，脚本列表与编辑页不再长时间空白',
        en: 'Script list and editor no longer stay blank while cloud sync is pushing',
      },
      refs: [1765],
    },
    {
      kind: 'fix',
      area: 'meta',
      text: {
        'zh-Hans': '@match 写了不支持的协议时，不再连累其他脚本注册',
        en: 'A @match with an unsupported scheme no longer stops other scripts from registering',
      },
      refs: [1765, 1771],
    },
  ],
  '1.5.0-beta.4': [
    {
      kind: 'feature',
      area: 'install',
      text: {
        'zh-Hans': '安装页标出不生效的声明、取值与 GM 能力，以及脚本猫独有的项',
        en: 'Install page marks metadata, values and grants that have no effect or are ScriptCat-only',
      },
      refs: [1742, 1713],
    },
    {
      kind: 'improvement',
      area: 'install',
      text: {
        'zh-Hans': '更新时只突出有变化的权限，常驻的安全提示条取消',
        en: 'Updates list only permissions that changed; the fixed security warning is removed',
      },
      refs: [1732, 1716],
    },
    {
      kind: 'feature',
      area: 'install',
      text: {
        'zh-Hans': '安装页的代码可全屏查看',
        en: 'Code on the install page can be viewed full screen',
      },
      refs: [1743],
    },
    {
      kind: 'feature',
      area: 'editor',
      text: {
        'zh-Hans': '新建普通、后台、定时脚本的模板可分别自定义，支持变量',
        en: 'Own templates for new normal, background and scheduled scripts, with variables',
      },
      refs: [1731, 1722],
    },
    {
      kind: 'fix',
      area: 'install',
      text: {
        'zh-Hans': '大脚本与大资源不再受 64 MiB 消息上限影响',
        en: 'Large scripts and resources no longer fail at the 64 MiB message limit',
      },
      refs: [1739, 1744],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': 'GM_getResourceText、GM_getResourceURL 不再误取同名的 @require 内容',
        en: 'GM_getResourceText and GM_getResourceURL no longer return @require content of the same name',
      },
      refs: [1686],
    },
    {
      kind: 'fix',
      area: 'other',
      text: {
        'zh-Hans': '沙盒适配 Firefox 独立的脚本环境',
        en: 'Sandbox reworked for the separate script world of Firefox',
      },
      refs: [1706],
    },
  ],
  '1.5.0-beta.3': [
    {
      kind: 'feature',
      area: 'other',
      text: {
        'zh-Hans': '工具新增“网络规则”：按域名移除或改写请求头与响应头，屏蔽或重定向请求',
        en: 'Network Rules under Tools: strip or rewrite headers, block or redirect requests by domain',
      },
      refs: [1598],
    },
    {
      kind: 'improvement',
      area: 'ui',
      text: {
        'zh-Hans': '弹窗的站点范围操作改为常驻，对应的设置项取消',
        en: 'Popup site-scope actions are always there; their setting is gone',
      },
      refs: [1696],
    },
    {
      kind: 'improvement',
      area: 'ui',
      text: {
        'zh-Hans': '排除站点时先移出它的 @match，仍会命中才写排除规则',
        en: 'Excluding a site drops its own @match entry first; an exclude rule is added only if needed',
      },
      refs: [1696],
    },
    {
      kind: 'security',
      area: 'agent',
      text: {
        'zh-Hans': 'Agent 只能写入工作区目录，并可重命名、移动文件',
        en: 'Agent file writes are confined to the workspace folder; files can be renamed and moved',
      },
      refs: [1578, 1572],
    },
    {
      kind: 'fix',
      area: 'meta',
      text: {
        'zh-Hans': 'Firefox 下 @inject-into content 的脚本恢复事件方法与页面接口',
        en: '@inject-into content scripts in Firefox get addEventListener and page interfaces again',
      },
      refs: [1692, 1697],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {
        'zh-Hans': '弹窗的总开关关闭提示稳定出现，当前页脚本列表不再为空',
        en: 'Popup notice about scripts being switched off shows reliably, with the script list',
      },
      refs: [1694],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {
        'zh-Hans': '弹窗恢复显示 iframe 中的脚本，并跳过不能运行脚本的页面',
        en: 'Popup lists scripts of iframes again and skips pages where scripts cannot run',
      },
      refs: [1689, 1687],
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {
        'zh-Hans': '多台设备同步时脚本顺序不再错乱',
        en: 'Script order stays intact when several devices sync',
      },
      refs: [1690, 1682],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {
        'zh-Hans': '“新建脚本”按钮点击即新建用户脚本，不再被悬停菜单挡住',
        en: 'New Script button creates a userscript on click instead of only opening its menu',
      },
      refs: [1704, 1699],
    },
    {
      kind: 'improvement',
      area: 'ui',
      text: {
        'zh-Hans': '列表随窗口宽度自适应，窄窗口下脚本名不再被挤没',
        en: 'Lists adapt to the window width; script names stay readable when it is narrow',
      },
      refs: [1709, 1698],
    },
    {
      kind: 'improvement',
      area: 'ui',
      text: {
        'zh-Hans': '菜单展开数量为 0 时，展开的菜单项排在编辑与脚本设置之前',
        en: 'With menu expand count 0, expanded menu items come before Edit and Script Settings',
      },
      refs: [1688],
    },
    {
      kind: 'improvement',
      area: 'other',
      text: {
        'zh-Hans': '检查更新失败的日志写明具体地址',
        en: 'Log entries of failed update checks name the URL',
      },
      refs: [1693],
    },
  ],
  '1.5.0-beta.2': [
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '弹窗的站点范围操作可来回切换：仅在本站执行、允许本站、排除、撤销',
        en: 'Popup site-scope actions become a reversible set: run only here, allow here, exclude, undo',
      },
      refs: [1666, 1590],
    },
    {
      kind: 'improvement',
      area: 'ui',
      text: {
        'zh-Hans': '更新页逐行显示排队、更新中、完成或失败状态，并给出失败原因',
        en: 'Update page shows each row as queued, updating, done or failed, with the failure reason',
      },
      refs: [1677],
    },
    {
      kind: 'improvement',
      area: 'install',
      text: {
        'zh-Hans': '安装页改为就地显示进度与错误，不再弹出提示条',
        en: 'Install page reports progress and errors in place instead of in a toast',
      },
      refs: [1677],
    },
    {
      kind: 'improvement',
      area: 'editor',
      text: {
        'zh-Hans': '脚本列表面板改由“视图”菜单或 Ctrl/Cmd+B 开关，工具栏按钮取消',
        en: 'Script list panel is toggled from the View menu or with Ctrl/Cmd+B; its toolbar button is gone',
      },
      refs: [1677, 1650],
    },
    {
      kind: 'improvement',
      area: 'other',
      text: {
        'zh-Hans': '“BUG/问题反馈”打开模板选择页，并预填版本与浏览器信息',
        en: 'Report Issue opens the issue-template chooser with version and browser pre-filled',
      },
      refs: [1677, 1648],
    },
    {
      kind: 'improvement',
      area: 'agent',
      text: {
        'zh-Hans': '未配置模型时，聊天页给出原因并可直接前往配置',
        en: 'Chat explains what to do when no model is configured and links to the setup page',
      },
      refs: [1677, 1651],
    },
    {
      kind: 'improvement',
      area: 'agent',
      text: {
        'zh-Hans': '循环检测连续命中后暂停对话，询问是否继续',
        en: 'Loop guard pauses the chat and asks whether to continue after repeated hits',
      },
      refs: [1549, 1545],
    },
    {
      kind: 'breaking',
      area: 'agent',
      text: {
        'zh-Hans': '取消工具调用轮数上限，maxIterations 选项随之移除',
        en: 'Fixed cap on tool-call rounds and the maxIterations option are removed',
      },
      refs: [1549],
    },
    {
      kind: 'fix',
      area: 'agent',
      text: {
        'zh-Hans': '提升取消操作、上下文预算、消息持久化与 MCP 连接的可靠性',
        en: 'More reliable cancellation, context budgeting, message persistence and MCP connections',
      },
      refs: [1549],
    },
    {
      kind: 'improvement',
      area: 'sync',
      text: {
        'zh-Hans': '云同步固定每 30 分钟一次，不再随后台进程冷启动触发',
        en: 'Periodic cloud sync runs every 30 minutes and no longer on every service-worker start',
      },
      refs: [1678, 1670],
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {
        'zh-Hans': 'OneDrive 个人版可重新创建同步目录',
        en: 'OneDrive personal accounts can create the sync folder again',
      },
      refs: [1678],
    },
    {
      kind: 'fix',
      area: 'install',
      text: {
        'zh-Hans': '安装与更新页完成后能正确关闭或返回上一页',
        en: 'Install and update pages close or go back correctly when finished',
      },
      refs: [1675, 1669],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {
        'zh-Hans': '刚更新的脚本不会因较早的检查结束而再次显示为待更新',
        en: 'Scripts just updated no longer reappear as pending after an older check ends',
      },
      refs: [1677],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': 'GM_download 的 url 为空时触发 onerror',
        en: 'GM_download with an empty url calls onerror',
      },
      refs: [1619],
    },
    {
      kind: 'breaking',
      area: 'other',
      text: {
        'zh-Hans': 'Firefox 安装包最低要求 Firefox 154.0',
        en: 'Firefox package requires Firefox 154.0 or later',
      },
    },
  ],
  '1.5.0-beta.1': [
    {
      kind: 'feature',
      area: 'other',
      text: {
        'zh-Hans': '外部接入：本机 sctl 命令行与 MCP 客户端配对后可管理脚本，默认关闭',
        en: 'External Access: local sctl CLI and MCP clients can manage scripts after pairing (off by default)',
      },
      refs: [1573],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '回收站：删除的脚本默认保留 30 天，可连同数据还原',
        en: 'Trash: deleted scripts are kept (30 days by default) and can be restored with their data',
      },
      refs: [1585],
    },
    {
      kind: 'feature',
      area: 'other',
      text: {
        'zh-Hans': '恢复构建 Firefox Manifest V3 安装包（本版要求 Firefox 154.0a1）',
        en: 'Firefox Manifest V3 package is built again (this build needs Firefox 154.0a1)',
      },
      refs: [1561],
    },
    {
      kind: 'feature',
      area: 'background',
      text: {
        'zh-Hans': '新增实验性设置：保持后台环境活跃，使后台与定时脚本持续运行',
        en: 'Experimental setting keeps the background runtime alive for background and scheduled scripts',
      },
      refs: [1561],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '弹窗可选快捷操作：仅在或允许在当前站点执行脚本，默认关闭',
        en: 'Optional popup actions limit a script to the current site or allow it there (off by default)',
      },
      refs: [1646],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {'zh-Hans': '弹窗紧凑布局选项', en: 'Compact popup layout option'},
      refs: [1551],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '弹窗每组显示的脚本数可单独设置，与菜单项数量分开',
        en: 'Number of scripts shown per popup section is its own setting, separate from menu items',
      },
      refs: [1645, 1558],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '图标服务可设为“禁用”，不再发起任何图标请求',
        en: 'Favicon service can be disabled so that no icon requests are sent',
      },
      refs: [1637, 1255],
    },
    {
      kind: 'feature',
      area: 'sync',
      text: {
        'zh-Hans': '备份包含脚本自定义配置与应用设置，还原时可按板块选择',
        en: 'Backups carry per-script overrides and app settings; restore lets you pick setting groups',
      },
      refs: [1554, 1484, 1533, 684],
    },
    {
      kind: 'feature',
      area: 'sync',
      text: {
        'zh-Hans': '导入前可清空本地脚本，并逐项列出导入失败的资源',
        en: 'Import can wipe local scripts first and reports resources that failed to import',
      },
      refs: [1554, 841, 1150],
    },
    {
      kind: 'improvement',
      area: 'sync',
      text: {
        'zh-Hans': '导入暴力猴、油猴备份时保留自定义匹配、储存值与启用状态',
        en: 'Violentmonkey and Tampermonkey backups keep custom match rules, values and enabled state',
      },
      refs: [1554, 1529],
    },
    {
      kind: 'improvement',
      area: 'editor',
      text: {
        'zh-Hans': '未知的元数据标签给出警告',
        en: 'Unknown metadata keys are flagged with a warning',
      },
      refs: [1608],
    },
    {
      kind: 'improvement',
      area: 'editor',
      text: {
        'zh-Hans': '有未保存修改时离开编辑器需先确认',
        en: 'Leaving the editor with unsaved changes is blocked until confirmed',
      },
      refs: [1656],
    },
    {
      kind: 'improvement',
      area: 'sync',
      text: {
        'zh-Hans': '脚本同步选项改动后立即生效',
        en: 'Script-sync options are saved as soon as they are changed',
      },
      refs: [1615],
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {
        'zh-Hans': '本地与云端都有改动的脚本会暂停同步并提示，不再互相覆盖',
        en: 'Scripts changed on both sides are paused and reported instead of overwritten',
      },
      refs: [1504],
    },
    {
      kind: 'fix',
      area: 'editor',
      text: {
        'zh-Hans': '清空自定义匹配、排除、标签或运行时机后不再恢复旧值',
        en: 'Clearing custom match, exclude, tag or run-at values no longer brings the old ones back',
      },
      refs: [1579],
    },
    {
      kind: 'fix',
      area: 'editor',
      text: {
        'zh-Hans': '脚本设置的运行时机补上 context-menu',
        en: "context-menu is offered in the script's Run At setting",
      },
      refs: [1652],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': 'GM_xmlhttpRequest 自定义 cookie 覆盖同名项，不再追加',
        en: 'GM_xmlhttpRequest custom cookies replace same-named cookies instead of being appended',
      },
      refs: [1604],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': 'window.focus 会同时激活所在窗口',
        en: 'window.focus also brings the window to the front',
      },
      refs: [1577],
    },
    {
      kind: 'fix',
      area: 'install',
      text: {
        'zh-Hans': '安装后返回时不再误关浏览中的标签页',
        en: 'Going back after installing no longer closes the browsing tab',
      },
      refs: [1594],
    },
    {
      kind: 'security',
      area: 'install',
      text: {
        'zh-Hans': '安装页拒绝在 iframe 中加载',
        en: 'Install page refuses to load inside an iframe',
      },
      refs: [1594],
    },
    {
      kind: 'fix',
      area: 'other',
      text: {'zh-Hans': '日志定时清理恢复工作', en: 'Scheduled log clean-up runs again'},
      refs: [1599],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {
        'zh-Hans': '安卓端按可视高度布局，窄屏下表格、设置与日志重新排列',
        en: 'Android layouts follow the visible viewport; narrow tables, settings and logs are rearranged',
      },
      refs: [1636, 1555],
    },
    {
      kind: 'fix',
      area: 'editor',
      text: {
        'zh-Hans': '当前标签始终显示关闭按钮，脚本改名后页面标题同步更新',
        en: 'Close button stays visible on the active tab; page title follows script renames',
      },
      refs: [1556, 1607],
    },
    {
      kind: 'improvement',
      area: 'agent',
      text: {'zh-Hans': 'MCP 客户端改用官方 SDK', en: 'MCP client rebuilt on the official SDK'},
      refs: [1643],
    },
    {
      kind: 'feature',
      area: 'i18n',
      text: {
        'zh-Hans': '界面新增韩语与巴西葡萄牙语，土耳其语补全',
        en: 'Korean and Brazilian Portuguese interface; more complete Turkish',
      },
      refs: [1568, 1587, 1557, 1605],
    },
  ],
  '1.5.0-beta': [
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '界面整体重做，支持明暗主题与独立的移动端布局',
        en: 'Whole interface rebuilt, with light and dark themes and dedicated mobile layouts',
      },
      refs: [1514],
    },
    {
      kind: 'feature',
      area: 'editor',
      text: {
        'zh-Hans': '标签栏“＋”可选普通、后台或定时脚本',
        en: 'The + on the tab bar offers normal, background or scheduled script',
      },
      refs: [1544],
    },
    {
      kind: 'feature',
      area: 'editor',
      text: {
        'zh-Hans': '新增字体大小、滚轮灵敏度与平滑滚动偏好',
        en: 'Preferences for font size, wheel sensitivity and smooth scrolling',
      },
      refs: [1514],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '匹配规则与授权支持按行批量添加',
        en: 'Match rules and permissions can be added in bulk, one per line',
      },
      refs: [1514],
    },
    {
      kind: 'feature',
      area: 'sync',
      text: {
        'zh-Hans': '本地备份提供手动下载入口',
        en: 'Local backup offers a manual download link',
      },
      refs: [1543],
    },
    {
      kind: 'breaking',
      area: 'api',
      text: {
        'zh-Hans': 'native 模式的 GM_download 开始检查 @connect，未声明的域名需用户确认',
        en: 'Native-mode GM_download checks @connect; hosts not declared ask the user for consent',
      },
      refs: [1506],
    },
    {
      kind: 'improvement',
      area: 'performance',
      text: {
        'zh-Hans': 'Chromium 148 起，扩展内部消息采用结构化克隆',
        en: 'Extension messages use structured clone on Chromium 148 and later',
      },
      refs: [1534],
    },
    {
      kind: 'improvement',
      area: 'performance',
      text: {
        'zh-Hans': '改进脚本加载缓存，删除脚本后弹窗不再残留条目',
        en: 'Script-load caching reworked; deleted scripts no longer leave entries in the popup',
      },
      refs: [1511],
    },
    {
      kind: 'improvement',
      area: 'other',
      text: {
        'zh-Hans': 'Beta 版每次更新后自动打开 Beta 更新日志',
        en: 'Beta builds open the beta changelog after every update',
      },
    },
    {
      kind: 'improvement',
      area: 'editor',
      text: {
        'zh-Hans': 'userscripts 检查规则的默认值有变动',
        en: 'Different defaults for the userscripts lint rules',
      },
      refs: [1510],
    },
    {
      kind: 'fix',
      area: 'background',
      text: {
        'zh-Hans': '系统时区无法识别时，定时脚本仍可正常运行',
        en: 'An unrecognised system time zone no longer breaks scheduled scripts',
      },
      refs: [1531],
    },
    {kind: 'feature', area: 'i18n', text: {'zh-Hans': '提供土耳其语界面', en: 'Turkish interface'}},
  ],
};
