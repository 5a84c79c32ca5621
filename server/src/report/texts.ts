import type {Localized} from '@scriptcat/contract';

/** Charts and tables of the answers. */
export const reportTexts = {
  surveySummary: {
    'zh-Hans': '{total} 份回答，{texts} 份附有文字，{from} 至 {to}',
    en: '{total} answers, {texts} with text, {from} to {to}',
  },
  pageSummary: {
    'zh-Hans': '{total} 次评价，{helpful} 认为有帮助，{texts} 次附有文字',
    en: '{total} votes, {helpful} helpful, {texts} with text',
  },
  byWeek: {'zh-Hans': '按周（周一开始）', en: 'By week (from Monday)'},
  byReason: {'zh-Hans': '按原因', en: 'By reason'},
  byVersion: {'zh-Hans': '按版本', en: 'By version'},
  byBrowser: {'zh-Hans': '按浏览器', en: 'By browser'},
  byLocale: {'zh-Hans': '按语言', en: 'By language'},
  byPage: {'zh-Hans': '按页面（没帮助最多的在前）', en: 'By page, most unhelpful first'},
  chart: {
    'zh-Hans': '柱状图，数字见下表',
    en: 'Bar chart; the table below has the numbers',
  },
  week: {'zh-Hans': '周', en: 'Week'},
  name: {'zh-Hans': '名称', en: 'Name'},
  page: {'zh-Hans': '页面', en: 'Page'},
  count: {'zh-Hans': '数量', en: 'Count'},
  share: {'zh-Hans': '占比', en: 'Share'},
  total: {'zh-Hans': '合计', en: 'Total'},
  yes: {'zh-Hans': '有帮助', en: 'Helpful'},
  no: {'zh-Hans': '没帮助', en: 'Not helpful'},
  noShare: {'zh-Hans': '没帮助的比例', en: 'Share of not helpful'},
  nothing: {'zh-Hans': '这段时间里还没有。', en: 'Nothing in this period.'},
} as const satisfies Record<string, Localized>;

/** The public report. */
export const publicTexts = {
  title: {'zh-Hans': '用户为什么卸载脚本猫', en: 'Why people uninstall ScriptCat'},
  lead: {
    'zh-Hans': '卸载问卷的回答，按月统计各个原因所占的比例。',
    en: 'Answers to the uninstall survey: the share of each reason by month.',
  },
  hidden: {
    'zh-Hans':
      '为保护隐私，少于 {threshold} 份回答的比例不公布，显示为「·」。为避免推算，必要时还会隐藏另一个比例。',
    en: 'To protect privacy, “·” replaces shares of fewer than {threshold} answers, and one more share where a hidden one could be worked out.',
  },
  nothing: {'zh-Hans': '还没有数据。', en: 'There is no data yet.'},
  month: {'zh-Hans': '月份', en: 'Month'},
  reason: {'zh-Hans': '原因', en: 'Reason'},
  share: {'zh-Hans': '占比', en: 'Share'},
  latest: {'zh-Hans': '最近一个月：', en: 'Latest month: '},
  allMonths: {'zh-Hans': '各月', en: 'All months'},
  home: {'zh-Hans': '脚本猫首页', en: 'ScriptCat’s home page'},
  data: {'zh-Hans': 'JSON 数据', en: 'Data as JSON'},
} as const satisfies Record<string, Localized>;

export type ReportText = keyof typeof reportTexts;
