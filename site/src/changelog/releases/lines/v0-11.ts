import type {ChangesOf, Line} from '../types';

export const line = {
  id: '0.11',
  manifest: 2,
  releases: [
    {
      version: '0.11',
      date: '2023-03-04',
      covers: {
        since: '2022-11-20',
        versions: [
          '0.11.3',
          '0.11.2',
          '0.11.1',
          '0.11.0',
          '0.11.0-beta.3',
          '0.11.0-beta.2',
          '0.11.0-beta.1',
          '0.11.0-beta',
        ],
      },
    },
  ],
} as const satisfies Line;

export const changes: ChangesOf<typeof line> = {
  '0.11': [
    {
      kind: 'feature',
      area: 'sync',
      text: {'zh-Hans': '可选用 OneDrive 作为同步与备份空间', en: 'OneDrive storage'},
      refs: [80],
    },
    {
      kind: 'feature',
      area: 'api',
      text: {
        'zh-Hans': '新增 CAT_fileStorage、CAT_userConfig、GM_addElement',
        en: 'CAT_fileStorage, CAT_userConfig, GM_addElement',
      },
      refs: [127, 102],
    },
    {
      kind: 'feature',
      area: 'api',
      text: {
        'zh-Hans': 'GM_xmlhttpRequest 支持 document 与 stream，GM_getResourceURL 可返回 blob',
        en: 'document and stream responses in GM_xmlhttpRequest; blob URLs from GM_getResourceURL',
      },
      refs: [84],
    },
    {
      kind: 'feature',
      area: 'editor',
      text: {
        'zh-Hans': '自定义 ESLint 规则，标签页右键菜单',
        en: 'Custom ESLint rules; tab context menu',
      },
    },
    {
      kind: 'feature',
      area: 'install',
      text: {'zh-Hans': '可从本地文件安装脚本', en: 'Install from local files'},
      refs: [142],
    },
    {
      kind: 'fix',
      area: 'background',
      text: {'zh-Hans': '修正定时脚本计时器', en: 'Timers of scheduled scripts'},
      refs: [147, 149],
    },
  ],
};
