import {setTimeout} from 'node:timers/promises';
import type {Handler} from 'hono';
import {HealthProblem} from '../health-problem';
import {json} from '../http';
import type {Log} from '../log';
import {rootCause} from '../root-cause';

/** What the service cannot work without; each rejects with the reason when it is not usable. */
type Checks = Record<'build' | 'database', () => Promise<void>>;

const MAX_MS = 2000;
/** Each check writes to the database: without this, a flood of probes keeps it busy. */
const FRESH_MS = 1000;

/** 200 when every check passes, else 503 with what is wrong. */
export function health(checks: Checks, log: Log): Handler {
  const logged = new Map<string, string>();

  /** The log has the cause of a failure, the answer only what anybody may know. */
  async function stateOf([name, run]: [string, () => Promise<void>]) {
    try {
      const late = setTimeout(MAX_MS, 'late', {ref: false});
      if ((await Promise.race([run(), late])) === 'late') {
        throw new HealthProblem(`no answer in ${MAX_MS} ms`);
      }
      if (logged.delete(name)) log.info('health.recovered', {check: name});
      return [name, 'ok'];
    } catch (cause) {
      const reason = rootCause(cause);
      if (logged.get(name) !== reason) log.error('health.failed', {check: name, reason});
      logged.set(name, reason);
      return [name, cause instanceof HealthProblem ? cause.message : 'unavailable'];
    }
  }

  const runAll = () => Promise.all(Object.entries(checks).map(stateOf));
  let last: {at: number; states: ReturnType<typeof runAll>} | undefined;
  return async () => {
    // A clock that only goes forward: the time of day, set back, would keep an old verdict.
    const at = performance.now();
    if (!last || at - last.at >= FRESH_MS) last = {at, states: runAll()};
    const states = await last.states;
    const isUsable = states.every(([, state]) => state === 'ok');
    return json(
      isUsable ? 200 : 503,
      {status: isUsable ? 'ok' : 'unusable', checks: Object.fromEntries(states)},
      {'cache-control': 'no-store'},
    );
  };
}
