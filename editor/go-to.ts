import { firstLocale } from "./backend.ts";
import { paneOf } from "./marks.ts";

/** Whether somebody saves, by the button or by the keys. */
export function asksToSave(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.key === "s" && (event.ctrlKey || event.metaKey);
  return (event.target as Element).closest("[data-label=Save]") !== null;
}

/** What is drawn of the way to a field: the field, or the last row before it. */
function nearest(pane: Element, path: readonly PropertyKey[]): Element | undefined {
  let place: Element | undefined;
  for (const [index, key] of path.entries()) {
    const row = typeof key === "number" && place?.querySelector(".item-list")?.children[key];
    const keyPath = path.slice(0, index + 1).join(".");
    const next = row || pane.querySelector(`[data-key-path="${keyPath}"]`);
    if (!next) break;
    place = next;
  }
  return place;
}

/** Brings it into sight, screen by screen if it is higher than one: the tool draws what is seen. */
function show(place: Element, screen: number): void {
  const screens = Math.ceil(place.clientHeight / innerHeight) || 1;
  place.scrollIntoView({ block: screens > 1 ? "start" : "center" });
  let pane = place.parentElement;
  while (pane && !/auto|scroll/.test(getComputedStyle(pane).overflowY)) pane = pane.parentElement;
  pane?.scrollBy(0, (screen % screens) * innerHeight);
}

/** Opens the rows around a field and puts the cursor into it, however long the tool takes to draw them. */
export async function goTo(path: readonly PropertyKey[], locale = firstLocale): Promise<void> {
  const keyPath = path.join(".");
  const payload = { locale, keyPath };
  const pane = document.querySelector(paneOf(locale)) ?? document.body;
  const field = () => pane.querySelector(`[data-key-path="${keyPath}"]`);
  for (let tries = 0; tries < 50 && !field()?.contains(document.activeElement); tries++) {
    // Of a long form, what is below the last field that is drawn comes next.
    const place = nearest(pane, path) ?? [...pane.querySelectorAll("[data-key-path]")].at(-1);
    if (place) show(place, tries);
    window.postMessage({ type: "highlight-editor-field", payload }, location.origin);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
