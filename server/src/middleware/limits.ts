import {problem, retryAfter} from '../http';
import type {TakeToken} from '../rate-limit';
import type {Middleware} from '../request-env';
import {targetOf} from '../routes/static';

/** A refusal in the shape that the clients of a service read. */
export type Refuse = (status: number, title: string, headers?: Record<string, string>) => Response;

const refuseWithProblem: Refuse = (status, title, headers) => problem(status, {title}, headers);

/** Refuses a client over its limit before anything of the request is read or parsed. */
export function limitRate(takeToken: TakeToken, cost = 1, refuse = refuseWithProblem): Middleware {
  return async (c, next) => {
    const waitMs = takeToken(c.get('address'), cost);
    if (waitMs === undefined) return next();
    return refuse(429, 'Too many requests', retryAfter(waitMs));
  };
}

/** Without it each request makes the routes search and copy up to 16 KB of address. */
export function limitUrl(urlLength: number): Middleware {
  return async (c, next) => {
    if (targetOf(c).length <= urlLength) return next();
    return problem(414, {title: `A URL can have at most ${urlLength} characters.`});
  };
}

/**
 * By its declared length, which the HTTP server asks of every body. Without it clients fill the
 * memory with bodies, or hold the page thread with parsing them.
 */
export function limitBody(maxBytes: number, refuse = refuseWithProblem): Middleware {
  return async (c, next) => {
    if (Number(c.req.header('content-length') ?? 0) <= maxBytes) return next();
    // The body is not read, so the connection cannot be used again.
    return refuse(413, `The body is larger than ${maxBytes} bytes`, {connection: 'close'});
  };
}
