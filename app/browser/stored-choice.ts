/** A choice that localStorage keeps, "" for none. Without storage, it lasts as long as this page. */
export function storedChoice(key: string) {
  let current = "";
  return {
    read(): string {
      try {
        return localStorage.getItem(key) ?? "";
      } catch {
        return current;
      }
    },
    write(choice: string): void {
      current = choice;
      try {
        if (choice) localStorage.setItem(key, choice);
        else localStorage.removeItem(key);
      } catch {}
    },
  };
}
