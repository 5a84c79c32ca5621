import {useEffect, useState} from 'react';

/**
 * Loads a value when it is wanted. `load` is a constant: another one loads another value. Unlike
 * React's `lazy`, a failed load can be retried.
 */
export function useLoaded<Value>(load: () => Promise<Value>, isWanted = true) {
  const [last, setLast] = useState<{load: typeof load; value?: Value; hasFailed: boolean}>();
  const current = last?.load === load ? last : undefined;

  useEffect(() => {
    if (!isWanted || current) return;
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setLast({load, value, hasFailed: false}),
      () => isCurrent && setLast({load, hasFailed: true}),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, current]);

  return {
    value: current?.value,
    hasFailed: current?.hasFailed ?? false,
    retry: () => setLast(undefined),
  };
}
