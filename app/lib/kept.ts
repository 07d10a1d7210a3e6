/**
 * While developing, a page can be made of modules from before and from after a save: what two of them have
 * to share is made once, and not by each of them.
 */
export function kept<T>(name: string, make: () => T): T {
  const all = globalThis as Record<string, unknown>;
  all[name] ??= make();
  return all[name] as T;
}
