import {getConnInfo} from '@hono/node-server/conninfo';
import type {Context} from 'hono';

/**
 * Where a request comes from. Each trusted proxy appends the address it was called from, so
 * the visitor's is that many places from the end; what a visitor wrote before it is not believed.
 */
export function createClientAddress(trustProxy: number): (context: Context) => string {
  return (context) => {
    const remote = getConnInfo(context).remote.address ?? '';
    if (trustProxy === 0) return remote;
    const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? [];
    const chain = [...forwarded.map((address) => address.trim()), remote];
    return chain[Math.max(0, chain.length - 1 - trustProxy)] || remote;
  };
}
