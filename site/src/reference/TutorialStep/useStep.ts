import {useCallback, useEffect, useState} from 'react';

const key = 'tutorial-steps';

/** The steps that were ticked; storage may be blocked or hold something else. */
export function readSteps(storage: Pick<Storage, 'getItem'>): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}

/** Adds or removes a step and keeps the result, where that is allowed. */
export function toggleStep(storage: Pick<Storage, 'getItem' | 'setItem'>, step: string): boolean {
  const steps = readSteps(storage);
  const isDone = !steps.includes(step);
  const next = isDone ? [...steps, step] : steps.filter((item) => item !== step);
  try {
    storage.setItem(key, JSON.stringify(next));
  } catch {
    // The tick still shows until the page is left.
  }
  return isDone;
}

/** Whether a step of the tutorial was done on this device. */
export function useStep(step: string) {
  const [isDone, setDone] = useState(false);
  useEffect(() => setDone(readSteps(localStorage).includes(step)), [step]);
  const toggle = useCallback(() => setDone(toggleStep(localStorage, step)), [step]);
  return {isDone, toggle};
}
