type Listener = (key: string, before: unknown, after: unknown, isRemote: boolean) => void;

/** The script's stored values with their listeners, as `GM_setValue` and its family see them. */
export function createValues(
  initial: Readonly<Record<string, unknown>>,
  onChange: (all: Readonly<Record<string, unknown>>) => void,
) {
  const all = new Map(Object.entries(initial));
  const listeners = new Map<number, {key: string; listener: Listener}>();
  let nextId = 1;

  function change(key: string, value: unknown, isRemote: boolean): void {
    const before = all.get(key);
    if (value === undefined) all.delete(key);
    else all.set(key, structuredClone(value));
    onChange(Object.fromEntries(all));
    // Rewriting a primitive with the same value is no change; an object always is.
    if (before === value && typeof value !== 'object') return;
    for (const {key: wanted, listener} of listeners.values()) {
      if (wanted === key) listener(key, before, value, isRemote);
    }
  }

  return {
    get: (key: string, fallback?: unknown) => {
      const value = all.get(key);
      return value === undefined ? fallback : structuredClone(value);
    },
    set: (key: string, value: unknown) => change(key, value, false),
    setFromOutside: (key: string, value: unknown) => change(key, value, true),
    list: () => [...all.keys()],
    listen: (key: string, listener: Listener) => {
      listeners.set(nextId, {key, listener});
      return nextId++;
    },
    unlisten: (id: number) => listeners.delete(id),
  };
}

export type Values = ReturnType<typeof createValues>;
