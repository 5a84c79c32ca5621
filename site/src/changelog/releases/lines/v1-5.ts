import type {ChangesOf, Line} from '../types';

export const line = {
  id: '1.5',
  manifest: 3,
  releases: [
    {version: '1.5.0-beta.2', date: '2026-08-21'},
    {version: '1.5.0-beta.1', date: '2026-08-06'},
    {version: '1.5.0-beta', date: '2026-07-08'},
  ],
} as const satisfies Line;

export const changes: ChangesOf<typeof line> = {
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
