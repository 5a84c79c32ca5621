import type {MiddlewareHandler} from 'hono';

/** Nobody notices it once; a client that never stops asking asks that much less. */
export const REFUSAL_PAUSE_MS = 250;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Lets those over a limit wait for their refusal. Answered at once, they would ask again at once, and
 * refusing takes the same thread that everybody's pages come from.
 */
export function slowRefusals(wait = pause): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.res.status === 429) await wait(REFUSAL_PAUSE_MS);
  };
}
