import type {ChangesOf, Line} from '../types';

export const line = {
  id: '0.4',
  manifest: 2,
  releases: [
    {
      version: '0.4',
      date: '2021-06-25',
      covers: {since: '2021-06-08', versions: ['0.4.2', '0.4.1', '0.4.0']},
    },
  ],
} as const satisfies Line;

export const changes: ChangesOf<typeof line> = {
  '0.4': [
    {
      kind: 'feature',
      area: 'background',
      text: {
        'zh-Hans': 'UserConfig 配置面板，弹窗可运行后台脚本',
        en: 'UserConfig panels; run background scripts from the popup',
      },
    },
    {
      kind: 'feature',
      area: 'api',
      text: {
        'zh-Hans': '新增 GM_registerMenuCommand，GM_xmlhttpRequest 支持受限请求头与二进制',
        en: 'GM_registerMenuCommand; protected headers and binary data in GM_xmlhttpRequest',
      },
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {'zh-Hans': '运行日志，图标显示运行脚本数', en: 'Run logs; badge with running scripts'},
    },
  ],
};
