import type {ChangesOf, Line} from '../types';

export const line = {
  id: '0.10',
  manifest: 2,
  releases: [
    {
      version: '0.10',
      date: '2022-12-04',
      covers: {
        since: '2022-10-27',
        versions: [
          '0.10.4',
          '0.10.3',
          '0.10.2',
          '0.10.1',
          '0.10.0',
          '0.10.0-beta.2',
          '0.10.0-beta.1',
          '0.10.0-beta',
          '0.10.0-alpha.1',
          '0.10.0-alpha',
        ],
      },
    },
  ],
} as const satisfies Line;

export const changes: ChangesOf<typeof line> = {
  '0.10': [
    {
      kind: 'breaking',
      area: 'other',
      text: {
        'zh-Hans': '全新架构与界面，移除账号登录与旧版云同步',
        en: 'New architecture and interface; ScriptCat accounts and the old cloud sync removed',
      },
      refs: [99],
    },
    {
      kind: 'feature',
      area: 'sync',
      text: {
        'zh-Hans': 'WebDAV 备份与同步，支持百度网盘',
        en: 'WebDAV backup and sync; Baidu Netdisk',
      },
    },
    {
      kind: 'feature',
      area: 'editor',
      text: {
        'zh-Hans': '内置 ESLint，重写 VS Code 连接',
        en: 'ESLint built in; VS Code connection rewritten',
      },
    },
    {
      kind: 'feature',
      area: 'background',
      text: {
        'zh-Hans': '后台脚本与右键菜单支持 GM_registerMenuCommand',
        en: 'GM_registerMenuCommand in background scripts and the context menu',
      },
    },
    {
      kind: 'feature',
      area: 'sync',
      text: {
        'zh-Hans': '可按油猴格式导入导出储存值',
        en: 'Import and export values in Tampermonkey format',
      },
    },
    {
      kind: 'breaking',
      area: 'meta',
      text: {'zh-Hans': '移除 document-menu 运行时机', en: 'document-menu run-at removed'},
    },
    {
      kind: 'fix',
      area: 'background',
      text: {'zh-Hans': '修正后台脚本内存泄漏', en: 'Memory leak in background scripts'},
      refs: [71],
    },
  ],
};
