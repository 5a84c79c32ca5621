import pageWords from '@scriptcat/content/search/page';
import resultWords from '@scriptcat/content/server/search-page';
import {
  fill,
  inLanguage,
  type LanguageTag,
  languageOf,
  languageTags,
  SEARCH_LIMITS,
} from '@scriptcat/contract';
import type {Answer, ShownHit, TextPart} from '@scriptcat/search/client';
import {type Context, Hono} from 'hono';
import {html, pageResponse} from '../html/page';
import {retryAfter} from '../http';
import type {RequestEnv} from '../request-env';
import {ThreadError} from '../thread';
import type {SearchDeps} from './search';

interface SearchPageDeps extends SearchDeps {
  readPage: (path: string) => Promise<string | undefined>;
}

const SEARCH_PAGE = '/search/';
const MAX_PAGE = 50;
/** Where the built page tells readers without scripts about results. */
const PLACE = /(<noscript[^>]*\bdata-results\b[^>]*>)[\s\S]*?(<\/noscript>)/;
/** The field of the page itself; the one in the navigation bar has no value. */
const FIELD = /(<input\b[^>]*\bname="?q"?[^>]*\bvalue=)""/;
const headers = {
  'content-type': 'text/html; charset=utf-8',
  // The address holds what somebody looked for: only their own browser keeps it, for going back.
  'cache-control': 'private, no-cache',
  'x-robots-tag': 'noindex',
};

/** Whether a target asks for results, which no file can answer. */
export function isSearchQuery(target: string): boolean {
  const page = `${inLanguage(SEARCH_PAGE, languageOf(target))}?`;
  return target.startsWith(page) && /[?&]q=[^&]/.test(target);
}

const markup = (parts: readonly TextPart[]) =>
  parts.map(({text, isMatch}) => (isMatch ? html`<mark>${text}</mark>` : text));

const hitMarkup = ({url, group, trail, title, snippet}: ShownHit) =>
  html`<li><p>${[group, ...trail].join(' › ')}</p><h2><a href="${url}">${markup(title)}</a></h2>${
    snippet.length > 0 && html`<p>${markup(snippet)}</p>`
  }</li>`;

type Question = ReturnType<typeof readQuestion>;

function pageLink({query, language}: Question, page: number, rel: 'prev' | 'next') {
  const params = new URLSearchParams({q: query, ...(page > 0 && {page: String(page + 1)})});
  const text = pageWords[language][rel === 'prev' ? 'previous' : 'next'];
  return html`<a rel="${rel}" href="${inLanguage(SEARCH_PAGE, language)}?${params}">${text}</a> `;
}

function resultMarkup(question: Question, {hits, count, pages}: Answer) {
  const {query, page, language} = question;
  const heading = count === 0 ? resultWords[language].none : pageWords[language].count;
  const [before = '', after = ''] = fill(heading, {count}).split('{query}');
  const first = page * SEARCH_LIMITS.hitsPerPage + 1;
  return html`<p>${before}<q>${query}</q>${after}</p>${
    hits.length > 0 && html`<ol start="${first}">${hits.map(hitMarkup)}</ol>`
  }<p>${page > 0 && pageLink(question, page - 1, 'prev')}${
    page + 1 < pages && pageLink(question, page + 1, 'next')
  }</p>`;
}

/** What the address asks for; nonsense in it falls back to something legal, as in the browser. */
function readQuestion({req}: Context, language: LanguageTag) {
  const page = Number(req.query('page') ?? 1);
  return {
    language,
    query: (req.query('q') ?? '').trim().slice(0, SEARCH_LIMITS.queryLength),
    page: Number.isInteger(page) && page > 0 && page <= MAX_PAGE ? page - 1 : 0,
  };
}

/**
 * The search page with its results, for readers without scripts. They stand where only such a
 * browser looks; everybody else's asks the service itself and shows the same page as ever.
 */
export function createSearchPageRoute(deps: SearchPageDeps): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  for (const language of languageTags) {
    const path = inLanguage(SEARCH_PAGE, language);
    app.get(path, async (context, next) => {
      const question = readQuestion(context, language);
      if (question.query === '') return next();
      const refuse = (status: number, title: string, waitMs: number) => {
        const body = html`<p><a href="${path}">${pageWords[language].title}</a></p>`;
        const fields = {'cache-control': 'no-store', ...retryAfter(waitMs)};
        return pageResponse({lang: language, title, body}, {status, headers: fields});
      };
      const from = context.get('address');
      const waitMs = deps.takeToken(from);
      if (waitMs !== undefined) return refuse(429, resultWords[language].limited, waitMs);
      try {
        const found = await deps.search.find(question, from);
        deps.log.info('search.page', {hits: found.hits.length});
        const page = (await deps.readPage(path)) ?? '';
        const content = resultMarkup(question, found);
        const filled = page
          .replace(FIELD, (_, start: string) => start + html`"${question.query}"`)
          .replace(PLACE, (_, start: string, end: string) => start + content + end);
        return new Response(filled, {headers});
      } catch (cause) {
        if (!(cause instanceof ThreadError)) throw cause;
        deps.log.warn('search.unavailable', {reason: cause.kind});
        return refuse(503, resultWords[language].busy, 1000);
      }
    });
  }
  return app;
}
