/** The public report in both languages and as data. */
export const reportPaths = {
  'zh-Hans': '/report/',
  en: '/en/report/',
  data: '/report/data.json',
} as const;
