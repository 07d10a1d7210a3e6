/** Opens the rows around a field and puts the cursor into it. */
export async function goTo(path: readonly PropertyKey[]): Promise<void> {
  let place: Element | null | undefined;
  for (const [index, key] of path.entries()) {
    const keyPath = path.slice(0, index + 1).join(".");
    const row = typeof key === "number" && place?.querySelector(".item-list")?.children[key];
    place = row || document.querySelector(`[data-key-path="${keyPath}"]`);
    // The tool draws a row when it comes into sight.
    place?.scrollIntoView({ block: "center" });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const payload = { locale: "_default", keyPath };
    window.postMessage({ type: "highlight-editor-field", payload }, location.origin);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
