import type {ChangesOf, Line} from '../types';

export const line = {
  id: '0.7',
  manifest: 2,
  releases: [
    {
      version: '0.7',
      date: '2021-12-22',
      covers: {
        since: '2021-10-26',
        versions: ['0.7.7', '0.7.6', '0.7.5', '0.7.4', '0.7.3', '0.7.2', '0.7.1', '0.7.0'],
      },
    },
  ],
} as const satisfies Line;

export const changes: ChangesOf<typeof line> = {
  '0.7': [
    {
      kind: 'feature',
      area: 'editor',
      text: {
        'zh-Hans': 'VS Code 扩展可向脚本猫同步代码',
        en: 'VS Code extension pushes code to ScriptCat',
      },
    },
    {
      kind: 'feature',
      area: 'install',
      text: {
        'zh-Hans': '通过链接安装，拖动排序，提供脚本站接口',
        en: 'Install by link; drag to reorder; API for script sites',
      },
    },
    {
      kind: 'feature',
      area: 'background',
      text: {
        'zh-Hans': '*.user.bg.js 按后台脚本安装，用户配置支持动态多选',
        en: '*.user.bg.js files install as background scripts; dynamic multi-select in UserConfig',
      },
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {'zh-Hans': '可查看和编辑 GM 储存值', en: 'Storage manager for GM values'},
      refs: [15],
    },
    {
      kind: 'breaking',
      area: 'api',
      text: {
        'zh-Hans': 'GM_xmlhttpRequest 不再自动解析 JSON，需指定 responseType',
        en: 'GM_xmlhttpRequest stops parsing JSON on its own; set responseType',
      },
    },
  ],
};
