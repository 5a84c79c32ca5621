import type {SearchError, SearchResponse, SearchResult} from '@scriptcat/contract';
import {
  answerQuery,
  parseRequests,
  type QueryRequest,
  SERVICE_LIMITS,
  type SearchIndex,
} from '@scriptcat/search';
import {Hono} from 'hono';
import {json} from '../http';
import type {Log} from '../log';
import {readBody} from '../read-body';

export interface SearchDeps {
  index: SearchIndex;
  /** The name clients ask for; another is answered as the hosted service answers an unknown one. */
  indexName: string;
  log: Log;
  /** A clock in milliseconds, for the time a query took. */
  now: () => number;
}

const path = '/1/indexes/:name/queries';
const allow = 'POST, OPTIONS';
const headers = {
  'cache-control': 'no-store',
  // Everything found here is public, so pages of any origin may ask.
  'access-control-allow-origin': '*',
};

const refuse = (status: number, message: string, more: Record<string, string> = {}) =>
  json(status, {message, status} satisfies SearchError, {...headers, ...more});

/** Search in the protocol of the hosted service: several queries in, their answers out. */
export function createSearchRoute(deps: SearchDeps): Hono {
  const app = new Hono();
  app.all(path, ({req}) => {
    if (req.method === 'OPTIONS') return preflight();
    if (req.method !== 'POST') return refuse(405, 'Use POST', {allow});
    // The hosted service answers several indexes at this one address.
    if (req.param('name') !== '*') return refuse(404, 'Path does not exist');
    return answer(req.raw, deps);
  });
  return app;
}

function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...headers,
      allow,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers':
        'content-type, x-algolia-application-id, x-algolia-api-key, x-algolia-agent',
      'access-control-max-age': '86400',
    },
  });
}

async function answer(request: Request, {index, indexName, log, now}: SearchDeps) {
  const body = await readBody(request, SERVICE_LIMITS.bodyBytes);
  if (!body) {
    const message = `The body is over ${SERVICE_LIMITS.bodyBytes} bytes`;
    // The rest of the body is not read, so the connection cannot be used again.
    return refuse(413, message, {connection: 'close'});
  }
  const parsed = parseRequests(new TextDecoder().decode(body));
  if (!parsed.ok) return refuse(parsed.status, parsed.message);
  const unknown = parsed.value.find((query) => query.indexName !== indexName);
  if (unknown) return refuse(404, `Index ${unknown.indexName} does not exist`);

  const timed = (query: QueryRequest): SearchResult => {
    const started = now();
    return {...answerQuery(index, query), processingTimeMS: Math.round(now() - started)};
  };
  const results = parsed.value.map(timed);
  log.info('search.answered', {
    queries: results.length,
    hits: results.reduce((sum, {nbHits}) => sum + nbHits, 0),
    milliseconds: results.reduce((sum, {processingTimeMS}) => sum + processingTimeMS, 0),
  });
  return json(200, {results} satisfies SearchResponse, headers);
}
