import {type Handler, Hono} from 'hono';
import {cors} from 'hono/cors';
import {limitBody, limitRate, type Refuse} from '../middleware/limits';
import type {TakeToken} from '../rate-limit';
import type {Middleware, RequestEnv} from '../request-env';

interface OpenEndpoint {
  path: string;
  takeToken: TakeToken;
  /** Fields that pages of other origins may send. */
  allowHeaders: string[];
  maxBytes: number;
  refuse: Refuse;
  /** Refuses by the fields of a request, before it counts. */
  check: Middleware;
  answer: Handler<RequestEnv>;
}

/** A service to post to; everything it tells is public, so pages of any origin may ask. */
export function createOpenEndpoint(endpoint: OpenEndpoint): Hono<RequestEnv> {
  const {path, takeToken, allowHeaders, maxBytes, refuse, check, answer} = endpoint;
  const fields = {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'retry-after',
    'cache-control': 'no-store',
  };
  return new Hono<RequestEnv>()
    .options(path, cors({allowMethods: ['POST'], allowHeaders, maxAge: 86_400}))
    .use(path, async (c, next) => {
      await next();
      // Hono's own way to set them makes an answer three times as dear.
      for (const [name, value] of Object.entries(fields)) c.res.headers.set(name, value);
    })
    .post(path, check, limitRate(takeToken, 1, refuse), limitBody(maxBytes, refuse), answer)
    .all(path, () => refuse(405, 'Use POST', {allow: 'POST, OPTIONS'}));
}
