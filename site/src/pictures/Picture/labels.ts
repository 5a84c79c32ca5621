import type {Localized} from '@scriptcat/contract';

const label = (zh: string, en: string): Localized => ({'zh-Hans': zh, en});

/** Texts of the extension's interface, as in version 1.5.0-beta.2. */
export const labels = {
  product: label('脚本猫', 'ScriptCat'),
  popup: {
    page: label('当前页运行脚本', 'Current Page Running Scripts'),
    background: label('开启和运行的后台脚本', 'Enabled and Running Background Scripts'),
    running: label('运行中', 'Running'),
    edit: label('编辑', 'Edit'),
    scriptSettings: label('脚本设置', 'Script Settings'),
    exclude: label('排除在 example.com 上执行', "Exclude example.com's execution"),
    remove: label('删除', 'Delete'),
    notAllowed: label(
      '当前未启用"允许运行用户脚本"，脚本无法正常运行',
      "'Allow User Scripts' is currently not enabled, so the scripts cannot run properly",
    ),
    reload: label('点击重新加载', 'Click to Reload'),
  },
  prompt: {
    crossOrigin: label(
      '脚本正在试图访问跨域资源',
      'Script is attempting to access a cross-origin resource',
    ),
    duration: label('授权时长', 'Authorization Duration'),
    once: label('仅此次', 'Just Once'),
    temporary: label('临时', 'Temporary'),
    permanent: label('永久', 'Permanent'),
    allow: label('允许', 'Allow'),
    deny: label('拒绝', 'Deny'),
  },
  list: {
    title: label('已安装脚本', 'Installed Scripts'),
    installed: label('已安装', 'Installed'),
    trash: label('回收站', 'Trash'),
    create: label('新建脚本', 'Create Script'),
    status: label('状态', 'Status'),
    name: label('名称', 'Name'),
    source: label('来源', 'Source'),
    applyTo: label('应用至/运行状态', 'Apply To / Run Status'),
    updated: label('最后更新', 'Last Updated'),
    localScript: label('本地脚本', 'Local Script'),
    scriptLink: label('脚本链接', 'Script Link'),
    subscribeLink: label('订阅链接', 'Subscribe Link'),
  },
  editor: {
    code: label('代码', 'Code'),
    storage: label('储存', 'Storage'),
    resources: label('资源', 'Resources'),
    settings: label('脚本设置', 'Script Settings'),
  },
  install: {
    title: label('脚本安装', 'Install Script'),
    enabled: label('已启用', 'Enabled'),
    permissions: label(
      '此脚本将获得以下权限',
      'This script will be granted the following permissions',
    ),
    runsOn: label('运行网站', 'Runs on'),
    crossOrigin: label('跨域访问', 'Cross-origin access'),
    capabilities: label('GM 能力', 'GM capabilities'),
    resources: label('外部资源', 'External resources'),
    install: label('安装', 'Install Script'),
    close: label('关闭', 'Close'),
  },
} as const;

/** Texts of the browsers' own extension pages. */
export const browserLabels = {
  chrome: {
    allow: label('允许运行用户脚本', 'Allow User Scripts'),
    developer: label('开发者模式', 'Developer mode'),
    details: label('详情', 'Details'),
    files: label('允许访问文件网址', 'Allow access to file URLs'),
  },
  edge: {
    allow: label('允许用户脚本', 'Allow User Scripts'),
    developer: label('开发人员模式', 'Developer mode'),
    details: label('详细信息', 'Details'),
    files: label('允许访问文件 URL', 'Allow access to file URLs'),
  },
} as const;

/** Scripts that appear in the pictures. */
export const examples = {
  first: label('我的第一个脚本', 'My first script'),
  night: label('夜间滤镜', 'Night filter'),
  report: label('早间简报', 'Morning report'),
  links: label('链接收集', 'Link collector'),
} as const;
