import type {ChangesOf, Line} from '../types';

export const line = {
  id: '0.12',
  manifest: 2,
  releases: [
    {
      version: '0.12',
      date: '2023-03-27',
      covers: {since: '2023-03-19', versions: ['0.12.0', '0.12.0-beta']},
    },
  ],
} as const satisfies Line;

export const changes: ChangesOf<typeof line> = {
  '0.12': [
    {
      kind: 'feature',
      area: 'ui',
      text: {
        'zh-Hans': '弹窗可排除当前网站，提供脚本主页按钮',
        en: 'Exclude the current site from the popup; homepage button',
      },
      refs: [144, 134],
    },
    {
      kind: 'improvement',
      area: 'performance',
      text: {'zh-Hans': '储存数据较大时不再卡顿', en: 'Large stored values no longer cause lag'},
    },
    {
      kind: 'feature',
      area: 'install',
      text: {
        'zh-Hans': '安装成功提示，资源缓存可过期',
        en: 'Install success notice; cached resources expire',
      },
      refs: [158],
    },
    {
      kind: 'fix',
      area: 'ui',
      text: {
        'zh-Hans': '修正菜单注册，列出 iframe 中运行的脚本',
        en: 'Menu registration; scripts running in iframes are listed',
      },
      refs: [129, 153, 154],
    },
  ],
};
