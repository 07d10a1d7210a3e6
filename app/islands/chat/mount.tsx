import "./chat.css";
import { createRoot } from "react-dom/client";
import { pageLinks } from "./page-links";
import { ChatPanel } from "./panel";
import { createChat } from "./store";

/** Mounts the chat after its button and restores an earlier conversation. */
export function mount(section: HTMLElement, button: HTMLElement) {
  const links = pageLinks();
  const chat = createChat({ random: Math.random, findLinks: links.find });
  const box = document.createElement("div");
  section.append(box);
  createRoot(box).render(<ChatPanel chat={chat} button={button} />);
  chat.subscribe(() => button.setAttribute("aria-expanded", String(chat.isOpen())));
  box.addEventListener("input", links.fetchSearch, { once: true });
  chat.restore();
  // A visitor who wrote on an earlier page may continue here.
  if (chat.get().messages.length > 1) links.fetchSearch();
  return chat;
}
