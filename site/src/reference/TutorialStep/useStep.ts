import {useSyncExternalStore} from 'react';

const key = 'tutorial-steps';

type StepStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The ticked steps; storage may be blocked or hold something else. */
function readSteps(storage: () => StepStorage): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}

/** The ticked steps of this device, in step with other tabs. */
export function createStepStore(storage: () => StepStorage) {
  const listeners = new Set<() => void>();
  let known: readonly string[] | undefined;
  const steps = () => {
    known ??= readSteps(storage);
    return known;
  };
  return {
    subscribe(listener: () => void): () => void {
      const reread = () => {
        known = undefined;
        listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', reread);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', reread);
      };
    },
    isDone: (step: string) => steps().includes(step),
    toggle(step: string): void {
      const others = steps().filter((item) => item !== step);
      known = steps().includes(step) ? others : [...others, step];
      try {
        storage().setItem(key, JSON.stringify(known));
      } catch {
        // Storage is blocked or full: the tick lasts as long as the page.
      }
      for (const listener of listeners) listener();
    },
  };
}

const store = createStepStore(() => localStorage);

/** Whether a step of the tutorial was done on this device. */
export function useStep(step: string) {
  const isDone = useSyncExternalStore(
    store.subscribe,
    () => store.isDone(step),
    () => false,
  );
  return {isDone, toggle: () => store.toggle(step)};
}
