import type {Localized} from '@scriptcat/contract';

interface Door {
  to: string;
  title: Localized;
  summary: Localized;
}

/** The three ways into the documentation. */
export const doors: readonly Door[] = [
  {
    to: '/docs/use/use/',
    title: {'zh-Hans': '使用指南', en: 'User guide'},
    summary: {
      'zh-Hans': '安装扩展，装上第一个脚本，解决脚本不运行的问题。',
      en: 'Install the extension, add your first script, fix scripts that do not run.',
    },
  },
  {
    to: '/docs/dev/',
    title: {'zh-Hans': '开发指南', en: 'Developer guide'},
    summary: {
      'zh-Hans': '编写网页脚本、后台脚本和定时脚本，查阅每一个 API。',
      en: 'Write page, background and scheduled scripts, and look up every API.',
    },
  },
  {
    to: '/docs/change/',
    title: {'zh-Hans': '更新日志', en: 'Changelog'},
    summary: {
      'zh-Hans': '每个版本带来了什么，升级前要注意什么。',
      en: 'What each version brought, and what to know before you update.',
    },
  },
];
