/** Labels of browsers and of other script managers, which the guides print in bold as well. */
export const browserLabels: ReadonlySet<string> = new Set([
  // Chrome and Edge
  '固定',
  'Pin',
  '详情',
  '详细信息',
  'Details',
  '允许运行用户脚本',
  '允许用户脚本',
  'Allow User Scripts',
  '开发者模式',
  '开发人员模式',
  'Developer mode',
  '网站访问权限',
  '站点访问权限',
  'Site access',
  '在所有网站上',
  '在所有站点上',
  'On all sites',
  '在无痕模式下启用',
  '在 InPrivate 中允许',
  'Allow in Incognito',
  'Allow in InPrivate',
  '允许访问文件网址',
  '允许访问文件 URL',
  'Allow access to file URLs',
  '加载未打包的扩展程序',
  '加载解压缩的扩展',
  'Load unpacked',
  '管理扩展程序',
  'Manage extension',
  // Firefox
  '权限和数据',
  'Permissions and data',
  '检查',
  'Inspect',
  '调试附加组件',
  // Tampermonkey and Violentmonkey
  '管理面板',
  'Dashboard',
  '打开控制台',
  'Open Dashboard',
  // Symbols
  '⋮',
  '!',
  '✓',
  '▶',
  '■',
]);

/** Bold words whose counterpart in the other language happens to be a label. */
export const emphasised: ReadonlySet<string> = new Set([
  '界面文字',
  '多选',
  '永远不会更新',
  'Install',
  'To update',
  // A button of this site.
  'Check for updates',
]);
