const plain = (text: string) => text.replace(/\s+/g, " ");

/** Scrolls a page to the words that are being edited, and frames them for a moment. */
export function showPlace(page: Document, text: string): void {
  const words = plain(text).slice(0, 60);
  const found = [...page.querySelectorAll("main *, footer *, header *")].filter((one) =>
    plain(one.textContent ?? "").includes(words),
  );
  // The last one is the innermost of the first place.
  const first = found[0];
  const place = found.filter((one) => first?.contains(one)).at(-1);
  const view = page.defaultView;
  if (!place || !view) return;
  view.history.scrollRestoration = "manual";
  const { top } = place.getBoundingClientRect();
  view.scrollTo({ top: view.scrollY + top - view.innerHeight / 3, behavior: "instant" });
  const outline = ["#d9480f", "transparent"].map((color) => `3px solid ${color}`);
  place.animate({ outline, outlineOffset: "6px" }, 1500);
}
