import type {SearchError} from '@scriptcat/contract';
import {HOSTED_LIMITS, parseCall} from '@scriptcat/search/hosted';
import {json, retryAfter} from '../http';
import type {Log} from '../log';
import type {TakeToken} from '../rate-limit';
import type {Search} from '../search/search-thread';
import {ThreadError} from '../thread';
import {createOpenEndpoint} from './open-endpoint';

export interface SearchDeps {
  search: Search;
  takeToken: TakeToken;
  log: Log;
}

interface SearchRouteDeps extends SearchDeps {
  /** The name clients ask for; another is answered as the hosted service answers an unknown one. */
  indexName: string;
}

const clientHeaders = ['application-id', 'api-key', 'agent'].map((name) => `x-algolia-${name}`);
const START = Buffer.from('{"results":[');
const END = Buffer.from(']}');
const refuse = (status: number, message: string, headers: Record<string, string> = {}) =>
  json(status, {message, status} satisfies SearchError, headers);

/** Search in the protocol of the hosted service: several queries in, their answers out. */
export const createSearchRoute = ({search, takeToken, log, indexName}: SearchRouteDeps) =>
  createOpenEndpoint({
    path: '/1/indexes/:name/queries',
    takeToken,
    allowHeaders: ['content-type', ...clientHeaders],
    maxBytes: HOSTED_LIMITS.bodyBytes,
    refuse,
    // The hosted service answers several indexes at this one address.
    check: async (c, next) =>
      c.req.param('name') === '*' ? next() : refuse(404, 'Path does not exist'),
    async answer(c) {
      const parsed = parseCall(await c.req.text());
      if (!parsed.ok) return refuse(400, parsed.message);
      const {queries} = parsed;
      const unknown = queries.find((query) => query.indexName !== indexName);
      if (unknown) return refuse(404, `Index ${unknown.indexName} does not exist`);
      const from = c.get('address');
      // The call has paid for its first query.
      const waitMs = queries.length > 1 ? takeToken(from, queries.length - 1) : undefined;
      if (waitMs !== undefined) {
        return refuse(429, 'Too many searches', retryAfter(waitMs));
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
      const parts = results.flatMap((result, at) => [Buffer.from(at > 0 ? ',' : ''), result]);
      return new Response(Buffer.concat([START, ...parts, END]), {
        headers: {'content-type': 'application/json; charset=utf-8'},
      });
    },
  });
