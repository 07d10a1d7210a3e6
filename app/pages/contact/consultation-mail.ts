import { site } from "../../site";

export function consultationSubject(topic?: string): string {
  return topic ? `Consultation: ${topic}` : "Consultation";
}

/** A mailto link with address, subject and an agenda to fill in. */
export function consultationMail(agenda: readonly string[], topic?: string): string {
  const subject = encodeURIComponent(consultationSubject(topic));
  // RFC 6068 requires CRLF line breaks.
  const body = encodeURIComponent(agenda.join("\r\n\r\n"));
  return `mailto:${site.mailboxes.info}?subject=${subject}&body=${body}`;
}
