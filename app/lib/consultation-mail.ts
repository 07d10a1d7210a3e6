import { site } from "../site";

/** A mail that is ready to be completed: address, subject and an agenda to fill in. */
export function consultationMail(agenda: readonly string[], topic?: string): string {
  const subject = topic ? `Consultation: ${topic}` : "Consultation";
  const body = agenda.join("\n\n");
  return `mailto:${site.mailboxes.info}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
