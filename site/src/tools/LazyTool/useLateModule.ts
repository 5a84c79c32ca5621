import {type ComponentType, useEffect, useState} from 'react';

/** Loads a component when it is wanted. `lazy` would remember a failed load; this one retries. */
export function useLateModule<Props>(
  load: () => Promise<{default: ComponentType<Props>}>,
  isWanted: boolean,
) {
  const [Tool, setTool] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!isWanted || Tool || hasFailed) return;
    let isCurrent = true;
    load().then(
      (module) => isCurrent && setTool(() => module.default),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, Tool, hasFailed]);

  return {Tool, hasFailed, retry: () => setFailed(false)};
}
