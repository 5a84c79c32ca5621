import type {ChangesOf, Line} from '../types';

export const line = {
  id: '0.15',
  manifest: 2,
  releases: [
    {
      version: '0.15',
      date: '2023-08-30',
      covers: {since: '2023-07-31', versions: ['0.15.1', '0.15.0', '0.15.0-beta']},
    },
  ],
} as const satisfies Line;

export const changes: ChangesOf<typeof line> = {
  '0.15': [
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '新手引导，更新后显示更新日志',
        en: 'Onboarding tour; changelog shown after updates',
      },
    },
    {
      kind: 'feature',
      area: 'i18n',
      text: {'zh-Hans': '脚本名支持多语言', en: 'Localised script names'},
      refs: [221],
    },
    {
      kind: 'feature',
      area: 'install',
      text: {'zh-Hans': '脚本批量更新', en: 'Batch update of scripts'},
      refs: [219],
    },
    {
      kind: 'improvement',
      area: 'permission',
      text: {'zh-Hans': '改进授权管理', en: 'Permission management improved'},
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '修正 GM_openInTab 选项与 shadow DOM 中的 GM_addElement',
        en: 'GM_openInTab options; GM_addElement in shadow DOM',
      },
      refs: [214],
    },
    {
      kind: 'fix',
      area: 'background',
      text: {
        'zh-Hans': '停止后台脚本时一并结束 setInterval',
        en: 'setInterval of stopped background scripts ends',
      },
      refs: [207],
    },
    {
      kind: 'fix',
      area: 'sync',
      text: {
        'zh-Hans': '修正脚本被覆盖、网盘登录过期与 WebDAV 目录',
        en: 'Overwritten scripts, expired drive logins, WebDAV folders',
      },
      refs: [210, 213, 222],
    },
  ],
};
