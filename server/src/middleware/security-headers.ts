import type {Middleware} from '../request-env';
import {HSTS, type SecurityHeaders, securityOf} from '../site/policy';

/**
 * Whether the visitor's connection is encrypted; this server's own never is. Believes
 * `X-Forwarded-Proto` only when a trusted proxy is configured in front: anybody else could make a
 * server without TLS answer as if it had it.
 */
export function isEncrypted(forwardedProto = '', trustProxy: number): boolean {
  if (trustProxy === 0) return false;
  const protocols = forwardedProto.split(',');
  // Each proxy appends; the entry of the outermost trusted one counts.
  const entry = protocols[Math.max(0, protocols.length - trustProxy)];
  return entry?.trim().toLowerCase() === 'https';
}

/** Puts the security fields on every answer; files and pages of the server bring their own. */
export function securityHeaders(security: SecurityHeaders, trustProxy: number): Middleware {
  return async (c, next) => {
    c.set('isSecure', isEncrypted(c.req.header('x-forwarded-proto'), trustProxy));
    await next();
    const {headers} = c.res;
    const isPage = Boolean(headers.get('content-type')?.startsWith('text/html'));
    for (const [name, value] of Object.entries(securityOf(security, {path: c.req.path, isPage}))) {
      if (!headers.has(name)) headers.set(name, value);
    }
    if (c.get('isSecure')) headers.set('strict-transport-security', HSTS);
  };
}
