export type Data = Record<string, unknown>;

/** All texts and numbers of a value, as people read them. */
export function* textsIn(value: unknown): Generator<string> {
  if (value && typeof value === "object")
    for (const inner of Object.values(value)) yield* textsIn(inner);
  else if (value !== undefined && value !== null && value !== "") yield String(value);
}

/** The words of a field; of a number or a choice, the nearest ones above it. */
export function wordsAt(data: Data, path: readonly string[]): string | undefined {
  const value = path.reduce<unknown>((inner, key) => (inner as Data | undefined)?.[key], data);
  const text = [...textsIn(value)].find((one) => one.length > 2 && Number.isNaN(Number(one)));
  // A placeholder is filled on the page: the longest part without one is looked for.
  const parts = text?.split(/\{[^}]*\}/).toSorted((a, b) => b.length - a.length);
  return parts?.[0]?.trim() ?? (path.length ? wordsAt(data, path.slice(0, -1)) : undefined);
}

const plain = (text: string) => text.replace(/\s+/g, " ");

/** Scrolls a page to words, or to a picture by its address, and frames them for a moment. */
export function showWords(page: Document, text: string): void {
  const words = plain(text).slice(0, 60);
  const found = [...page.querySelectorAll("main *, footer *, header *")].filter((one) =>
    plain(one.textContent + one.getAttribute("src")).includes(words),
  );
  // The last one is the innermost of the first place.
  const place = found.filter((one) => found[0]?.contains(one)).at(-1);
  const view = page.defaultView;
  if (!place || !view) return;
  view.history.scrollRestoration = "manual";
  // Not by scrollIntoView, which would scroll what is around the page as well.
  const top = place.getBoundingClientRect().top - view.innerHeight / 3;
  view.scrollBy({ top, behavior: "instant" });
  const outline = ["#d9480f", "transparent"].map((color) => `3px solid ${color}`);
  place.animate({ outline, outlineOffset: "6px" }, 1500);
}
