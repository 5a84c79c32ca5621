import {isIP} from 'node:net';
import {getConnInfo} from '@hono/node-server/conninfo';
import type {Context} from 'hono';

/** An entry of a forwarding header without brackets and port; undefined when it is no address. */
export function parseAddress(entry: string): string | undefined {
  const text = entry.trim();
  const bare =
    /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return isIP(bare) === 0 ? undefined : bare;
}

/**
 * Where a request comes from. Each trusted proxy appends the address it was called from, so
 * the visitor's is that many places from the end; what a visitor wrote before it is not believed.
 */
export function createClientAddress(trustProxy: number): (context: Context) => string {
  return (context) => {
    const remote = getConnInfo(context).remote.address ?? '';
    if (trustProxy === 0) return remote;
    const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? [];
    const chain = [...forwarded, remote];
    const entry = chain[Math.max(0, chain.length - 1 - trustProxy)];
    return (entry && parseAddress(entry)) || remote;
  };
}
