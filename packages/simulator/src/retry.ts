/** How a run ended; a background script may ask to be run again. */
export type Outcome =
  | {status: 'complete'; value: unknown}
  | {status: 'error'; error: unknown; retryAt?: number};

/** Not an Error: ScriptCat's is none either. */
export class CATRetryError {
  constructor(
    readonly msg: string,
    readonly time: number | Date,
  ) {}
}

/** Waits for a run and says how it ended. */
export async function outcomeOf(run: () => Promise<unknown>, now: () => number): Promise<Outcome> {
  try {
    return {status: 'complete', value: await run()};
  } catch (error) {
    if (!(error instanceof CATRetryError)) return {status: 'error', error};
    const {time} = error;
    const retryAt = typeof time === 'number' ? now() + time * 1000 : Number(time);
    return {status: 'error', error, retryAt};
  }
}
