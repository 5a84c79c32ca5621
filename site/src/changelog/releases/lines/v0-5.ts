import type {ChangesOf, Line} from '../types';

export const line = {
  id: '0.5',
  manifest: 2,
  releases: [
    {
      version: '0.5',
      date: '2021-09-10',
      covers: {since: '2021-08-29', versions: ['0.5.3', '0.5.2', '0.5.1', '0.5.0']},
    },
  ],
} as const satisfies Line;

export const changes: ChangesOf<typeof line> = {
  '0.5': [
    {
      kind: 'feature',
      area: 'background',
      text: {
        'zh-Hans': '支持 CloudCat，后台脚本调试',
        en: 'CloudCat support; debugging of background scripts',
      },
    },
    {
      kind: 'feature',
      area: 'api',
      text: {
        'zh-Hans': 'GM_cookie 支持删除与设置，可操作无痕窗口 cookie',
        en: 'GM_cookie delete and set; incognito cookies',
      },
    },
    {
      kind: 'feature',
      area: 'meta',
      text: {
        'zh-Hans': '@storageName 共享储存值，取代按命名空间共享',
        en: '@storageName shares values between scripts, replacing sharing by namespace',
      },
    },
  ],
};
