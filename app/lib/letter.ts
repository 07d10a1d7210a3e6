interface LetterWords {
  to: string;
  /** Questions for the writer to complete; the second asks for the date. */
  agenda: readonly string[];
  topic?: string | undefined;
  /** The date to meet, as it is read: "June 30, 2027". */
  date?: string | undefined;
}

export const dateQuestion = 1;

/** RFC 6068 asks for CRLF, and a space is %20: some programs show a "+" as it stands. */
const query = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, text]) => `${name}=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`)
    .join("&");

/** The letter that a visitor finishes and sends, and the links that open it where they read mail. */
export function letter({ to, agenda, topic, date }: LetterWords) {
  const subject = topic ? `Consultation: ${topic}` : "Consultation";
  const body = agenda
    .map((question, index) => (date && index === dateQuestion ? `${question}\n${date}` : question))
    .join("\n\n");
  return {
    to,
    subject,
    body,
    mailto: `mailto:${to}?${query({ subject, body })}`,
    gmail: `https://mail.google.com/mail/?${query({ view: "cm", fs: "1", to, su: subject, body })}`,
    outlook: `https://outlook.office.com/mail/deeplink/compose?${query({ to, subject, body })}`,
  };
}
