import type {Localized} from '@scriptcat/contract';

/** Localised data, not translations of the React app: only the changelog has to load them. */
export const texts = {
  from: {'zh-Hans': '你的版本', en: 'Your version'},
  channel: {'zh-Hans': '更新到', en: 'Compare with'},
  submit: {'zh-Hans': '看看变了什么', en: 'Show what changed'},
  hint: {
    'zh-Hans': '版本号在弹窗底部，也可以填浏览器扩展管理页上显示的四段数字。',
    en: "The popup shows the version at the bottom. The four numbers on the browser's extensions page work too.",
  },
  noScript: {
    'zh-Hans': '这个查询需要 JavaScript；下方的完整日志不需要。',
    en: 'This question needs JavaScript; the full changelog below does not.',
  },
  failed: {
    'zh-Hans': '变更列表没有加载成功，请检查网络后刷新页面；下方的完整日志不受影响。',
    en: 'The list of changes did not load. Check the connection and reload the page; the full changelog below is not affected.',
  },
  nonsense: {
    'zh-Hans': '{input} 不是版本号。版本号写作 1.4.0 或 1.5.0-beta.2。',
    en: '{input} is not a version number. Versions look like 1.4.0 or 1.5.0-beta.2.',
  },
  current: {
    'zh-Hans': '{from} 就是最新的{channel}，没有更新的版本。',
    en: '{from} is the latest {channel} release. Nothing newer is out.',
  },
  ahead: {
    'zh-Hans': '{from} 比最新的{channel} {latest} 还要新，这个渠道里没有你错过的变更。',
    en: '{from} is newer than the latest {channel} release, {latest}. You have missed nothing in this channel.',
  },
  future: {
    'zh-Hans': '还没有发布过 {from}。最新的{channel}是 {latest}，请核对版本号。',
    en: '{from} has not been released. The latest {channel} release is {latest}; check the number.',
  },
  behind: {
    'zh-Hans': '从 {from} 到最新的{channel} {latest}，你错过了 {count} 个版本。',
    en: 'From {from} to the latest {channel} release, {latest}. Releases you have missed: {count}.',
  },
  unknown: {
    'zh-Hans': '没有发布过 {from}，下面列出比它新的版本。',
    en: 'There was never a {from}; these are the releases above it.',
  },
  oldLine: {
    'zh-Hans': '{line} 系列仍供旧浏览器使用，它自己的最新版是 {version}。',
    en: 'The {line} line still serves older browsers; its own latest release is {version}.',
  },
} satisfies Record<string, Localized>;
