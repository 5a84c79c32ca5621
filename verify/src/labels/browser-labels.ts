import words from '@scriptcat/content/guide/browser-words';

const texts = Object.values(words.texts).flatMap(({labels}) =>
  Object.values(labels).flatMap((byBrowser) => Object.values(byBrowser)),
);

/** Labels of browsers and of other script managers, which the guides print in bold as well. */
export const browserLabels: ReadonlySet<string> = new Set([
  ...texts,
  // Chrome and Edge
  ...['固定', 'Pin', '管理扩展程序', 'Manage extension'],
  // Firefox
  ...['权限和数据', 'Permissions and data', '检查', 'Inspect', '调试附加组件'],
  // Tampermonkey and Violentmonkey
  ...['管理面板', 'Dashboard', '打开控制台', 'Open Dashboard'],
  // Symbols
  ...['⋮', '!', '✓', '▶', '■'],
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
