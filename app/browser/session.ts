/** Session storage that never throws: if it is blocked or full, nothing is stored. */
export const session = {
  read(key: string): string | undefined {
    try {
      return sessionStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  /**
   * Returns whether the value was stored. A failed write removes the old value, because stale data is
   * worse than none.
   */
  write(key: string, value: string): boolean {
    try {
      sessionStorage.setItem(key, value);
      return true;
    } catch {
      session.remove(key);
      return false;
    }
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {}
  },
};
