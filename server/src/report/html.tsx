import {
  fill,
  type LanguageTag,
  type Params,
  type Reason,
  reasonLabels,
  reasons,
} from '@scriptcat/contract';
import type {Child} from 'hono/jsx';
import {Columns, chartRules, percent, Table} from '../html/charts';
import {createLook, renderPage} from '../html/page';
import type {PageReport, PageRow} from './page-report';
import type {Report, Share} from './report';
import {type ReportText, reportTexts} from './texts';

/** Rows of one table; a long tail says little. */
const MAX_ROWS = 30;

export const reportLook = createLook(chartRules);

const sayIn =
  (locale: LanguageTag) =>
  (key: ReportText, values: Params = {}): string =>
    fill(reportTexts[key][locale], values);

interface SharesProps {
  title: ReportText;
  rows: readonly Share[];
  locale: LanguageTag;
}

function Shares({title, rows, locale}: SharesProps) {
  const say = sayIn(locale);
  const max = Math.max(Number.MIN_VALUE, ...rows.map(({share}) => share));
  const nameOf = (name: string) =>
    title === 'byReason' ? reasonLabels[name as Reason][locale] : name;
  return (
    <>
      <h3>{say(title)}</h3>
      <Table
        names={[say('name'), say('count'), say('share')]}
        rows={rows.slice(0, MAX_ROWS).map(({name, count, share}) => ({
          name: nameOf(name),
          bar: share / max,
          numbers: [count, percent(share)],
        }))}
      />
    </>
  );
}

/** The survey's answers as charts and tables. */
export function SurveyPart({report, locale}: {report: Report; locale: LanguageTag}) {
  const say = sayIn(locale);
  if (report.total === 0) return <p class="muted">{say('nothing')}</p>;
  const {total, withText: texts, weeks} = report;
  const labels = reasons.map((reason) => reasonLabels[reason][locale]);
  return (
    <>
      <p class="muted">
        {say('surveySummary', {total, texts, from: report.from ?? '', to: report.to ?? ''})}
      </p>
      <h3>{say('byWeek')}</h3>
      <Columns
        data={weeks.map(({monday, count}) => ({label: monday, values: [count]}))}
        label={say('chart')}
      />
      <Table
        names={[say('week'), say('total'), ...labels]}
        rows={weeks.map(({monday, count, by}) => ({
          name: monday,
          numbers: [count, ...reasons.map((reason) => by[reason])],
        }))}
      />
      <Shares title="byReason" rows={report.reasons} locale={locale} />
      <Shares title="byVersion" rows={report.versions} locale={locale} />
      <Shares title="byBrowser" rows={report.browsers} locale={locale} />
      <Shares title="byLocale" rows={report.locales} locale={locale} />
    </>
  );
}

interface PagePartProps {
  report: PageReport;
  locale: LanguageTag;
  showPage: (row: PageRow) => Child;
}

/** The votes on pages as charts and tables. */
export function PagePart({report, locale, showPage}: PagePartProps) {
  const say = sayIn(locale);
  if (report.total === 0) return <p class="muted">{say('nothing')}</p>;
  const {total, withText: texts, weeks} = report;
  return (
    <>
      <p class="muted">
        {say('pageSummary', {total, texts, helpful: percent(report.helpful / total)})}
      </p>
      <h3>{say('byWeek')}</h3>
      <p class="muted">
        <span class="key a" />
        {say('yes')}
        <span class="key b" />
        {say('no')}
      </p>
      <Columns
        data={weeks.map(({monday, by}) => ({label: monday, values: [by.yes, by.no]}))}
        label={say('chart')}
      />
      <Table
        names={[say('week'), say('yes'), say('no')]}
        rows={weeks.map(({monday, by}) => ({name: monday, numbers: [by.yes, by.no]}))}
      />
      <h3>{say('byPage')}</h3>
      <Table
        names={[say('page'), say('no'), say('yes'), say('noShare')]}
        rows={report.pages.slice(0, MAX_ROWS).map((row) => ({
          name: showPage(row),
          numbers: [row.no, row.yes, percent(row.no / (row.yes + row.no))],
        }))}
      />
    </>
  );
}

const LatestTexts = ({texts}: Pick<Report, 'texts'>) => (
  <>
    <h3>Latest texts</h3>
    <table>
      <tbody>
        {texts.map(({receivedAt, reason, locale, browser, version, feedback}) => (
          <tr>
            <td class="muted">
              {[new Date(receivedAt).toISOString().slice(0, 10), reason, locale, browser, version]
                .filter((item) => item !== undefined)
                .join(' · ')}
            </td>
            <td class="text" dir="auto">
              {feedback}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);

const PageWithTexts = ({page, texts}: PageRow) => (
  <>
    {page}
    {texts.length > 0 && (
      <ul>
        {texts.map(({text}) => (
          <li class="text" dir="auto">
            {text}
          </li>
        ))}
      </ul>
    )}
  </>
);

/** The report as one file that needs no other: charts are drawn in it. */
export const renderHtml = (report: Report, pages: PageReport) =>
  renderPage(reportLook, {
    lang: 'en',
    title: 'What visitors said',
    body: (
      <>
        <h2>Uninstall survey</h2>
        <SurveyPart report={report} locale="en" />
        {report.texts.length > 0 && <LatestTexts texts={report.texts} />}
        <h2>Page feedback</h2>
        <PagePart report={pages} locale="en" showPage={(row) => <PageWithTexts {...row} />} />
      </>
    ),
  });
