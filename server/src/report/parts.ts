import deskWords from '@scriptcat/content/server/desk';
import publicWords from '@scriptcat/content/server/public-report';
import words from '@scriptcat/content/server/report';
import survey from '@scriptcat/content/survey/form';
import {fill, type LanguageTag, type Reason, reasons} from '@scriptcat/contract';
import type {Entry} from './entries';
import type {PublicReport, Report} from './report';

export interface Row {
  name: string;
  numbers: readonly (number | string)[];
  /** The length of a bar, between 0 and 1. */
  bar?: number;
  /** The parts of a column in a chart of all rows. */
  column?: readonly number[];
}

export interface Section {
  title: string;
  /** What the rows are, then the names of their numbers. */
  heads: readonly string[];
  rows: readonly Row[];
  /** Whether the rows are pages of the site. */
  isOfPages?: true;
}

/** What a report says of one subject: every format prints a list of these. */
export interface Part {
  title: string;
  summary: string;
  sections: readonly Section[];
  texts: readonly Entry[];
}

/** How a reason is called: in the words of the survey, or as the database has it. */
type Label = (reason: Reason) => string;
const labelIn =
  (language: LanguageTag): Label =>
  (reason) =>
    survey[language].reasons[reason];

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

export function surveyPart(report: Report, language: LanguageTag, label = labelIn(language)): Part {
  const text = words[language];
  const {total, withText, from, to, weeks, texts} = report;
  const title = deskWords[language].survey;
  if (total === 0) return {title, summary: text.nothing, sections: [], texts};
  const shares = (heading: string, rows: Report['reasons']): Section => ({
    title: heading,
    heads: [text.name, text.count, text.share],
    rows: rows.map(({name, count, share}) => ({
      name,
      numbers: [count, percent(share)],
      bar: count / Math.max(1, rows[0]?.count ?? 0),
    })),
  });
  const byWeek: Section = {
    title: text.byWeek,
    heads: [text.week, text.total, ...reasons.map(label)],
    rows: weeks.map(({monday, count, by}) => ({
      name: monday,
      numbers: [count, ...reasons.map((reason) => by[reason])],
      column: [count],
    })),
  };
  const inWords = report.reasons.map((row) => ({...row, name: label(row.name as Reason)}));
  const sections = [
    byWeek,
    shares(text.byReason, inWords),
    shares(text.byVersion, report.versions),
    shares(text.byBrowser, report.browsers),
    shares(text.byLanguage, report.languages),
  ];
  const values = {total, texts: withText, from: from ?? '', to: to ?? ''};
  return {title, summary: fill(text.surveySummary, values), sections, texts};
}

export function pagePart({pages: report}: Report, language: LanguageTag): Part {
  const text = words[language];
  const {total, helpful, withText, weeks, pages} = report;
  const title = deskWords[language].pages;
  if (total === 0) return {title, summary: text.nothing, sections: [], texts: []};
  const byWeek: Section = {
    title: text.byWeek,
    heads: [text.week, text.yes, text.no],
    rows: weeks.map(({monday, by: {yes, no}}) => ({
      name: monday,
      numbers: [yes, no],
      column: [yes, no],
    })),
  };
  const byPage: Section = {
    title: text.byPage,
    heads: [text.page, text.no, text.yes, text.noShare],
    rows: pages.map(({page, yes, no}) => ({
      name: page,
      numbers: [no, yes, percent(no / (yes + no))],
      bar: no / Math.max(1, pages[0]?.no ?? 0),
    })),
    isOfPages: true,
  };
  const values = {total, texts: withText, helpful: percent(helpful / total)};
  const texts = pages.flatMap((row) => row.texts);
  return {title, summary: fill(text.pageSummary, values), sections: [byWeek, byPage], texts};
}

/** The public report: the latest month, then all of them, newest first. */
export function publicPart(report: PublicReport, language: LanguageTag) {
  const label = labelIn(language);
  const {title, nothing, hidden, ...text} = publicWords[language];
  const cell = (share: number | null) => (share === null ? '·' : `${share} %`);
  const newestFirst = [...report.months].reverse();
  const [latest] = newestFirst;
  if (!latest) return {title, summary: nothing, sections: [], texts: []} satisfies Part;
  const ofLatest: Section = {
    title: text.latest + latest.month,
    heads: [text.reason, text.share],
    rows: reasons.map((reason) => ({
      name: label(reason),
      numbers: [cell(latest.shares[reason])],
      bar: (latest.shares[reason] ?? 0) / 100,
    })),
  };
  const byMonth: Section = {
    title: text.allMonths,
    heads: [text.month, ...reasons.map(label)],
    rows: newestFirst.map(({month, shares}) => ({
      name: month,
      numbers: reasons.map((reason) => cell(shares[reason])),
    })),
  };
  const summary = fill(hidden, {threshold: report.threshold});
  return {title, summary, sections: [ofLatest, byMonth], texts: []} satisfies Part;
}
