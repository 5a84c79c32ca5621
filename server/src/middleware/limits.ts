import type {Context, MiddlewareHandler} from 'hono';
import type {Limits} from '../config';
import {problem, retryAfter} from '../http';
import type {TakeToken} from '../rate-limit';
import type {RequestEnv} from '../request-env';
import {targetOf} from '../routes/static';

/** Whose requests are counted together, and how many they may be. */
export interface RateDeps {
  takeToken: TakeToken;
  clientAddress: (context: Context) => string;
}

/** Refuses a client over its limit before anything of the request is read or parsed. */
export function limitRate({takeToken, clientAddress}: RateDeps, cost = 1): MiddlewareHandler {
  return async (c, next) => {
    const waitMs = takeToken(clientAddress(c), cost);
    if (waitMs === undefined) return next();
    return problem(429, {title: 'Too many requests from here.'}, retryAfter(waitMs));
  };
}

export function limitUrl({urlLength}: Limits): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    if (targetOf(c).length <= urlLength) return next();
    return problem(414, {title: `An address may have at most ${urlLength} characters.`});
  };
}

/** By its declared length, which the HTTP server asks of every body. */
export function limitBody(maxBytes: number): MiddlewareHandler {
  return async (c, next) => {
    if (Number(c.req.header('content-length') ?? 0) <= maxBytes) return next();
    // The body is not read, so the connection cannot be used again.
    return problem(
      413,
      {title: `A body may have at most ${maxBytes} bytes.`},
      {connection: 'close'},
    );
  };
}
