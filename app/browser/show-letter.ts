import { letter } from "../lib/letter";

const part = (name: string) => document.querySelector<HTMLElement>(`[data-letter=${name}]`);
const textOf = (name: string) => part(name)?.textContent ?? "";

function write(name: string, text: string): void {
  const element = part(name);
  if (element) element.textContent = text;
}

/**
 * Puts a topic or a date into the letter on /contact, or takes it out (""), and into every link that
 * sends it. The page remembers both, so that a new date keeps the topic and a new topic the date.
 */
export function showLetter(chosen: { topic?: string; date?: string }): void {
  for (const [name, text] of Object.entries(chosen)) write(name, text);
  const { subject, ...links } = letter({
    to: textOf("to"),
    // What follows a question is the date.
    agenda: [...document.querySelectorAll("#letter p")].map(
      (line) => line.firstChild?.textContent ?? "",
    ),
    topic: textOf("topic"),
    date: textOf("date"),
  });
  write("subject", subject);
  for (const way of ["mailto", "gmail", "outlook"] as const)
    part(way)?.setAttribute("href", links[way]);
}
