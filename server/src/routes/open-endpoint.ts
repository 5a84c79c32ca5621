import {type Handler, Hono, type MiddlewareHandler} from 'hono';
import {cors} from 'hono/cors';
import {limitBody, limitRate, type Refuse} from '../middleware/limits';
import type {TakeToken} from '../rate-limit';
import type {RequestEnv} from '../request-env';

interface OpenEndpoint {
  path: string;
  takeToken: TakeToken;
  /** Fields that pages of other origins may send. */
  allowHeaders: string[];
  maxBytes: number;
  refuse: Refuse;
  /** Refuses by the fields of a request, before it counts. */
  check: MiddlewareHandler<RequestEnv>;
  answer: Handler<RequestEnv>;
}

/** A service to post to; everything it tells is public, so pages of any origin may ask. */
export function createOpenEndpoint(endpoint: OpenEndpoint): Hono<RequestEnv> {
  const {path, takeToken, allowHeaders, maxBytes, refuse, check, answer} = endpoint;
  const exposeHeaders = ['retry-after'];
  const open = {origin: '*', allowMethods: ['POST'], allowHeaders, exposeHeaders, maxAge: 86_400};
  return new Hono<RequestEnv>()
    .use(path, cors(open), async (c, next) => {
      await next();
      c.header('cache-control', 'no-store');
    })
    .post(path, check, limitRate(takeToken, 1, refuse), limitBody(maxBytes, refuse), answer)
    .all(path, () => refuse(405, 'Use POST', {allow: 'POST, OPTIONS'}));
}
