import type {ChangesOf, Line} from '../types';

export const line = {
  id: '0.9',
  manifest: 2,
  releases: [
    {
      version: '0.9',
      date: '2022-10-11',
      covers: {since: '2022-02-14', versions: ['0.9.4', '0.9.3', '0.9.2', '0.9.1', '0.9.0']},
    },
  ],
} as const satisfies Line;

export const changes: ChangesOf<typeof line> = {
  '0.9': [
    {
      kind: 'feature',
      area: 'background',
      text: {
        'zh-Hans': 'CloudCat：后台脚本可导出到腾讯云函数或 Node.js 包',
        en: 'CloudCat: export background scripts to Tencent Cloud functions or a Node.js package',
      },
    },
    {
      kind: 'deprecation',
      area: 'api',
      text: {
        'zh-Hans': '弃用代理功能（CAT_setProxy）',
        en: 'Proxy functions (CAT_setProxy) dropped',
      },
      refs: [60],
    },
    {
      kind: 'breaking',
      area: 'permission',
      text: {'zh-Hans': '不再申请 debugger 权限', en: 'debugger permission removed'},
    },
    {
      kind: 'improvement',
      area: 'permission',
      text: {'zh-Hans': '改进跨域请求确认', en: 'Confirmation for cross-origin requests improved'},
      refs: [56],
    },
    {
      kind: 'improvement',
      area: 'other',
      text: {'zh-Hans': '许可证改为 GPLv3', en: 'Licence changed to GPLv3'},
    },
  ],
};
