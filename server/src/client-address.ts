import {isIP} from 'node:net';
import type {Middleware} from './request-env';

/** An entry of a forwarding header without brackets and port; undefined when it is no address. */
export function parseAddress(entry: string): string | undefined {
  const text = entry.trim();
  const bare =
    /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return isIP(bare) === 0 ? undefined : bare;
}

/**
 * Finds out where a request comes from. Each trusted proxy appends the address it was called from,
 * so the visitor's is that many places from the end. What a visitor wrote before it is not believed:
 * a new address in every request would lift every limit.
 */
export function clientAddress(trustProxy: number): Middleware {
  return async (c, next) => {
    const remote = c.env?.incoming?.socket.remoteAddress ?? '';
    const forwarded = trustProxy > 0 ? c.req.header('x-forwarded-for')?.split(',') : undefined;
    const chain = [...(forwarded ?? []), remote];
    const entry = chain[Math.max(0, chain.length - 1 - trustProxy)] ?? '';
    c.set('address', parseAddress(entry) ?? remote);
    await next();
  };
}
