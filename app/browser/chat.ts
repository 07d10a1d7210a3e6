import { chatStorageKey } from "./constants";
import { islandFetcher } from "./fetch-island";
import { session } from "./session";

const fetchChat = islandFetcher("mount", () => import("../islands/chat/mount"));

type ChatIsland = Awaited<ReturnType<typeof fetchChat>>;
type MountedChat = ReturnType<ChatIsland["mount"]>;

/**
 * The round button, all of the chat that a page carries. The rest is fetched at the first sign of
 * interest, or when an earlier page of this visit has left a conversation. A notice, which the
 * browser opens by itself for a click that comes before this script, tells of the wait and of failure.
 */
export function chat(section: HTMLElement): void {
  const button = section.querySelector("button");
  const notice = section.querySelector<HTMLElement>("[popover]");
  if (!button || !notice) return;
  let mounted: MountedChat | undefined;
  // A browser without popovers would not even understand the question.
  const hasPopovers = "popover" in notice;
  let isWanted = hasPopovers && notice.matches(":popover-open");

  const updateNotice = (hasFailed: boolean) => {
    notice.toggleAttribute("data-lost", hasFailed);
    if (hasPopovers) notice.togglePopover(isWanted || hasFailed);
  };

  async function load(): Promise<void> {
    if (mounted) return;
    try {
      const { mount } = await fetchChat();
      // Pointer, focus and click may each have asked.
      mounted ??= mount(section as HTMLElement, button as HTMLElement);
      // Wherever an earlier page has left the panel: who has pressed the button wants it open.
      if (isWanted) mounted.expand();
      isWanted = false;
      updateNotice(false);
    } catch {
      // Whoever did not press the button need not know; of several who asked, the first tells.
      if (!isWanted) return;
      isWanted = false;
      updateNotice(true);
    }
  }

  button.removeAttribute("popovertarget");
  button.addEventListener("click", () => {
    if (mounted) return mounted.toggle();
    isWanted = !isWanted;
    updateNotice(false);
    load();
  });
  for (const type of ["pointerenter", "touchstart", "focus"])
    button.addEventListener(type, load, { passive: true });
  section.addEventListener("focusout", ({ relatedTarget }) => {
    if (notice.hasAttribute("data-lost") && !section.contains(relatedTarget as Node))
      updateNotice(false);
  });

  const resume = () => session.read(chatStorageKey) && load();
  if (isWanted) load();
  else resume();
  // Another page may have gone on with the conversation while this one was kept for Back.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) mounted ? mounted.restore() : resume();
  });
}
