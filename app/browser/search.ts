import type { SearchFile } from "../search/fetch-index";
import { fetchJson, islandFetcher } from "./fetch-island";
import { isSlashOn } from "./slash-key";

const fetchSearch = islandFetcher(
  "open-search",
  () => import("../islands/search/open-search"),
  () => fetchJson<SearchFile>("search.json"),
);

type SearchIsland = Awaited<ReturnType<typeof fetchSearch>>[0];
type Open = ReturnType<SearchIsland["prepare"]>;

/** The link in the header: it shows that the search is loading, and leads to a list of all pages. */
let opener: HTMLAnchorElement | undefined;
let prepared: Open | undefined;
/** Text typed while the search loads; undefined when it is not loading. */
let typed: string | undefined;

async function load(): Promise<Open> {
  const [{ prepare }, file] = await fetchSearch();
  prepared ??= prepare(file);
  return prepared;
}

function setTyped(text?: string): void {
  typed = text;
  opener?.setAttribute("aria-busy", String(text !== undefined));
}

/** Opens the search; if it fails to load, goes to the list of all pages. */
async function openSearch(): Promise<void> {
  if (typed !== undefined) return;
  setTyped("");
  try {
    const open = await load();
    if (typed !== undefined) open(typed);
  } catch {
    if (typed !== undefined) location.assign(opener?.href ?? "");
  }
  setTyped();
}

/** Ignores a field in a dialog that just closed, which may keep the focus for a moment. */
const isField = (target: EventTarget | null) =>
  target instanceof Element &&
  target.matches("input,textarea,select,[contenteditable]") &&
  !target.closest("dialog:not([open])");

/** Slash, Cmd-K or Ctrl-K; not Ctrl-K in a text field, where macOS uses it for editing. */
function isShortcut({ key, target, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (key === "/") return !(isField(target) || ctrlKey || metaKey) && isSlashOn();
  return key.toLowerCase() === "k" && !shiftKey && (metaKey || (ctrlKey && !isField(target)));
}

function onKey(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, isComposing, defaultPrevented } = event;
  if (defaultPrevented || isComposing || altKey) return;
  const isText = key.length === 1 && !(ctrlKey || metaKey || isField(event.target));
  if (typed !== undefined && key === "Escape") setTyped();
  else if (typed !== undefined && isText) setTyped(typed + key);
  else if (isShortcut(event)) openSearch();
  else return;
  event.preventDefault();
}

/** Turns the link to the list of all pages into a button that opens the search, and adds shortcuts. */
export function search(link: HTMLElement): void {
  opener ??= link as HTMLAnchorElement;
  link.role = "button";
  link.ariaHasPopup = "dialog";
  link.ariaKeyShortcuts = "/ Control+K Meta+K";
  link.addEventListener("pointerdown", () => load().catch(() => {}));
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The dialog returns the focus to the link; some browsers do not focus a clicked link.
    link.focus();
    openSearch();
  });
  link.addEventListener("keydown", (event) => {
    if (event.key !== " ") return;
    event.preventDefault();
    link.click();
  });
  // Safe to call once per link: the same function is added only once.
  addEventListener("keydown", onKey);
}
