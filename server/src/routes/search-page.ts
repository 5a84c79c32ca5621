import {
  escapeHtml,
  inLanguage,
  type LanguageTag,
  type Localized,
  languageOf,
  languageTags,
  SEARCH_LIMITS,
  type SearchResult,
  toLanguageTag,
} from '@scriptcat/contract';
import {parseRequests} from '@scriptcat/search';
import {type ShownHit, searchRequest, shownHit, type TextPart} from '@scriptcat/search/client';
import {type Context, Hono} from 'hono';
import {ThreadError} from '../thread';
import type {SearchDeps} from './search';

export interface SearchPageDeps extends SearchDeps {
  /** The text of a built page. */
  readPage: (path: string) => Promise<string | undefined>;
}

const SEARCH_PAGE = '/search/';
const MAX_PAGE = 50;
/** Where the built page tells readers without scripts about results. */
const PLACE = /(<noscript[^>]*\bdata-results\b[^>]*>)[\s\S]*?(<\/noscript>)/;
const tags = ['default', 'docs-default-current'];
const headers = {
  'content-type': 'text/html; charset=utf-8',
  // The address holds what somebody looked for: nobody else keeps or lists it. Their own browser
  // may, or going back to the results would fetch them again.
  'cache-control': 'private, no-cache',
  'x-robots-tag': 'noindex',
};

const texts = {
  count: {'zh-Hans': '与 {query} 相关的结果共 {count} 条', en: '{count} results for {query}'},
  none: {'zh-Hans': '没有找到与 {query} 相关的结果', en: 'No results for {query}'},
  previous: {'zh-Hans': '上一页', en: 'Previous page'},
  next: {'zh-Hans': '下一页', en: 'Next page'},
  limited: {
    'zh-Hans': '从这里发出的搜索太多了，请稍后再试。',
    en: 'Too many searches from here. Try again in a moment.',
  },
  busy: {'zh-Hans': '现在搜索的人很多，请稍后再试。', en: 'Search is busy. Try again in a moment.'},
} satisfies Record<string, Localized>;

/** Whether a target asks for results, which no file can answer. */
export function isSearchQuery(target: string): boolean {
  const page = `${inLanguage('/search/', languageOf(target))}?`;
  return target.startsWith(page) && /[?&]q=[^&]/.test(target);
}

const markup = (parts: readonly TextPart[]) =>
  parts
    .map(({text, isMatch}) => (isMatch ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');

function hitMarkup({url, group, trail, title, snippet}: ShownHit): string {
  const link = `<h2><a href="${escapeHtml(url)}">${markup(title)}</a></h2>`;
  const text = snippet.length > 0 ? `<p>${markup(snippet)}</p>` : '';
  return `<li><p>${escapeHtml([group, ...trail].join(' › '))}</p>${link}${text}</li>`;
}

interface Question {
  query: string;
  page: number;
  tag: LanguageTag;
}

function pageLink({query, tag}: Question, page: number, rel: 'prev' | 'next'): string {
  const params = new URLSearchParams({q: query, ...(page > 0 && {page: String(page + 1)})});
  const text = texts[rel === 'prev' ? 'previous' : 'next'][toLanguageTag(tag)];
  return `<a rel="${rel}" href="${inLanguage(SEARCH_PAGE, tag)}?${escapeHtml(String(params))}">${text}</a>`;
}

function resultMarkup(question: Question, {hits, nbHits, nbPages}: SearchResult): string {
  const {query, page, tag} = question;
  const heading = texts[nbHits === 0 ? 'none' : 'count'][toLanguageTag(tag)]
    .replace('{count}', String(nbHits))
    .replace('{query}', () => `<q>${escapeHtml(query)}</q>`);
  const items = hits.map((hit) => hitMarkup(shownHit(hit))).join('');
  const links = [
    page > 0 ? pageLink(question, page - 1, 'prev') : '',
    page + 1 < nbPages ? pageLink(question, page + 1, 'next') : '',
  ].filter(Boolean);
  const list = items && `<ol start="${page * SEARCH_LIMITS.hitsPerPage + 1}">${items}</ol>`;
  return `<p>${heading}</p>${list}${links.length > 0 ? `<p>${links.join(' ')}</p>` : ''}`;
}

/** What the address asks for; nonsense in it falls back to something legal, as in the browser. */
function readQuestion(context: Context, tag: LanguageTag): Question {
  const page = Number(context.req.query('page') ?? 1);
  return {
    tag,
    query: (context.req.query('q') ?? '').trim().slice(0, SEARCH_LIMITS.queryLength),
    page: Number.isInteger(page) && page > 0 && page <= MAX_PAGE ? page - 1 : 0,
  };
}

async function ask({query, page, tag}: Question, {search, indexName}: SearchDeps) {
  const request = searchRequest(query, page, {index: indexName, language: tag, tags});
  const parsed = parseRequests(JSON.stringify({requests: [request]}));
  const asked = parsed.ok ? parsed.value[0] : undefined;
  const answer = asked && (await search(asked));
  return answer && (JSON.parse(new TextDecoder().decode(answer)) as SearchResult);
}

/**
 * The search page with its results, for readers without scripts. They stand where only such a
 * browser looks; everybody else's asks the service itself and shows the same page as ever.
 */
export function createSearchPageRoute(deps: SearchPageDeps): Hono {
  const app = new Hono();
  for (const tag of languageTags) {
    const path = inLanguage(SEARCH_PAGE, tag);
    const locale = toLanguageTag(tag);
    app.get(path, async (context, next) => {
      const question = readQuestion(context, tag);
      const page = question.query === '' ? undefined : await deps.readPage(path);
      if (page === undefined) return next();
      const answer = (status: number, content: string, more: Record<string, string> = {}) =>
        new Response(
          page.replace(PLACE, (_, start: string, end: string) => start + content + end),
          {status, headers: {...headers, ...more}},
        );
      const waitMs = deps.takeToken(deps.clientAddress(context));
      if (waitMs !== undefined) {
        const seconds = String(Math.ceil(waitMs / 1000));
        return answer(429, `<p>${texts.limited[locale]}</p>`, {'retry-after': seconds});
      }
      try {
        const result = await ask(question, deps);
        if (!result) return next();
        deps.log.info('search.page', {hits: result.hits.length});
        return answer(200, resultMarkup(question, result));
      } catch (cause) {
        if (!(cause instanceof ThreadError)) throw cause;
        deps.log.warn('search.unavailable', {reason: cause.kind});
        return answer(503, `<p>${texts.busy[locale]}</p>`, {'retry-after': '1'});
      }
    });
  }
  return app;
}
