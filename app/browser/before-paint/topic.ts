import { showLetter } from "../show-letter";
import { toTop } from "../to-top";

/**
 * `/contact?topic=cloud-migration` puts the topic into heading and letter before the first paint, and so
 * does a click on a topic. A link can have several names because a service can have several URLs; the
 * one for anything else has none.
 */
const requested = new URLSearchParams(location.search).get("topic") ?? "";
const topics = document.querySelector("[data-topics]");

function choose(link: Element): void {
  topics?.querySelector("[aria-current]")?.removeAttribute("aria-current");
  link.setAttribute("aria-current", "true");
  link.closest("details")?.setAttribute("open", "");
  showLetter({ topic: link.id && link.textContent });
}

// Groups stay open on wide screens by CSS that older browsers lack (disclosure.css).
if (!CSS.supports("selector(::details-content)") && matchMedia("(min-width: 48rem)").matches)
  for (const group of document.querySelectorAll("details.open-if-wide"))
    group.setAttribute("open", "");

const preset = topics?.querySelector(`[data-topic~="${CSS.escape(requested)}"]`);
if (preset) choose(preset);
// A letter below the topics is yet to come.
if (preset && !document.getElementById("letter"))
  addEventListener("DOMContentLoaded", () => choose(preset));

topics?.addEventListener("click", ({ target }) => {
  const link = (target as Element).closest("[data-topic]");
  if (!link) return;
  choose(link);
  history.replaceState(history.state, "", link.id ? `?topic=${link.id}` : location.pathname);
  // Who has no email program sees nothing open, but the letter and the other ways to send it.
  toTop();
});
