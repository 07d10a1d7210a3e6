/** Letters that an address has in another form. */
const plain: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** "M&A Integration" becomes "m-a-integration", "Größe" becomes "groesse". */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => plain[letter] ?? "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
