export const hero = {
  claim: {'zh-Hans': '让每个网页听你的', en: 'Make every page work your way'},
  support: {
    'zh-Hans':
      '脚本猫让用户脚本替你干活：改造正在看的网页，也能不开网页，在后台运行或按计划执行。开源、免费、无需账号。',
    en: 'ScriptCat runs userscripts that change the pages you visit, and scripts that need no page at all: in the background or on a schedule. Open source, free, no account.',
  },
  browse: {'zh-Hans': '浏览脚本库', en: 'Browse the script library'},
  installTitle: {'zh-Hans': '安装到你的浏览器', en: 'Install in your browser'},
  addTo: {
    'zh-Hans': (browser: string) => `安装到 ${browser}`,
    en: (browser: string) => `Add to ${browser}`,
  },
  firefoxUpgrade: {
    text: {
      'zh-Hans': 'Firefox：从 0.16 升级之前，先导出备份；1.5.1 之前的 1.x 可能丢失脚本。',
      en: 'Firefox: before leaving 0.16, export a backup; a 1.x before 1.5.1 could lose scripts.',
    },
    more: {'zh-Hans': '怎么做', en: 'What to do'},
  },
  otherBrowser: {'zh-Hans': '其他浏览器：安装指南', en: 'Other browsers: install guide'},
  manual: {'zh-Hans': '手动安装包', en: 'Manual package'},
  otherWays: {'zh-Hans': '其他浏览器和安装方式', en: 'Other browsers and ways to install'},
  phone: {
    'zh-Hans': '手机上只有安卓版 Edge 能安装脚本猫，iPhone 和 iPad 不行。',
    en: 'On phones, only Edge for Android takes ScriptCat. iPhone and iPad do not.',
  },
  phoneGuide: {'zh-Hans': '手机上能做什么', en: 'What works on phones'},
  safari: {
    'zh-Hans': 'Safari 没有脚本猫。请用 Edge、Chrome 或 Firefox 打开本页。',
    en: 'There is no ScriptCat for Safari. Open this page in Edge, Chrome or Firefox.',
  },
  sendToComputer: {'zh-Hans': '把本页发到我的电脑', en: 'Send this page to my computer'},
  proof: {
    'zh-Hans': (users: string, stars: string) =>
      `${users} 个浏览器在用 · GitHub ${stars} 星 · GPLv3`,
    en: (users: string, stars: string) => `${users} browsers · ${stars} stars on GitHub · GPLv3`,
  },
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
