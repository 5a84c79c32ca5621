import type {ChangesOf, Line} from '../types';

export const line = {
  id: '0.3',
  manifest: 2,
  releases: [
    {
      version: '0.3',
      date: '2021-05-19',
      covers: {since: '2021-04-17', versions: ['0.3.4', '0.3.0']},
    },
  ],
} as const satisfies Line;

export const changes: ChangesOf<typeof line> = {
  '0.3': [
    {
      kind: 'feature',
      area: 'meta',
      text: {
        'zh-Hans': '支持网页脚本：@match、@include、@exclude、@require、@require-css',
        en: 'Userscripts run in pages: @match, @include, @exclude, @require, @require-css',
      },
    },
    {
      kind: 'feature',
      area: 'api',
      text: {
        'zh-Hans': 'GM 储存值实时同步，新增 GM_setClipboard、CAT_click',
        en: 'Live-shared GM values; GM_setClipboard; CAT_click',
      },
    },
    {
      kind: 'feature',
      area: 'background',
      text: {'zh-Hans': '浏览器启动时自动运行', en: 'Run at browser start'},
    },
  ],
};
