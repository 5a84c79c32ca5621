import type {ChangesOf, Line} from '../types';

export const line = {
  id: '0.2',
  manifest: 2,
  releases: [
    {version: '0.2', date: '2021-03-23', covers: {since: '2021-03-23', versions: ['0.2.0']}},
  ],
} as const satisfies Line;

export const changes: ChangesOf<typeof line> = {
  '0.2': [
    {
      kind: 'feature',
      area: 'background',
      text: {
        'zh-Hans': '首个可用版本：后台脚本与定时脚本',
        en: 'First usable release: background scripts and scheduled scripts',
      },
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {'zh-Hans': '提供管理页，集中查看脚本', en: 'Script management page'},
    },
  ],
};
