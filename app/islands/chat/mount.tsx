import "./chat.css";
import { createRoot } from "react-dom/client";
import { mobileBreakpoint } from "../../browser/constants";
import type { ChatData } from "../../lib/island-data";
import { linkFinder } from "./find-links";
import { ChatPanel } from "./panel";
import { createChat } from "./store";

/** Mounts the chat after its button and restores an earlier conversation. */
export function mount(section: HTMLElement, button: HTMLElement, data: ChatData) {
  let findLinks = linkFinder(data);
  // Without the search, links are found by topic alone.
  const fetchSearch = () =>
    import("./search-links")
      .then(({ fetchSearchLinks }) => fetchSearchLinks(data.labels.caseStudy))
      .then((search) => {
        findLinks = linkFinder(data, search);
      })
      .catch(() => {});
  const chat = createChat({ data, random: Math.random, findLinks: (text) => findLinks(text) });
  const box = document.createElement("div");
  section.append(box);
  createRoot(box).render(<ChatPanel chat={chat} button={button} />);
  const sign = button.querySelector("use");
  chat.subscribe(() => {
    const isClosed = chat.get().panel === "closed";
    button.setAttribute("aria-expanded", String(!isClosed));
    // Every page has both: the menu has the other.
    sign?.setAttribute("href", isClosed ? "#icon-chat" : "#icon-close");
  });
  chat.restore();
  // On a phone it would cover the page that its link has led to.
  if (innerWidth < mobileBreakpoint && chat.get().panel === "open") chat.minimize();
  if (!data.searches) return chat;
  // A visitor who wrote on an earlier page may continue here; otherwise, the first letter is the sign.
  if (chat.get().messages.length > 1) fetchSearch();
  else box.addEventListener("input", fetchSearch, { once: true });
  return chat;
}
