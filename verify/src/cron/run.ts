import {userscript} from '@scriptcat/claims';
import rows from '@scriptcat/content/checked/cron';
import type {ScriptCat} from '../extension/scriptcat';
import {compared, type Finding} from '../results';
import {pause} from '../wait';

const script = (expression: string) =>
  userscript([
    `@name ${expression}`,
    '@namespace cron',
    '@version 1.0.0',
    `@crontab ${expression}`,
  ]);

/** Enables a script per expression and reads in the log which the extension could not schedule. */
export async function runCron(scriptcat: ScriptCat): Promise<Finding[]> {
  const since = Date.now();
  const names = new Map<string, string>();
  const refused = new Set<string>();
  for (const expression of [...rows.run, ...rows.fail]) {
    try {
      names.set((await scriptcat.install(script(expression))).uuid, expression);
    } catch {
      refused.add(expression);
    }
  }
  // A schedule that works leaves no trace.
  await pause(1500);
  for (const {message, label} of await scriptcat.logs(since)) {
    const name = names.get(String(label.uuid));
    if (name && /create cronjob failed/.test(message)) refused.add(name);
  }
  await scriptcat.remove(...names.keys());
  const judge = (runs: boolean) => (id: string) => compared(id, runs, !refused.has(id));
  return [...rows.run.map(judge(true)), ...rows.fail.map(judge(false))];
}
