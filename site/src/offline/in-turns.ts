/**
 * Does `work` for every item, a few at a time. After a failure nothing new begins, and it is
 * reported once what had begun has come to its end.
 */
export async function inTurns<Item>(
  items: readonly Item[],
  {width, work}: {width: number; work: (item: Item) => Promise<void>},
): Promise<void> {
  let next = 0;
  const failures: unknown[] = [];
  const lane = async () => {
    while (failures.length === 0 && next < items.length) {
      const item = items[next++] as Item;
      try {
        await work(item);
      } catch (cause) {
        failures.push(cause);
      }
    }
  };
  await Promise.all(Array.from({length: Math.min(width, items.length)}, lane));
  if (failures.length > 0) throw failures[0];
}
