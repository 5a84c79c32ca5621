import type {ChangesOf, Line} from '../types';

export const line = {
  id: '0.8',
  manifest: 2,
  releases: [
    {
      version: '0.8',
      date: '2022-01-25',
      covers: {since: '2022-01-10', versions: ['0.8.2', '0.8.1', '0.8.0']},
    },
  ],
} as const satisfies Line;

export const changes: ChangesOf<typeof line> = {
  '0.8': [
    {
      kind: 'feature',
      area: 'api',
      text: {
        'zh-Hans': '新增 GM_download、GM_getTab、GM_saveTab，GM_xmlhttpRequest 支持 blob',
        en: 'GM_download, GM_getTab, GM_saveTab; blob data in GM_xmlhttpRequest',
      },
      refs: [29],
    },
    {
      kind: 'feature',
      area: 'sync',
      text: {
        'zh-Hans': '支持 ZIP 导入导出，兼容暴力猴包',
        en: 'ZIP import and export, Violentmonkey packages included',
      },
    },
    {
      kind: 'feature',
      area: 'install',
      text: {'zh-Hans': '更新可在后台完成，无需逐个确认', en: 'Silent updates'},
    },
    {
      kind: 'fix',
      area: 'api',
      text: {
        'zh-Hans': '封堵经 self、top、parent 的沙盒逃逸',
        en: 'Sandbox escapes through self, top and parent',
      },
    },
  ],
};
