import type {Localized} from '@scriptcat/contract';

export const hero = {
  claim: {'zh-Hans': '让每个网页听你的', en: 'Make every page work your way'},
  support: {
    'zh-Hans':
      '脚本猫运行用户脚本：改造网页，也能离开网页，在后台和定时替你做事。开源、免费、不需要账号。',
    en: 'ScriptCat runs userscripts: they change pages, and they work without one, in the background and on a schedule. Open source, free, no account.',
  },
  browse: {'zh-Hans': '浏览脚本库', en: 'Browse the script library'},
  installTitle: {'zh-Hans': '安装到你的浏览器', en: 'Install in your browser'},
  addTo: {
    'zh-Hans': (browser: string) => `安装到 ${browser}`,
    en: (browser: string) => `Add to ${browser}`,
  },
  otherBrowser: {'zh-Hans': '其他浏览器：安装指南', en: 'Other browsers: install guide'},
  manual: {'zh-Hans': '手动安装包', en: 'Manual package'},
  latest: {'zh-Hans': '最新正式版', en: 'Latest stable release'},
  whatChanged: {'zh-Hans': '更新日志', en: 'Changelog'},
  installed: {
    title: {'zh-Hans': '你已经装好脚本猫了', en: 'ScriptCat is already installed'},
    steps: [
      {label: {'zh-Hans': '装上第一个脚本', en: 'Add your first script'}, to: '/docs/use/use/'},
      {label: {'zh-Hans': '看看有什么更新', en: 'See what is new'}, to: '/docs/change/'},
      {label: {'zh-Hans': '自己写一个脚本', en: 'Write a script'}, to: '/docs/dev/'},
    ],
  },
} as const;

/** The scripts of the drawn popup. */
export const popup = {
  site: 'video.example',
  extension: {'zh-Hans': '脚本猫', en: 'ScriptCat'},
  heading: {'zh-Hans': '当前页运行脚本', en: 'Current Page Running Scripts'},
  scripts: [
    {'zh-Hans': '记住播放速度', en: 'Remember playback speed'},
    {'zh-Hans': '精简播放页', en: 'Tidy watch page'},
    {'zh-Hans': '夜间护眼', en: 'Dim at night'},
  ],
  switchLabel: {
    'zh-Hans': (script: string) => `启用 ${script}`,
    en: (script: string) => `Enable ${script}`,
  },
  running: {
    'zh-Hans': (count: number) => `当前页面有 ${count} 个脚本正在运行`,
    en: (count: number) =>
      count === 1
        ? '1 script is running on the current page'
        : `${count} scripts are running on the current page`,
  },
} as const satisfies {
  scripts: readonly Localized[];
  running: Localized<(count: number) => string>;
  [key: string]: unknown;
};
