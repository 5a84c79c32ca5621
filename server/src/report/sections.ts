import publicWords from '@scriptcat/content/server/public-report';
import reportWords from '@scriptcat/content/server/report';
import survey from '@scriptcat/content/survey/form';
import {fill, type LanguageTag, type Params, reasons} from '@scriptcat/contract';
import type {PageReport} from './page-report';
import type {PublicReport} from './public-report';
import type {Report, Share} from './report';

type ReportText = keyof (typeof reportWords)[LanguageTag];

export interface Row {
  name: string;
  numbers: readonly (number | string)[];
  /** The length of a bar, between 0 and 1. */
  bar?: number;
  /** The parts of a column in a chart of all rows. */
  column?: readonly number[];
}

/** A table of a report, whatever the format it is shown in. */
export interface Section {
  id: string;
  title: string;
  /** What the rows are, then the names of their numbers. */
  heads: readonly string[];
  rows: readonly Row[];
}

/** A text of the reports in one language. */
export const sayIn =
  (locale: LanguageTag) =>
  (key: ReportText, values: Params = {}): string =>
    fill(reportWords[locale][key], values);

export const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

type Labels = Record<(typeof reasons)[number], string>;

/** The reasons in the words of the survey, or as the database has them. */
export const labelsIn = (locale?: LanguageTag) =>
  Object.fromEntries(
    reasons.map((reason) => [reason, locale ? survey[locale].reasons[reason] : reason]),
  ) as Labels;

/** The survey's answers by week, reason, version, browser and language. */
export function surveySections(report: Report, locale: LanguageTag, labels: Labels): Section[] {
  const say = sayIn(locale);
  const shares = (id: string, title: ReportText, rows: readonly Share[]): Section => {
    const max = Math.max(Number.MIN_VALUE, ...rows.map(({share}) => share));
    return {
      id,
      title: say(title),
      heads: [say('name'), say('count'), say('share')],
      rows: rows.map(({name, count, share}) => ({
        name: id === 'reason' ? labels[name as keyof Labels] : name,
        numbers: [count, percent(share)],
        bar: share / max,
      })),
    };
  };
  return [
    {
      id: 'week',
      title: say('byWeek'),
      heads: [say('week'), say('total'), ...Object.values(labels)],
      rows: report.weeks.map(({monday, count, by}) => ({
        name: monday,
        numbers: [count, ...reasons.map((reason) => by[reason])],
        column: [count],
      })),
    },
    shares('reason', 'byReason', report.reasons),
    shares('version', 'byVersion', report.versions),
    shares('browser', 'byBrowser', report.browsers),
    shares('locale', 'byLocale', report.locales),
  ];
}

/** The votes by week, and by page. */
export function pageSections(report: PageReport, locale: LanguageTag): Section[] {
  const say = sayIn(locale);
  const max = Math.max(1, ...report.pages.map(({no}) => no));
  return [
    {
      id: 'vote week',
      title: say('byWeek'),
      heads: [say('week'), say('yes'), say('no')],
      rows: report.weeks.map(({monday, by: {yes, no}}) => ({
        name: monday,
        numbers: [yes, no],
        column: [yes, no],
      })),
    },
    {
      id: 'page',
      title: say('byPage'),
      heads: [say('page'), say('no'), say('yes'), say('noShare')],
      rows: report.pages.map(({page, yes, no}) => ({
        name: page,
        numbers: [no, yes, percent(no / (yes + no))],
        bar: no / max,
      })),
    },
  ];
}

/** The public report: the latest month, then all of them, newest first. */
export function publicSections(
  {months}: PublicReport,
  locale: LanguageTag,
  labels: Labels,
): Section[] {
  const cell = (share: number | null) => (share === null ? '·' : `${share} %`);
  const newestFirst = [...months].reverse();
  const [latest] = newestFirst;
  if (!latest) return [];
  return [
    {
      id: 'latest',
      title: publicWords[locale].latest + latest.month,
      heads: [publicWords[locale].reason, publicWords[locale].share],
      rows: reasons.map((reason) => ({
        name: labels[reason],
        numbers: [cell(latest.shares[reason])],
        bar: (latest.shares[reason] ?? 0) / 100,
      })),
    },
    {
      id: 'month',
      title: publicWords[locale].allMonths,
      heads: [publicWords[locale].month, ...Object.values(labels)],
      rows: newestFirst.map(({month, shares}) => ({
        name: month,
        numbers: reasons.map((reason) => cell(shares[reason])),
      })),
    },
  ];
}
