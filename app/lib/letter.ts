interface LetterWords {
  to: string;
  subject: string;
  /** With "{topic}" in it. */
  subjectAbout: string;
  /** Questions for the writer to complete. */
  agenda: readonly { line: string }[];
  topic?: string | undefined;
}

/** RFC 6068 asks for CRLF, and a space is %20: some programs show a "+" as it stands. */
const query = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, text]) => `${name}=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`)
    .join("&");

/** The letter that a visitor finishes and sends, and the links that open it where they read mail. */
export function letter({ to, agenda, topic, ...words }: LetterWords) {
  // A function, so that "$&" in a topic stays what it is.
  const subject = topic ? words.subjectAbout.replace("{topic}", () => topic) : words.subject;
  const body = agenda.map(({ line }) => line).join("\n\n");
  return {
    to,
    subject,
    body,
    mailto: `mailto:${to}?${query({ subject, body })}`,
    gmail: `https://mail.google.com/mail/?${query({ view: "cm", fs: "1", to, su: subject, body })}`,
    outlook: `https://outlook.office.com/mail/deeplink/compose?${query({ to, subject, body })}`,
  };
}

export type Letter = ReturnType<typeof letter>;
