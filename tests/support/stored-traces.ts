import type { BrowserContext, Page } from "@playwright/test";

const held = "storageAttempts";

/** Notes each attempt of the page to store something, from before its own code runs. */
export const watchStorage = (target: Page | BrowserContext) =>
  target.addInitScript((held) => {
    const attempts: string[] = [];
    Object.assign(window, { [held]: attempts });
    const watch = <T extends object>(owner: T, name: string & keyof T, what: string) => {
      const original = owner[name] as (...values: unknown[]) => unknown;
      Object.assign(owner, {
        [name](this: unknown, ...values: unknown[]) {
          attempts.push(`${what} ${String(values[0])}`);
          return original.apply(this, values);
        },
      });
    };
    watch(Storage.prototype, "setItem", "storage");
    watch(IDBFactory.prototype, "open", "database");
    if ("CacheStorage" in window) watch(CacheStorage.prototype, "open", "cache");
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie");
    Object.defineProperty(Document.prototype, "cookie", {
      get: () => cookie?.get?.call(document),
      set(value: string) {
        attempts.push(`cookie ${value}`);
        cookie?.set?.call(document, value);
      },
    });
  }, held);

/** What the browser holds of the visitor, after what the page has tried to store if that was watched. */
export async function storedTraces(page: Page): Promise<string[]> {
  const inPage = await page.evaluate(
    async (held) => [
      ...((window as unknown as Record<string, string[]>)[held] ?? []),
      ...Object.keys(localStorage).map((key) => `kept in local storage ${key}`),
      ...Object.keys(sessionStorage).map((key) => `kept in session storage ${key}`),
      ...(await indexedDB.databases()).map(({ name }) => `kept in database ${name}`),
    ],
    held,
  );
  const cookies = await page.context().cookies();
  return [...inPage, ...cookies.map(({ name }) => `kept as cookie ${name}`)];
}
