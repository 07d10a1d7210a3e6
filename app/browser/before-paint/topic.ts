/**
 * `/contact?topic=cloud-migration` presets the mail: heading, subject and button speak of the topic,
 * all of it taken from the topic's own link further down, before the page is first painted. A link may
 * have several names: a service has one for each of its URLs.
 */
const asked = new URLSearchParams(location.search).get("topic") ?? "";
const topic = document.querySelector<HTMLAnchorElement>(`[data-topic~="${CSS.escape(asked)}"]`);
const part = (name: string) => document.querySelector<HTMLElement>(`[data-topic-${name}]`);

function show(name: string, text: string): void {
  const element = part(name);
  if (!element) return;
  element.hidden = false;
  element.textContent = text;
}

if (topic) {
  topic.setAttribute("aria-current", "true");
  topic.closest("details")?.setAttribute("open", "");
  show("title", topic.textContent);
  show("subject", new URL(topic.href).searchParams.get("subject") ?? "");
  show("lead", part("lead")?.dataset.topicLead ?? "");
  part("mail")?.setAttribute("href", topic.href);
}
