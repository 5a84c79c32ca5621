/** Asks again and again until there is an answer that is neither empty nor false. */
export async function until<T>(
  ask: () => Promise<T | undefined | null | false> | T | undefined | null | false,
  {timeout = 10_000, what = 'an answer'} = {},
): Promise<T> {
  const found = await poll(ask, timeout);
  if (found === undefined) throw new Error(`Waited ${timeout} ms for ${what}.`);
  return found;
}

/** The same, for what may well not come: answers with nothing after the time given. */
export async function poll<T>(
  ask: () => Promise<T | undefined | null | false> | T | undefined | null | false,
  timeout: number,
): Promise<T | undefined> {
  const end = Date.now() + timeout;
  // A page or a worker that is gone never answers.
  const over = pause(timeout);
  for (;;) {
    const found = await Promise.race([ask(), over]);
    if (found) return found;
    if (Date.now() >= end) return undefined;
    await pause(80);
  }
}

/** For what has no sign of its end: a time that must pass without something happening. */
export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
