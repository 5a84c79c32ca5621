import type {ScriptCat} from './scriptcat';

/** A call that the extension made to the browser: its name and what was passed. */
export type Call = [name: string, ...details: unknown[]];

/** Keeps what the extension asks the browser to notify and to download. */
export async function spyOnBrowser(scriptcat: ScriptCat) {
  await scriptcat.inWorker(() => {
    const scope = globalThis as unknown as {calls?: unknown[][]};
    if (scope.calls) return;
    const calls: unknown[][] = [];
    scope.calls = calls;
    const watch = (owner: object, name: string) => {
      const methods = owner as Record<string, (...details: unknown[]) => unknown>;
      const original = methods[name]?.bind(owner);
      methods[name] = (...details) => {
        calls.push([name, ...details.filter((detail) => typeof detail !== 'function')]);
        return original?.(...details);
      };
    };
    for (const name of ['create', 'update', 'clear']) watch(chrome.notifications, name);
    watch(chrome.downloads, 'download');
  }, undefined);
}

/**
 * Changes something in the extension's worker while a task runs. The change leaves a function
 * `undo` behind, which is called at the end.
 */
export async function whileChanged<T>(
  scriptcat: ScriptCat,
  change: () => void,
  task: () => Promise<T>,
): Promise<T> {
  await scriptcat.inWorker(change, undefined);
  try {
    return await task();
  } finally {
    // A worker that was started anew has nothing to undo.
    await scriptcat.inWorker(() => (globalThis as unknown as {undo?(): void}).undo?.(), undefined);
  }
}

/** The calls since the last time. */
export const takeCalls = (scriptcat: ScriptCat): Promise<Call[]> =>
  scriptcat.inWorker(
    () => ((globalThis as unknown as {calls?: Call[]}).calls ?? []).splice(0),
    undefined,
  );
