/** Enough to keep the thread pool busy without using much memory. */
const usualLanes = 8;

/** Runs `work` on each item, a few at a time, so that threaded work uses every core. */
export async function sideBySide<T>(
  all: Iterable<T>,
  work: (one: T) => Promise<unknown>,
  lanes = usualLanes,
) {
  const queue = [...all].values();
  const lane = async () => {
    for (const one of queue) await work(one);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
