import type {Context} from 'hono';

/**
 * Whether a browser sent this from a page of another site, which it may do with a form without
 * asking first. Hono's `csrf` also refuses clients that send neither field, such as text browsers.
 */
export function isForeign(context: Context, friends: readonly string[] = []): boolean {
  const origin = context.req.header('origin');
  if (origin && friends.includes(origin)) return false;
  const site = context.req.header('sec-fetch-site');
  if (site) return site !== 'same-origin' && site !== 'none';
  // Only sent over TLS and to this machine; elsewhere the proxy has to pass on the Host field.
  return origin !== undefined && origin.replace(/^https?:\/\//, '') !== context.req.header('host');
}
