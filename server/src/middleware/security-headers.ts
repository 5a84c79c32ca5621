import type {MiddlewareHandler} from 'hono';
import type {RequestEnv} from '../request-env';
import {HSTS, type SecurityHeaders, securityOf} from '../site/policy';

/** Whether the visitor's connection is encrypted, as far as this process can know. */
export type IsSecure = (header: (name: string) => string | undefined, isTls: boolean) => boolean;

/** Believes `X-Forwarded-Proto` only when a trusted proxy is configured in front. */
export function createIsSecure(trustProxy: number): IsSecure {
  return (header, isTls) => {
    if (isTls || trustProxy === 0) return isTls;
    const protocols = (header('x-forwarded-proto') ?? '').split(',');
    // Each proxy appends; the entry of the outermost trusted one counts.
    const entry = protocols[Math.max(0, protocols.length - trustProxy)];
    return entry?.trim().toLowerCase() === 'https';
  };
}

/**
 * Puts the security fields on every answer. Pages have a policy of their own; "not modified" has no
 * type to tell a page by, and its fields replace those of the browser's copy, so the route says it.
 */
export function securityHeaders(
  security: SecurityHeaders,
  isSecure: IsSecure,
): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    await next();
    const isPage = c.get('isPage') ?? c.res.headers.get('content-type')?.startsWith('text/html');
    const fields = securityOf(security, {path: c.req.path, isPage: Boolean(isPage)});
    for (const [name, value] of Object.entries(fields)) {
      // A page the server writes itself brings a policy of its own, stricter than the site's.
      if (!isPage || !c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    const isTls = Boolean(c.env?.incoming?.socket?.encrypted);
    if (isSecure((name) => c.req.header(name), isTls)) {
      c.res.headers.set('strict-transport-security', HSTS);
    }
  };
}
