import type {Context, MiddlewareHandler} from 'hono';
import type {RequestEnv} from '../request-env';
import {HSTS, type SecurityHeaders, securityOf} from '../site/policy';

/** Whether the visitor's connection is encrypted, as far as this process can know. */
export type IsSecure = (header: (name: string) => string | undefined, isTls: boolean) => boolean;

/**
 * Believes `X-Forwarded-Proto` only when a trusted proxy is configured in front: anybody else could
 * make a server without TLS answer as if it had it.
 */
export function createIsSecure(trustProxy: number): IsSecure {
  return (header, isTls) => {
    if (isTls || trustProxy === 0) return isTls;
    const protocols = (header('x-forwarded-proto') ?? '').split(',');
    // Each proxy appends; the entry of the outermost trusted one counts.
    const entry = protocols[Math.max(0, protocols.length - trustProxy)];
    return entry?.trim().toLowerCase() === 'https';
  };
}

export const isSecureContext = (isSecure: IsSecure, c: Context<RequestEnv>) =>
  isSecure((name) => c.req.header(name), Boolean(c.env?.incoming?.socket?.encrypted));

/** Puts the security fields on every answer; files and pages of the server bring their own. */
export function securityHeaders(
  security: SecurityHeaders,
  isSecure: IsSecure,
): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    await next();
    const {headers} = c.res;
    const isPage = Boolean(headers.get('content-type')?.startsWith('text/html'));
    for (const [name, value] of Object.entries(securityOf(security, {path: c.req.path, isPage}))) {
      if (!headers.has(name)) headers.set(name, value);
    }
    if (isSecureContext(isSecure, c)) headers.set('strict-transport-security', HSTS);
  };
}
