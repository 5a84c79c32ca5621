import type {Handler} from 'hono';
import {json} from '../http';

/** Something the service cannot work without; `run` rejects with the reason when it is not usable. */
export interface HealthCheck {
  name: string;
  run(): Promise<void>;
}

const PATIENCE_MS = 2000;

async function outcome({name, run}: HealthCheck): Promise<[name: string, state: string]> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  try {
    await Promise.race([run(), tooLate]);
    return [name, 'ok'];
  } catch (cause) {
    return [name, cause instanceof Error ? cause.message : String(cause)];
  } finally {
    clearTimeout(timer);
  }
}

/** 200 when every check passes, else 503 with the reason of each that does not. */
export function health(checks: readonly HealthCheck[]): Handler {
  return async () => {
    const results = await Promise.all(checks.map(outcome));
    const isUsable = results.every(([, state]) => state === 'ok');
    return json(
      isUsable ? 200 : 503,
      {status: isUsable ? 'ok' : 'unusable', checks: Object.fromEntries(results)},
      {'cache-control': 'no-store'},
    );
  };
}
