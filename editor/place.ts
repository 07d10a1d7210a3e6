import type { Data } from "../app/content/moved-names.ts";
import { files } from "../app/content/schema/file-schemas.ts";
import { nodeFor } from "../app/content/schema/nodes.ts";

/** What an entry is called; a file that there is once, after what is in it. */
export function titleOf(name: string, data: Data | undefined): string {
  const { title } = nodeFor(name);
  const own = name in files ? title : (data?.title ?? data?.name);
  return String(own ?? title ?? name);
}

const languageNames = new Intl.DisplayNames("en", { type: "language" });

/** "de" as the form calls it: German. */
export const languageName = (code: string) => languageNames.of(code) ?? code;

/** What is at a place of a value. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((inner, key) => (inner as Data | undefined)?.[key as string], data);

/** All texts and numbers of a value, as people read them. */
export function* textsIn(value: unknown): Generator<string> {
  if (value && typeof value === "object")
    for (const inner of Object.values(value)) yield* textsIn(inner);
  else if (value !== undefined && value !== null && value !== "") yield String(value);
}

/** Numbers, kinds, and ids of other entries are nothing that a page says. */
const isId = (text: string) => text.length < 3 || /^[a-z\d.-]+$/.test(text);

/** The words of a field; of a number or a choice, the nearest ones above it. */
export function wordsAt(data: Data, path: readonly string[]): string | undefined {
  const text = [...textsIn(valueAt(data, path))].find((one) => !isId(one));
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
