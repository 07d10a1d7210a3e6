import "./chat.css";
import { createRoot } from "react-dom/client";
import { tabMemory } from "./memory";
import { pageLinks } from "./page-links";
import { ChatPanel } from "./panel";
import { createChat } from "./store";

/** Puts the chat into the page, behind the button that stands there, and takes up what was said before. */
export function mount(section: HTMLElement, button: HTMLElement) {
  const links = pageLinks();
  const chat = createChat({
    now: Date.now,
    random: Math.random,
    after(delay, run) {
      const timer = setTimeout(run, delay);
      return () => clearTimeout(timer);
    },
    findLinks: links.find,
    memory: tabMemory(),
  });
  const box = document.createElement("div");
  section.append(box);
  createRoot(box).render(<ChatPanel chat={chat} button={button} />);
  chat.subscribe(() => button.setAttribute("aria-expanded", String(chat.isOpen())));
  box.addEventListener("input", links.fetchSearch, { once: true });
  chat.restore();
  // Who has written on the page before may go on here.
  if (chat.get().messages.length > 1) links.fetchSearch();
  return chat;
}
