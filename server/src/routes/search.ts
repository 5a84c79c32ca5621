import type {SearchError} from '@scriptcat/contract';
import {HOSTED_LIMITS, parseCall} from '@scriptcat/search/hosted';
import type {Hono} from 'hono';
import {json, retryAfter} from '../http';
import type {Log} from '../log';
import type {RateDeps} from '../middleware/limits';
import type {Search} from '../search/search-thread';
import {ThreadError} from '../thread';
import {createOpenEndpoint} from './open-endpoint';

export interface SearchDeps extends RateDeps {
  search: Search;
  log: Log;
}

export interface SearchRouteDeps extends SearchDeps {
  /** The name clients ask for; another is answered as the hosted service answers an unknown one. */
  indexName: string;
}

const refuse = (status: number, message: string, headers: Record<string, string> = {}) =>
  json(status, {message, status} satisfies SearchError, headers);

/** Search in the protocol of the hosted service: several queries in, their answers out. */
export function createSearchRoute({search, log, indexName, ...rate}: SearchRouteDeps): Hono {
  return createOpenEndpoint({
    ...rate,
    path: '/1/indexes/:name/queries',
    allowHeaders: [
      'content-type',
      'x-algolia-application-id',
      'x-algolia-api-key',
      'x-algolia-agent',
    ],
    maxBytes: HOSTED_LIMITS.bodyBytes,
    refuse,
    // The hosted service answers several indexes at this one address.
    check: ({req}) => (req.param('name') === '*' ? undefined : refuse(404, 'Path does not exist')),
    async answer(body, from) {
      const parsed = parseCall(body);
      if (!parsed.ok) return refuse(400, parsed.message);
      const {queries} = parsed;
      const unknown = queries.find((query) => query.indexName !== indexName);
      if (unknown) return refuse(404, `Index ${unknown.indexName} does not exist`);
      // The call has paid for its first query.
      const waitMs = queries.length > 1 ? rate.takeToken(from, queries.length - 1) : undefined;
      if (waitMs !== undefined) {
        return refuse(429, 'Too many searches from here', retryAfter(waitMs));
      }
      const results: Uint8Array[] = [];
      try {
        // One after the other: an address has one query in the line.
        for (const query of queries) results.push(await search.answerHosted(query, from));
      } catch (cause) {
        if (!(cause instanceof ThreadError)) throw cause;
        log.warn('search.unavailable', {reason: cause.kind});
        return refuse(503, 'Search is busy, try again in a moment', {'retry-after': '1'});
      }
      log.info('search.answered', {queries: results.length});
      return new Response(joinResults(results), {
        headers: {'content-type': 'application/json; charset=utf-8'},
      });
    },
  });
}

const comma = Buffer.from(',');

/** The answers as a `SearchResponse`, without reading them again. */
function joinResults(results: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const parts = results.flatMap((result, at) => (at === 0 ? [result] : [comma, result]));
  return Buffer.concat([Buffer.from('{"results":['), ...parts, Buffer.from(']}')]);
}
