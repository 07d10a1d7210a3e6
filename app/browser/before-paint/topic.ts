import { showLetter } from "../show-letter";

/**
 * `/contact?topic=plan-review` puts the topic into the letter before the first paint, and so does a
 * click on a topic, which is also a mail of its own for who has no script. A link can have several names
 * because a service can have several URLs; the one for anything else has none.
 */
const requested = new URLSearchParams(location.search).get("topic") ?? "";
const topics = document.querySelector("[data-topics]") as HTMLElement;

function choose(link: HTMLAnchorElement): void {
  topics.querySelector("[aria-current]")?.removeAttribute("aria-current");
  link.setAttribute("aria-current", "true");
  link.closest("details")?.setAttribute("open", "");
  // Its mail has the subject, and may begin with a sentence of its own.
  const mail = new URL(link.href).searchParams;
  const first = "first" in link.dataset && mail.get("body")?.split("\r")[0];
  showLetter({ subject: mail.get("subject") ?? "", first: first || "" });
}

const preset = topics.querySelector<HTMLAnchorElement>(`[data-topic~="${CSS.escape(requested)}"]`);
if (preset) {
  choose(preset);
  // The dock, which says it too, is yet to come.
  addEventListener("DOMContentLoaded", () => showLetter({}));
}

topics.addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>("[data-topic]");
  if (!link) return;
  event.preventDefault();
  choose(link);
  history.replaceState(history.state, "", link.id ? `?topic=${link.id}` : location.pathname);
});
