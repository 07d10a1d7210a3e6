/**
 * A stylesheet that was lost leaves its element behind, and while that is there no other is asked
 * for. Nothing tells it from one that has come; that one the browser has at hand.
 */
async function reloadStyles(): Promise<void> {
  for (const former of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
    await new Promise((resolve, reject) => {
      const link = former.cloneNode() as HTMLLinkElement;
      link.onload = resolve;
      link.onerror = reject;
      former.replaceWith(link);
    });
}

/**
 * Fetches an island, once for all who ask; after a failure, whoever asks next tries again. `name` is
 * that of its module.
 */
export function islandFetcher<Island>(
  name: string,
  importIsland: () => Promise<Island>,
): () => Promise<Island> {
  let failures = 0;
  let pending: Promise<Island> | undefined;

  /**
   * Most browsers remember that a module could not be fetched and do not ask again, so every further
   * attempt needs another address.
   */
  async function importAgain(): Promise<Island> {
    const file = __ISLAND_FILES__.find((one) => one.startsWith(`${name}-`));
    if (!file) return importIsland();
    await reloadStyles();
    return import(/* @vite-ignore */ `${new URL(file, import.meta.url)}?${failures}`);
  }

  return () => {
    pending ??= (failures ? importAgain() : importIsland()).catch((error) => {
      failures++;
      pending = undefined;
      throw error;
    });
    return pending;
  };
}
