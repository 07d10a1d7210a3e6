import { letter } from "../lib/letter";

const part = (name: string) => document.querySelector<HTMLElement>(`[data-letter=${name}]`);
const textOf = (name: string) => part(name)?.textContent ?? "";

/** On the sheet it is a text, and in the links that send it an address. */
function write(name: string, value: string): void {
  const element = part(name);
  if (element instanceof HTMLAnchorElement) element.href = value;
  else if (element) element.textContent = value;
}

/**
 * Puts a topic or a date into the letter on its page, or takes it out (""), and into every link that
 * sends it. The page remembers both, so that a new date keeps the topic and a new topic the date.
 */
export function showLetter(chosen: { topic?: string; date?: string }): void {
  const sheet = document.getElementById("letter");
  if (!sheet) return;
  for (const [name, text] of Object.entries(chosen)) write(name, text);
  const [to, topic] = [textOf("to"), textOf("topic")];
  const { subject = "", about: subjectAbout = "" } = sheet.dataset;
  // The date stands below its question.
  const agenda = [...sheet.querySelectorAll("p")].map(({ childNodes }) => ({
    line: Array.from(childNodes, (node) => node.textContent)
      .join("\n")
      .trim(),
  }));
  for (const [name, value] of Object.entries(letter({ to, subject, subjectAbout, agenda, topic })))
    write(name, value);
}
