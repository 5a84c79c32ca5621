import type {Context} from 'hono';

/**
 * Whether a browser says that a page of this site sent a request; undefined when it says nothing, as
 * text browsers do. Without this check any site posts forms here in the name of its visitors.
 */
export function isFromHere(context: Context, friends: readonly string[] = []): boolean | undefined {
  const origin = context.req.header('origin');
  if (origin && friends.includes(origin)) return true;
  const site = context.req.header('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  // Browsers send that only over TLS and to this machine; elsewhere the proxy passes on the Host field.
  return origin === undefined
    ? undefined
    : origin.replace(/^https?:\/\//, '') === context.req.header('host');
}
