import type {SearchError} from '@scriptcat/contract';
import {parseRequests, SERVICE_LIMITS} from '@scriptcat/search';
import {type Context, Hono} from 'hono';
import {json} from '../http';
import type {Log} from '../log';
import type {TakeToken} from '../rate-limit';
import {readBody} from '../read-body';
import type {Search} from '../search/search-thread';
import {ThreadError} from '../thread';

export interface SearchDeps {
  search: Search;
  /** The name clients ask for; another is answered as the hosted service answers an unknown one. */
  indexName: string;
  takeToken: TakeToken;
  clientAddress: (context: Context) => string;
  log: Log;
}

const path = '/1/indexes/:name/queries';
const allow = 'POST, OPTIONS';
const headers = {
  'cache-control': 'no-store',
  // Everything found here is public, so pages of any origin may ask.
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
};
const BUSY_SECONDS = 1;

const refuse = (status: number, message: string, more: Record<string, string> = {}) =>
  json(status, {message, status} satisfies SearchError, {...headers, ...more});

/** Search in the protocol of the hosted service: several queries in, their answers out. */
export function createSearchRoute(deps: SearchDeps): Hono {
  const app = new Hono();
  app.all(path, (context) => {
    const {req} = context;
    if (req.method === 'OPTIONS') return preflight();
    if (req.method !== 'POST') return refuse(405, 'Use POST', {allow});
    // The hosted service answers several indexes at this one address.
    if (req.param('name') !== '*') return refuse(404, 'Path does not exist');
    const waitMs = deps.takeToken(deps.clientAddress(context));
    if (waitMs !== undefined) {
      const seconds = String(Math.ceil(waitMs / 1000));
      return refuse(429, 'Too many searches from here', {'retry-after': seconds});
    }
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

async function answer(request: Request, {search, indexName, log}: SearchDeps) {
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

  try {
    const results = await Promise.all(parsed.value.map(search));
    const bytes = results.reduce((sum, result) => sum + (result?.byteLength ?? 0), 0);
    if (results.includes(undefined) || bytes > SERVICE_LIMITS.answerBytes) {
      const message = `The answer is over ${SERVICE_LIMITS.answerBytes} bytes, ask for fewer hits or attributes`;
      return refuse(413, message);
    }
    log.info('search.answered', {queries: results.length, bytes});
    return new Response(joinResults(results as Uint8Array[]), {
      headers: {'content-type': 'application/json; charset=utf-8', ...headers},
    });
  } catch (cause) {
    if (!(cause instanceof ThreadError)) throw cause;
    log.warn('search.unavailable', {reason: cause.kind});
    return refuse(503, 'Search is busy, try again in a moment', {
      'retry-after': String(BUSY_SECONDS),
    });
  }
}

const comma = Buffer.from(',');

/** The answers as a `SearchResponse`, without reading them again. */
function joinResults(results: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const parts = results.flatMap((result, at) => (at === 0 ? [result] : [comma, result]));
  return Buffer.concat([Buffer.from('{"results":['), ...parts, Buffer.from(']}')]);
}
