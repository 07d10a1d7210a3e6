import { base } from "../base";
import { islandFetcher } from "./fetch-island";
import { isSlashOn } from "./slash-key";

const fetchSearch = islandFetcher("open-search", () => import("../islands/search/open-search"));

type SearchIsland = Awaited<ReturnType<typeof fetchSearch>>;
type Open = Awaited<ReturnType<SearchIsland["prepare"]>>;

/** The link in the header: it shows that the search is on its way, and says where all pages are. */
let opener: HTMLAnchorElement | undefined;
let loading: Promise<Open> | undefined;
/** What was typed since the search was asked for; undefined while nobody waits for it. */
let typed: string | undefined;

/** Code and index travel side by side. */
function load(): Promise<Open> {
  loading ??= Promise.all([fetchSearch(), fetch(`${base}search.json`)])
    .then(([{ prepare }, response]) => prepare(response, opener?.href ?? ""))
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

function wait(text?: string): void {
  typed = text;
  opener?.setAttribute("aria-busy", String(text !== undefined));
}

/** Opens the search; who cannot have it gets the list of all pages. */
async function openSearch(): Promise<void> {
  if (typed !== undefined) return;
  wait("");
  try {
    const open = await load();
    if (typed !== undefined) open(typed);
  } catch {
    if (typed !== undefined) location.assign(opener?.href ?? "");
  }
  wait();
}

/** A field in a dialog that was just closed may keep the focus for a moment, and is none. */
const isField = (target: EventTarget | null) =>
  target instanceof Element &&
  target.matches("input,textarea,select,[contenteditable]") &&
  !target.closest("dialog:not([open])");

/** A slash, or K with the key for commands; Ctrl-K has a meaning of its own in the fields of a Mac. */
function isAsked({ key, target, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (key === "/") return !(isField(target) || ctrlKey || metaKey) && isSlashOn();
  return key.toLowerCase() === "k" && !shiftKey && (metaKey || (ctrlKey && !isField(target)));
}

function onKey(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, isComposing, defaultPrevented } = event;
  if (defaultPrevented || isComposing || altKey) return;
  const isText = key.length === 1 && !(ctrlKey || metaKey || isField(event.target));
  if (typed !== undefined && key === "Escape") wait();
  else if (typed !== undefined && isText) wait(typed + key);
  else if (isAsked(event)) openSearch();
  else return;
  event.preventDefault();
}

/** A link to the list of all pages, here a button that opens the search; so do keys, wherever one is. */
export function search(link: HTMLElement): void {
  opener ??= link as HTMLAnchorElement;
  link.setAttribute("role", "button");
  link.setAttribute("aria-haspopup", "dialog");
  link.setAttribute("aria-keyshortcuts", "/ Control+K Meta+K");
  link.addEventListener("pointerdown", () => load().catch(() => {}));
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Where the focus returns to: some browsers give it to no link that is clicked.
    link.focus();
    openSearch();
  });
  link.addEventListener("keydown", (event) => {
    if (event.key !== " ") return;
    event.preventDefault();
    link.click();
  });
  // The same function each time, so it listens once.
  addEventListener("keydown", onKey);
}
