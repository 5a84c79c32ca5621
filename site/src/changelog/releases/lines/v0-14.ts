import type {ChangesOf, Line} from '../types';

export const line = {
  id: '0.14',
  manifest: 2,
  releases: [
    {
      version: '0.14',
      date: '2023-06-26',
      covers: {since: '2023-06-15', versions: ['0.14.1', '0.14.0', '0.14.0-beta.1', '0.14.0-beta']},
    },
  ],
} as const satisfies Line;

export const changes: ChangesOf<typeof line> = {
  '0.14': [
    {
      kind: 'feature',
      area: 'i18n',
      text: {'zh-Hans': '界面支持多国语言', en: 'Interface available in several languages'},
      refs: [188, 202],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '脚本列表批量操作，可编辑匹配规则与更新地址',
        en: 'Batch actions in the script list; edit match rules and update URL',
      },
      refs: [164, 175],
    },
    {
      kind: 'feature',
      area: 'background',
      text: {
        'zh-Hans': '后台脚本失败可重试，用户配置可用多行文本',
        en: 'Retry logic for background scripts; textarea in UserConfig',
      },
    },
    {
      kind: 'feature',
      area: 'api',
      text: {
        'zh-Hans': '改进 CAT_fileStorage，GM_info 含 userConfig',
        en: 'CAT_fileStorage improvements; userConfig in GM_info',
      },
      refs: [138, 199, 206],
    },
    {
      kind: 'feature',
      area: 'sync',
      text: {'zh-Hans': '可导入暴力猴备份', en: 'Violentmonkey backups can be imported'},
    },
  ],
};
