/** As many as wait for a thread without holding much in memory. */
const usualLanes = 8;

/** Does the same to each, a few at a time: what runs in threads then uses every core. */
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
