/** Functions and objects by the full name a script calls them by. */
export type Api = Record<string, unknown>;

// biome-ignore lint/suspicious/noExplicitAny: scripts call these with whatever they like
type AnyFunction = (...args: any[]) => unknown;

/** `GM_x`, and `GM.x` that resolves with the same result. */
export function both(name: string, run: AnyFunction): Api {
  return {[`GM_${name}`]: run, [`GM.${name}`]: async (...args: unknown[]) => run(...args)};
}

/** `GM_x` with a callback as last argument, and `GM.x` that resolves. */
export function callbackAndPromise(name: string, run: () => Promise<unknown>): Api {
  return {
    [`GM_${name}`]: (callback: (value: unknown) => void) => void run().then(callback),
    [`GM.${name}`]: run,
  };
}
