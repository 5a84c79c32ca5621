import type {ChangesOf, Line} from '../types';

export const line = {
  id: '0.6',
  manifest: 2,
  releases: [
    {
      version: '0.6',
      date: '2021-10-19',
      covers: {since: '2021-10-02', versions: ['0.6.4', '0.6.3', '0.6.2', '0.6.1', '0.6.0']},
    },
  ],
} as const satisfies Line;

export const changes: ChangesOf<typeof line> = {
  '0.6': [
    {
      kind: 'feature',
      area: 'sync',
      text: {
        'zh-Hans': '脚本订阅，首版云同步',
        en: 'Script subscriptions; cloud sync (first version)',
      },
    },
    {
      kind: 'feature',
      area: 'sync',
      text: {'zh-Hans': '与油猴兼容的 JSON 备份', en: 'JSON backup compatible with Tampermonkey'},
    },
    {
      kind: 'feature',
      area: 'api',
      text: {
        'zh-Hans': '新增 GM_getResourceText、GM_getResourceURL，前台脚本可用 GM_cookie',
        en: 'GM_getResourceText, GM_getResourceURL; GM_cookie for page scripts',
      },
    },
    {
      kind: 'feature',
      area: 'meta',
      text: {
        'zh-Hans': '运行时机可用 document-body，规则可写 tld',
        en: 'document-body run-at; tld in match rules',
      },
    },
  ],
};
