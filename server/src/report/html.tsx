import words from '@scriptcat/content/server/public-report';
import {fill, inLanguage, type LanguageTag, languageTags} from '@scriptcat/contract';
import type {Child} from 'hono/jsx';
import {chartRules, Sections} from '../html/charts';
import {createLook, LanguageLink, type Page, pageResponse, renderPage} from '../html/page';
import {reportPaths} from '../site/optional-services';
import type {PageReport, PageRow} from './page-report';
import type {PublicReport} from './public-report';
import type {Report} from './report';
import {labelsIn, pageSections, percent, publicSections, sayIn, surveySections} from './sections';

const look = createLook(chartRules);

/** The survey's answers as charts and tables. */
export function SurveyPart({report, locale}: {report: Report; locale: LanguageTag}) {
  const say = sayIn(locale);
  const {total, withText: texts, from, to} = report;
  if (total === 0) return <p class="muted">{say('nothing')}</p>;
  return (
    <>
      <p class="muted">{say('surveySummary', {total, texts, from: from ?? '', to: to ?? ''})}</p>
      <Sections sections={surveySections(report, locale, labelsIn(locale))} label={say('chart')} />
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
  const {total, withText: texts, helpful, pages} = report;
  if (total === 0) return <p class="muted">{say('nothing')}</p>;
  return (
    <>
      <p class="muted">{say('pageSummary', {total, texts, helpful: percent(helpful / total)})}</p>
      <Sections
        sections={pageSections(report, locale)}
        label={say('chart')}
        show={({name}) => {
          const row = pages.find(({page}) => page === name);
          return row ? showPage(row) : name;
        }}
      />
    </>
  );
}

const Texts = ({texts}: {texts: readonly string[]}) => (
  <ul>
    {texts.map((text) => (
      <li class="text" dir="auto">
        {text}
      </li>
    ))}
  </ul>
);

/** The report as one file that needs no other: charts are drawn in it. */
export const renderHtml = (report: Report, pages: PageReport) =>
  renderPage(look, {
    lang: 'en',
    title: 'What visitors said',
    body: (
      <>
        <h2>Uninstall survey</h2>
        <SurveyPart report={report} locale="en" />
        <Texts texts={report.texts.map(({reason, feedback}) => `${reason}: ${feedback}`)} />
        <h2>Page feedback</h2>
        <PagePart
          report={pages}
          locale="en"
          showPage={({page, texts}) => [page, <Texts texts={texts.map(({text = ''}) => text)} />]}
        />
      </>
    ),
  });

function publicPage(report: PublicReport, locale: LanguageTag): Page {
  const texts = words[locale];
  const sections = publicSections(report, locale, labelsIn(locale));
  const hidden = fill(texts.hidden, {threshold: report.threshold});
  return {
    lang: locale,
    title: texts.title,
    body: (
      <>
        <p>{texts.lead}</p>
        <p class="muted">{sections.length > 0 ? hidden : texts.nothing}</p>
        <Sections sections={sections} Heading="h2" />
      </>
    ),
    isPublic: true,
  };
}

/** The publishable report as one file. */
export const renderPublicHtml = (report: PublicReport) =>
  renderPage(look, publicPage(report, 'en'));

/** The publishable report as a page of the site. */
export function publicReportPage(
  report: PublicReport,
  locale: LanguageTag,
  headers: Record<string, string>,
): Response {
  const header = (
    <nav class="muted">
      <a href={inLanguage('/', locale)}>{words[locale].home}</a>
      {languageTags
        .filter((other) => other !== locale)
        .flatMap((other) => [' · ', <LanguageLink locale={other} href={reportPaths[other]} />])}
      {' · '}
      <a href={reportPaths.data}>{words[locale].data}</a>
    </nav>
  );
  return pageResponse(look, {...publicPage(report, locale), header}, {headers});
}
