import {
  inLanguage,
  type LanguageTag,
  type Localized,
  languageTags,
  reasonLabels,
  reasons,
} from '@scriptcat/contract';
import {bar} from '../html/charts';
import {languageLink, pageResponse, renderPage} from '../html/page';
import {reportPaths} from '../site/optional-services';
import {reportLook} from './html';
import type {PublicReport} from './public-report';

const texts = {
  title: {'zh-Hans': '人们为什么卸载脚本猫', en: 'Why people uninstall ScriptCat'},
  lead: {
    'zh-Hans': '卸载问卷的回答，按月统计各个原因所占的比例。',
    en: 'Answers to the uninstall survey: the share of each reason by month.',
  },
  hidden: {
    'zh-Hans': (threshold: number) => `「·」表示少于 ${threshold} 份回答，为保护隐私不公布。`,
    en: (threshold: number) =>
      `“·” stands for fewer than ${threshold} answers, which are not published to protect privacy.`,
  },
  nothing: {'zh-Hans': '还没有数据。', en: 'There is no data yet.'},
  month: {'zh-Hans': '月份', en: 'Month'},
  latest: {'zh-Hans': '最近一个月：', en: 'Latest month: '},
  allMonths: {'zh-Hans': '各月', en: 'All months'},
  home: {'zh-Hans': '脚本猫首页', en: 'ScriptCat’s home page'},
  data: {'zh-Hans': 'JSON 数据', en: 'Data as JSON'},
} as const satisfies Record<string, Localized | Localized<(threshold: number) => string>>;

const cell = (share: number | null) => (share === null ? '·' : `${share} %`);

function body({threshold, months}: PublicReport, locale: LanguageTag): string {
  const newestFirst = [...months].reverse();
  const [latest] = newestFirst;
  if (!latest) return `<p>${texts.nothing[locale]}</p>`;
  const label = (reason: (typeof reasons)[number]) => reasonLabels[reason][locale];
  const bars = reasons.map(
    (reason) =>
      `<tr><th scope="row">${label(reason)}</th><td class="bar">${bar((latest.shares[reason] ?? 0) / 100)}</td><td class="number">${cell(latest.shares[reason])}</td></tr>`,
  );
  const rows = newestFirst.map(
    ({month, shares}) =>
      `<tr><th scope="row">${month}</th>${reasons.map((reason) => `<td class="number">${cell(shares[reason])}</td>`).join('')}</tr>`,
  );
  return `<p>${texts.lead[locale]}</p>
<p class="muted">${texts.hidden[locale](threshold)}</p>
<h2>${texts.latest[locale]}${latest.month}</h2>
<table><tbody>${bars.join('\n')}</tbody></table>
<h2>${texts.allMonths[locale]}</h2>
<div class="wide"><table><thead><tr><th scope="col">${texts.month[locale]}</th>${reasons.map((reason) => `<th scope="col" class="number">${label(reason)}</th>`).join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;
}

/** The publishable report as one file. */
export const renderPublicHtml = (report: PublicReport) =>
  renderPage(reportLook, {
    lang: 'en',
    title: texts.title.en,
    body: body(report, 'en'),
    isPublic: true,
  });

/** The publishable report as a page of the site. */
export function publicReportPage(
  report: PublicReport,
  locale: LanguageTag,
  headers: Record<string, string>,
): Response {
  const others = languageTags
    .filter((other) => other !== locale)
    .map((other) => languageLink(other, reportPaths[other]));
  const links = `<nav class="muted"><a href="${inLanguage('/', locale)}">${texts.home[locale]}</a> · ${others.join(' · ')} · <a href="${reportPaths.data}">${texts.data[locale]}</a></nav>`;
  return pageResponse(
    reportLook,
    {
      lang: locale,
      title: texts.title[locale],
      body: `${links}\n${body(report, locale)}`,
      isPublic: true,
    },
    {headers},
  );
}
