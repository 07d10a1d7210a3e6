import type { ChatData } from "../lib/island-data";
import { chatStorageKey } from "./constants";
import { fetchJson, islandFetcher } from "./fetch-island";
import { session } from "./session";

const fetchChat = islandFetcher(
  "mount",
  () => import("../islands/chat/mount"),
  () => fetchJson<ChatData>("chat.json"),
);

type ChatIsland = Awaited<ReturnType<typeof fetchChat>>[0];
type MountedChat = ReturnType<ChatIsland["mount"]>;

/**
 * A page contains only the chat button. The rest is fetched on hover, touch or focus, or when there is
 * a conversation from an earlier page. A notice says that the chat is loading or has failed; the browser
 * opens it without script, for a click that comes before this code.
 */
export function chat(section: HTMLElement): void {
  const button = section.querySelector("button");
  const notice = section.querySelector<HTMLElement>("[popover]");
  if (!button || !notice) return;
  let mounted: MountedChat | undefined;
  // In a browser without popovers, `:popover-open` is a syntax error.
  const hasPopovers = "popover" in notice;
  let isWanted = hasPopovers && notice.matches(":popover-open");

  const updateNotice = (hasFailed: boolean) => {
    notice.toggleAttribute("data-failed", hasFailed);
    if (hasPopovers) notice.togglePopover(isWanted || hasFailed);
  };

  async function load(): Promise<void> {
    if (mounted) return;
    try {
      const [{ mount }, data] = await fetchChat();
      // Pointer, focus and click may each have called load().
      mounted ??= mount(section as HTMLElement, button as HTMLElement, data);
      // A press opens the panel even if an earlier page left it closed or minimized.
      if (isWanted) mounted.expand();
      isWanted = false;
      updateNotice(false);
    } catch {
      // Only a press gets an error message, and only one, although several calls may fail.
      if (!isWanted) return;
      isWanted = false;
      updateNotice(true);
    }
  }

  button.removeAttribute("popovertarget");
  button.addEventListener("click", () => {
    if (mounted) return mounted.toggle();
    // A second click takes the first back, but only where the notice has shown that the first counted.
    isWanted = !(hasPopovers && isWanted);
    updateNotice(false);
    load();
  });
  for (const type of ["pointerenter", "touchstart", "focus"] as const)
    button.addEventListener(type, load, { passive: true });
  section.addEventListener("focusout", ({ relatedTarget }) => {
    if (!section.contains(relatedTarget as Node)) updateNotice(false);
  });

  const resume = () => (isWanted || session.read(chatStorageKey)) && load();
  resume();
  // Another page may have continued the conversation while this one was in the back/forward cache.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) mounted ? mounted.restore() : resume();
  });
}
