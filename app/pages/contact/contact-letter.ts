import { contact } from "../../content/content";
import { letter } from "../../lib/letter";
import { site } from "../../site";

/** The prepared letter as the page arrives; browser/show-letter.ts changes it there. */
export function contactLetter(topic?: string) {
  return letter({ to: site.mailboxes.info, agenda: contact.agenda, topic });
}
