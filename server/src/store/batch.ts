interface Waiting<In, Out> {
  item: In;
  resolve(result: Out): void;
  reject(cause: unknown): void;
}

/**
 * Group commit: what arrives while one write is under way goes into the next one together, so the
 * price of waiting for the disk is shared. `write` answers in the order of its items; when it
 * fails, every item of that write fails.
 */
export function createBatcher<In, Out>(
  write: (items: readonly In[]) => Promise<readonly Out[]>,
  maxItems = 500,
): (item: In) => Promise<Out> {
  let waiting: Waiting<In, Out>[] = [];
  let isWriting = false;

  async function drain() {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxItems);
      waiting = waiting.slice(maxItems);
      try {
        const results = await write(batch.map(({item}) => item));
        batch.forEach(({resolve}, index) => {
          resolve(results[index] as Out);
        });
      } catch (cause) {
        for (const {reject} of batch) reject(cause);
      }
    }
    isWriting = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({item, resolve, reject});
      if (isWriting) return;
      isWriting = true;
      // One turn of the event loop later, so that requests already read from their sockets join in.
      setImmediate(drain);
    });
}
