import pLimit from 'p-limit';

/**
 * Runs `work` for every item, a few at once. Stops scheduling on the first error and rethrows it
 * when in-flight work has settled.
 */
export async function forEachLimited<Item>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const limit = pLimit(concurrency);
  const errors: unknown[] = [];
  const run = async (item: Item) => {
    if (errors.length === 0) await work(item).catch((error) => errors.push(error));
  };
  await Promise.all(items.map((item) => limit(run, item)));
  if (errors.length > 0) throw errors[0];
}
