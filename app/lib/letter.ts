interface LetterWords {
  to: string;
  subject: string;
  /** What it begins with, and questions for the writer to complete. */
  lines: readonly string[];
}

/** encodeURIComponent throws on these. */
const loneSurrogates = /\p{Cs}/gu;

/** RFC 6068 asks for CRLF, and a space is %20: some programs show a "+" as it stands. */
const encoded = (text: string) =>
  encodeURIComponent(text.replace(loneSurrogates, "").replaceAll("\n", "\r\n"));

const query = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, text]) => `${name}=${encoded(text)}`)
    .join("&");

/** The letter that a visitor finishes and sends, and the links that open it where they read mail. */
export function letter({ to, subject, lines }: LetterWords) {
  const body = lines.join("\n\n");
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

/** The one link of a short email. */
export const mailto = (to: string, subject: string, lines: readonly string[]) =>
  letter({ to, subject, lines }).mailto;
