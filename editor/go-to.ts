/** What is drawn of the way to a field: the field, or the last row before it. */
function nearest(path: readonly PropertyKey[]): Element | undefined {
  let place: Element | undefined;
  for (const [index, key] of path.entries()) {
    const row = typeof key === "number" && place?.querySelector(".item-list")?.children[key];
    const keyPath = path.slice(0, index + 1).join(".");
    const next = row || document.querySelector(`[data-key-path="${keyPath}"]`);
    if (!next) break;
    place = next;
  }
  return place;
}

/** Opens the rows around a field and puts the cursor into it, however long the tool takes to draw them. */
export async function goTo(path: readonly PropertyKey[]): Promise<void> {
  const keyPath = path.join(".");
  const payload = { locale: "_default", keyPath };
  const field = () => document.querySelector(`[data-key-path="${keyPath}"]`);
  for (let tries = 0; tries < 50 && !field()?.contains(document.activeElement); tries++) {
    // It draws a row when it comes into sight.
    nearest(path)?.scrollIntoView({ block: "center" });
    window.postMessage({ type: "highlight-editor-field", payload }, location.origin);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
