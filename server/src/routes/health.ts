import type {Handler} from 'hono';
import {HealthProblem} from '../health-problem';
import {json} from '../http';
import type {Log} from '../log';
import {rootCause} from '../root-cause';

/** Something the service cannot work without; `run` rejects with the reason when it is not usable. */
export interface HealthCheck {
  name: string;
  run(): Promise<void>;
}

interface HealthDeps {
  checks: readonly HealthCheck[];
  log: Log;
  /** A clock that only goes forward: set back, it would keep an old verdict for hours. */
  now?: () => number;
}

const MAX_MS = 2000;
/** Anybody may ask, so the checks run at most this often. */
const FRESH_MS = 1000;

async function inTime(run: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const problem = new HealthProblem(`no answer in ${MAX_MS} ms`);
    timer = setTimeout(() => reject(problem), MAX_MS);
  });
  await Promise.race([run(), tooLate]).finally(() => clearTimeout(timer));
}

/** Runs the checks; the log has the cause of a failure, the answer only what anybody may know. */
function createCheckup({checks, log}: HealthDeps) {
  const logged = new Map<string, string>();

  async function stateOf({name, run}: HealthCheck): Promise<[name: string, state: string]> {
    try {
      await inTime(run);
      if (logged.delete(name)) log.info('health.recovered', {check: name});
      return [name, 'ok'];
    } catch (cause) {
      const reason = rootCause(cause);
      if (logged.get(name) !== reason) log.error('health.failed', {check: name, reason});
      logged.set(name, reason);
      return [name, cause instanceof HealthProblem ? cause.message : 'unavailable'];
    }
  }

  return async () => {
    const states = await Promise.all(checks.map(stateOf));
    const isUsable = states.every(([, state]) => state === 'ok');
    return {isUsable, states: Object.fromEntries(states)};
  };
}

/** 200 when every check passes, else 503 with what is wrong. */
export function health({now = () => performance.now(), ...deps}: HealthDeps): Handler {
  const check = createCheckup(deps);
  let last: {at: number; result: ReturnType<typeof check>} | undefined;
  return async () => {
    const at = now();
    if (!last || at - last.at >= FRESH_MS) last = {at, result: check()};
    const {isUsable, states} = await last.result;
    return json(
      isUsable ? 200 : 503,
      {status: isUsable ? 'ok' : 'unusable', checks: states},
      {'cache-control': 'no-store'},
    );
  };
}
