import type {SearchError, SearchResponse, SearchResult} from '@scriptcat/contract';
import {
  answerQuery,
  parseRequests,
  type QueryRequest,
  SERVICE_LIMITS,
  type SearchIndex,
} from '@scriptcat/search';
import {Hono} from 'hono';
import {cors} from 'hono/cors';
import {json} from '../http';
import type {Log} from '../log';

interface Deps {
  index: SearchIndex;
  /** The name clients ask for; another is answered as the hosted service answers an unknown one. */
  indexName: string;
  log: Log;
  /** A clock in milliseconds, for the time a query took. */
  now?: () => number;
}

const refusal = (status: number, message: string) =>
  json(status, {message, status} satisfies SearchError, {'cache-control': 'no-store'});

/** The body as text, or nothing once it is longer than `limit` bytes. */
async function boundedText(request: Request, limit: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Search in the protocol of the hosted service: several queries in, their answers out. */
export function searchRoutes({index, indexName, log, now = () => performance.now()}: Deps): Hono {
  function answer(request: QueryRequest): SearchResult {
    const started = now();
    const result = answerQuery(index, request);
    return {...result, processingTimeMS: Math.round(now() - started)};
  }

  // Everything found here is public, so pages of any origin may ask.
  return new Hono()
    .use('*', cors({origin: '*', allowMethods: ['POST']}))
    .post('/1/indexes/*/queries', async (c) => {
      const body = await boundedText(c.req.raw, SERVICE_LIMITS.bodyBytes);
      if (body === null) {
        return refusal(413, `Request body is over ${SERVICE_LIMITS.bodyBytes} bytes`);
      }
      const parsed = parseRequests(body);
      if (!parsed.ok) return refusal(parsed.status, parsed.message);
      const unknown = parsed.value.find((request) => request.indexName !== indexName);
      if (unknown) return refusal(404, `Index ${unknown.indexName} does not exist`);
      const results = parsed.value.map(answer);
      log.info('search.answered', {
        queries: results.length,
        hits: results.reduce((sum, {nbHits}) => sum + nbHits, 0),
        milliseconds: results.reduce((sum, {processingTimeMS}) => sum + processingTimeMS, 0),
      });
      return json(200, {results} satisfies SearchResponse, {'cache-control': 'no-store'});
    });
}
