import type {MiddlewareHandler} from 'hono';
import {matchedRoutes} from 'hono/route';
import type {Log} from '../log';
import type {RequestEnv} from '../request-env';

/** What is worth knowing about an answered request. */
export interface RequestLine {
  method: string;
  status: number;
  /** The route or file that answered; left out when none did, since a path can hold anything. */
  path: string | undefined;
  ms: number;
}

export function logRequest(log: Log, {method, status, path, ms}: RequestLine): void {
  log.info('request', {method, status, path, ms: Math.round(ms * 100) / 100});
}

/** One line per request: which file or route, how it went, how long it took. */
export function requestLog(log: Log): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const {method} = c.req;
    const ms = performance.now() - start;
    const route = matchedRoutes(c).find((matched) => matched.path !== '/*');
    const path = c.get('shownPath') ?? route?.path;
    logRequest(log, {method, status: c.res.status, path, ms});
  };
}
