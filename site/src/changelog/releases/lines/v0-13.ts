import type {ChangesOf, Line} from '../types';

export const line = {
  id: '0.13',
  manifest: 2,
  releases: [
    {
      version: '0.13',
      date: '2023-06-02',
      covers: {since: '2023-05-21', versions: ['0.13.1', '0.13.0', '0.13.0-beta']},
    },
  ],
} as const satisfies Line;

export const changes: ChangesOf<typeof line> = {
  '0.13': [
    {
      kind: 'feature',
      area: 'permission',
      text: {'zh-Hans': '脚本授权管理', en: 'Per-script permission management'},
      refs: [184],
    },
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '一键关闭全部脚本，统计 iframe 运行次数',
        en: 'One switch turns all scripts off; iframe run counter',
      },
      refs: [130, 167],
    },
    {
      kind: 'feature',
      area: 'editor',
      text: {
        'zh-Hans': '另存为、快捷键提示、ESLint 快速修复、cron 悬浮提示',
        en: 'Save As, shortcut hints, ESLint quick fix, cron hover hint',
      },
    },
    {
      kind: 'feature',
      area: 'api',
      text: {'zh-Hans': 'GM_openInTab 增加选项', en: 'More GM_openInTab options'},
    },
    {
      kind: 'improvement',
      area: 'other',
      text: {
        'zh-Hans': '日志定时清理，加快脚本加载',
        en: 'Logs are cleaned up on a schedule; scripts load faster',
      },
      refs: [135],
    },
    {
      kind: 'fix',
      area: 'api',
      text: {'zh-Hans': '修正沙盒隔离', en: 'Sandbox isolation'},
      refs: [189, 195],
    },
  ],
};
