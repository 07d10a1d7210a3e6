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

/** Fetches an island, once for all who ask; after a loss, whoever asks next starts anew. */
export function islandFetcher<Island>(importIsland: () => Promise<Island>): () => Promise<Island> {
  let failures = 0;
  let pending: Promise<Island> | undefined;

  /**
   * Browsers remember a file of code that could not be had and do not ask for it again, so every
   * further attempt needs another address; the file's own name stands in the code that imports it.
   */
  async function importAgain(): Promise<Island> {
    const [, file = ""] = /import\(.([^"'`]+)/.exec(String(importIsland)) ?? [];
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
