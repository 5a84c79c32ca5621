import {matchedRoutes} from 'hono/route';
import type {Log} from '../log';
import type {Middleware} from '../request-env';

interface RequestLine {
  method: string;
  status: number;
  /** The route or file that answered; left out when none did, since a path can hold anything. */
  path: string | undefined;
}

export function logRequest(log: Log, started: number, {method, status, path}: RequestLine): void {
  const ms = Math.round((performance.now() - started) * 100) / 100;
  log.info('request', {method, status, path, ms});
}

/** One line per request: which file or route, how it went, how long it took. */
export function requestLog(log: Log): Middleware {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const route = matchedRoutes(c).find((matched) => matched.path !== '/*');
    const path = c.get('shownPath') ?? route?.path;
    logRequest(log, started, {method: c.req.method, status: c.res.status, path});
  };
}
