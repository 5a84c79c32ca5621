import type {Localized} from '@scriptcat/contract';
import {reportTexts} from '../report/texts';

/** Everything the desk says. */
export const deskTexts = {
  ...reportTexts,
  title: {'zh-Hans': '维护者工作台', en: 'Maintainers’ desk'},
  token: {'zh-Hans': '访问令牌', en: 'Access token'},
  logIn: {'zh-Hans': '登录', en: 'Log in'},
  logOut: {'zh-Hans': '退出', en: 'Log out'},
  wrongToken: {'zh-Hans': '令牌不对。', en: 'This is not the token.'},
  tooMany: {
    'zh-Hans': '尝试次数太多，请过一会儿再试。',
    en: 'Too many attempts. Please wait a while.',
  },
  expired: {
    'zh-Hans': '页面已经过期，请返回重新操作。',
    en: 'This page is out of date. Please go back and try again.',
  },
  unavailable: {
    'zh-Hans': '暂时读不到数据库。',
    en: 'The database cannot be read at the moment.',
  },
  overview: {'zh-Hans': '概览', en: 'Overview'},
  surveyTexts: {'zh-Hans': '问卷文字', en: 'Survey texts'},
  pageTexts: {'zh-Hans': '页面留言', en: 'Page comments'},
  period: {'zh-Hans': '时间范围', en: 'Period'},
  weeks: {'zh-Hans': '{count} 周', en: '{count} weeks'},
  everything: {'zh-Hans': '全部', en: 'Everything'},
  apply: {'zh-Hans': '应用', en: 'Apply'},
  survey: {'zh-Hans': '卸载问卷', en: 'Uninstall survey'},
  pages: {'zh-Hans': '页面评价', en: 'Page feedback'},
  search: {'zh-Hans': '搜索文字', en: 'Search the texts'},
  state: {'zh-Hans': '状态', en: 'State'},
  open: {'zh-Hans': '未处理', en: 'Open'},
  done: {'zh-Hans': '已处理', en: 'Done'},
  all: {'zh-Hans': '全部', en: 'All'},
  found: {'zh-Hans': '找到 {count} 条', en: '{count} found'},
  foundMany: {
    'zh-Hans': '找到 {count} 条，显示最新的 {shown} 条',
    en: '{count} found, showing the latest {shown}',
  },
  markDone: {'zh-Hans': '标为已处理', en: 'Mark as done'},
  markOpen: {'zh-Hans': '标为未处理', en: 'Mark as open'},
  delete: {'zh-Hans': '删除', en: 'Delete'},
  deleteForGood: {'zh-Hans': '确认，永久删除', en: 'Yes, delete for good'},
  export: {'zh-Hans': '导出：', en: 'Export:'},
} as const satisfies Record<string, Localized>;

export type DeskText = keyof typeof deskTexts;
