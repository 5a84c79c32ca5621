import type {SearchError} from '@scriptcat/contract';
import {HOSTED_LIMITS, type HostedQuery, parseCall} from '@scriptcat/search/hosted';
import {Hono} from 'hono';
import {json, retryAfter} from '../http';
import type {Log} from '../log';
import type {RateDeps} from '../middleware/limits';
import {readBody} from '../read-body';
import type {Search} from '../search/search-thread';
import {ThreadError} from '../thread';

export interface SearchDeps extends RateDeps {
  search: Search;
  log: Log;
}

export interface SearchRouteDeps extends SearchDeps {
  /** The name clients ask for; another is answered as the hosted service answers an unknown one. */
  indexName: string;
}

const path = '/1/indexes/:name/queries';
const allow = 'POST, OPTIONS';
const headers = {
  'cache-control': 'no-store',
  // Everything found here is public, so pages of any origin may ask.
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
};

const refuse = (status: number, message: string, more: Record<string, string> = {}) =>
  json(status, {message, status} satisfies SearchError, {...headers, ...more});
const limited = (waitMs: number) => refuse(429, 'Too many searches from here', retryAfter(waitMs));

/** Search in the protocol of the hosted service: several queries in, their answers out. */
export function createSearchRoute(deps: SearchRouteDeps): Hono {
  const app = new Hono();
  app.all(path, (context) => {
    const {req} = context;
    if (req.method === 'OPTIONS') return preflight();
    if (req.method !== 'POST') return refuse(405, 'Use POST', {allow});
    // The hosted service answers several indexes at this one address.
    if (req.param('name') !== '*') return refuse(404, 'Path does not exist');
    const from = deps.clientAddress(context);
    const waitMs = deps.takeToken(from);
    return waitMs === undefined ? answer(req.raw, from, deps) : limited(waitMs);
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

async function answer(request: Request, from: string, deps: SearchRouteDeps) {
  const body = await readBody(request, HOSTED_LIMITS.bodyBytes);
  if (!body) {
    const message = `The body is over ${HOSTED_LIMITS.bodyBytes} bytes`;
    // The rest of the body is not read, so the connection cannot be used again.
    return refuse(413, message, {connection: 'close'});
  }
  const parsed = parseCall(new TextDecoder().decode(body));
  if (!parsed.ok) return refuse(400, parsed.message);
  const {queries} = parsed;
  const unknown = queries.find(({indexName}) => indexName !== deps.indexName);
  if (unknown) return refuse(404, `Index ${unknown.indexName} does not exist`);
  // The call has paid for its first query.
  const waitMs = queries.length > 1 ? deps.takeToken(from, queries.length - 1) : undefined;
  return waitMs === undefined ? answerAll(queries, from, deps) : limited(waitMs);
}

async function answerAll(
  queries: readonly HostedQuery[],
  from: string,
  {search, log}: SearchDeps,
): Promise<Response> {
  const results: Uint8Array[] = [];
  try {
    // One after the other: an address has one query in the line.
    for (const query of queries) results.push(await search.answerHosted(query, from));
  } catch (cause) {
    if (!(cause instanceof ThreadError)) throw cause;
    log.warn('search.unavailable', {reason: cause.kind});
    return refuse(503, 'Search is busy, try again in a moment', {'retry-after': '1'});
  }
  const answered = joinResults(results);
  log.info('search.answered', {queries: results.length, bytes: answered.byteLength});
  return new Response(answered, {
    headers: {'content-type': 'application/json; charset=utf-8', ...headers},
  });
}

const comma = Buffer.from(',');

/** The answers as a `SearchResponse`, without reading them again. */
function joinResults(results: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const parts = results.flatMap((result, at) => (at === 0 ? [result] : [comma, result]));
  return Buffer.concat([Buffer.from('{"results":['), ...parts, Buffer.from(']}')]);
}
