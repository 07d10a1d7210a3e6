/**
 * `/contact?topic=cloud-migration` fills in heading, subject and mail button before the first paint, with
 * the texts of the topic's link further down the page. A link can have several topic names because a
 * service can have several URLs.
 */
const requested = new URLSearchParams(location.search).get("topic") ?? "";
const topic = document.querySelector<HTMLAnchorElement>(`[data-topic~="${CSS.escape(requested)}"]`);
const part = (name: string) => document.querySelector<HTMLElement>(`[data-topic-${name}]`);

function show(name: string, text: string): void {
  const element = part(name);
  if (!element) return;
  element.hidden = false;
  element.textContent = text;
}

// Groups stay open on wide screens by CSS that older browsers lack (disclosure.css).
if (!CSS.supports("selector(::details-content)") && matchMedia("(min-width: 48rem)").matches)
  for (const group of document.querySelectorAll("details.open-if-wide"))
    group.setAttribute("open", "");

if (topic) {
  topic.setAttribute("aria-current", "true");
  topic.closest("details")?.setAttribute("open", "");
  show("title", topic.textContent);
  show("subject", new URL(topic.href).searchParams.get("subject") ?? "");
  show("lead", part("lead")?.dataset.topicLead ?? "");
  part("mail")?.setAttribute("href", topic.href);
}
