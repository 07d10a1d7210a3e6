import { letter } from "../lib/letter";
import { prefersReducedMotion } from "./motion-preference";

const parts = (name: string) => document.querySelectorAll<HTMLElement>(`[data-letter=${name}]`);
const textOf = (name: string) => parts(name)[0]?.textContent ?? "";

/** On the sheet it is a text, which lights up if a visitor has just changed it; in links an address. */
function write(name: string, value: string): void {
  for (const part of parts(name)) {
    if (part instanceof HTMLAnchorElement) part.href = value;
    else if (part.textContent !== value) {
      part.textContent = value;
      if (navigator.userActivation?.isActive && !prefersReducedMotion())
        part.animate({ backgroundColor: ["var(--color-changed)", "transparent"] }, 1200);
    }
  }
}

/**
 * Puts a topic or a date into the letter on its page, or takes it out (""), and into every link that
 * sends it. The page remembers both, so that a new date keeps the topic and a new topic the date.
 */
export function showLetter(chosen: { subject?: string; first?: string; date?: string }): void {
  const sheet = document.getElementById("letter");
  if (!sheet) return;
  for (const [name, text] of Object.entries(chosen)) write(name, text);
  // The date stands below its question.
  const lines = Array.from(sheet.querySelectorAll("p"), ({ childNodes }) =>
    Array.from(childNodes, (node) => node.textContent)
      .join("\n")
      .trim(),
  ).filter(Boolean);
  const written = letter({ to: textOf("to"), subject: textOf("subject"), lines });
  for (const [name, value] of Object.entries(written)) write(name, value);
}
