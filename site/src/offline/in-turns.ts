/**
 * Does `work` for every item, a few at a time. The first failure stops the rest: what was done
 * stays done, and nothing new begins.
 */
export async function inTurns<Item>(
  items: readonly Item[],
  {width, work}: {width: number; work: (item: Item) => Promise<void>},
): Promise<void> {
  let next = 0;
  let hasFailed = false;
  const lane = async () => {
    while (!hasFailed && next < items.length) {
      const item = items[next++] as Item;
      try {
        await work(item);
      } catch (cause) {
        hasFailed = true;
        throw cause;
      }
    }
  };
  await Promise.all(Array.from({length: Math.min(width, items.length)}, lane));
}
