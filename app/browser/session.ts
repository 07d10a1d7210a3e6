/** What a tab remembers. Browsers may forbid it, and its room may run out: then nothing is kept. */
export const session = {
  read(key: string): string | undefined {
    try {
      return sessionStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  /**
   * Whether it is kept. Half a truth is worse than none: what cannot be written does not leave the
   * older text in its place.
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
