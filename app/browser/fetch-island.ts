import { languageBase } from "../base";

/** A file of app/files; a host's error page is no JSON, and so a failure too. */
export const fetchJson = <Data>(file: string): Promise<Data> =>
  fetch(languageBase + file).then((response) => response.json());

/**
 * A stylesheet that failed leaves its `<link>` behind, and Vite does not load it again while the `<link>`
 * exists. A failed one looks like a loaded one, so all are replaced; loaded ones come from the cache.
 */
async function reloadStyles(): Promise<void> {
  for (const oldLink of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
    await new Promise((resolve, reject) => {
      const link = oldLink.cloneNode() as HTMLLinkElement;
      link.onload = resolve;
      link.onerror = reject;
      oldLink.replaceWith(link);
    });
}

/**
 * Returns a function that imports an island and fetches its data (app/files), both once; after a
 * failure, the next call tries again. `name` is the name of its module.
 */
export function islandFetcher<Island, Data>(
  name: string,
  importIsland: () => Promise<Island>,
  fetchData: () => Promise<Data>,
): () => Promise<[Island, Data]> {
  let failures = 0;
  let pending: Promise<[Island, Data]> | undefined;

  /**
   * Most browsers cache a failed module import, so every further attempt needs a different
   * URL.
   */
  async function importAgain(): Promise<Island> {
    const file = __ISLAND_FILES__.find((one) => one.startsWith(`${name}-`));
    if (!file) return importIsland();
    await reloadStyles();
    return import(/* @vite-ignore */ `${new URL(file, import.meta.url)}?${failures}`);
  }

  return () => {
    pending ??= Promise.all([failures ? importAgain() : importIsland(), fetchData()]).catch(
      (error) => {
        failures++;
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };
}
