import {
  fill,
  inLanguage,
  type LanguageTag,
  languageTags,
  reasonLabels,
  reasons,
} from '@scriptcat/contract';
import {Table} from '../html/charts';
import {LanguageLink, type Page, pageResponse, renderPage} from '../html/page';
import {reportPaths} from '../site/optional-services';
import {reportLook} from './html';
import type {PublicReport} from './public-report';
import {publicTexts as texts} from './texts';

const cell = (share: number | null) => (share === null ? '·' : `${share} %`);

function Shares({report, locale}: {report: PublicReport; locale: LanguageTag}) {
  const newestFirst = [...report.months].reverse();
  const [latest] = newestFirst;
  if (!latest) return <p>{texts.nothing[locale]}</p>;
  const labels = reasons.map((reason) => reasonLabels[reason][locale]);
  return (
    <>
      <p>{texts.lead[locale]}</p>
      <p class="muted">{fill(texts.hidden[locale], {threshold: report.threshold})}</p>
      <h2>
        {texts.latest[locale]}
        {latest.month}
      </h2>
      <Table
        names={[texts.reason[locale], texts.share[locale]]}
        rows={reasons.map((reason, at) => ({
          name: labels[at],
          bar: (latest.shares[reason] ?? 0) / 100,
          numbers: [cell(latest.shares[reason])],
        }))}
      />
      <h2>{texts.allMonths[locale]}</h2>
      <Table
        names={[texts.month[locale], ...labels]}
        rows={newestFirst.map(({month, shares}) => ({
          name: month,
          numbers: reasons.map((reason) => cell(shares[reason])),
        }))}
      />
    </>
  );
}

const Links = ({locale}: {locale: LanguageTag}) => (
  <nav class="muted">
    <a href={inLanguage('/', locale)}>{texts.home[locale]}</a>
    {languageTags
      .filter((other) => other !== locale)
      .flatMap((other) => [' · ', <LanguageLink locale={other} href={reportPaths[other]} />])}
    {' · '}
    <a href={reportPaths.data}>{texts.data[locale]}</a>
  </nav>
);

const pageOf = (report: PublicReport, locale: LanguageTag): Page => ({
  lang: locale,
  title: texts.title[locale],
  body: <Shares report={report} locale={locale} />,
  isPublic: true,
});

/** The publishable report as one file. */
export const renderPublicHtml = (report: PublicReport) =>
  renderPage(reportLook, pageOf(report, 'en'));

/** The publishable report as a page of the site. */
export const publicReportPage = (
  report: PublicReport,
  locale: LanguageTag,
  headers: Record<string, string>,
) =>
  pageResponse(
    reportLook,
    {...pageOf(report, locale), header: <Links locale={locale} />},
    {headers},
  );
