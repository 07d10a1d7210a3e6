/** encodeURIComponent throws on these. */
const loneSurrogates = /\p{Cs}/gu;

const encoded = (text: string) => encodeURIComponent(text.replace(loneSurrogates, ""));

/** A prepared email. RFC 6068 asks for CRLF. */
export const mailto = (mailbox: string, subject: string, paragraphs: readonly string[]) =>
  `mailto:${mailbox}?subject=${encoded(subject)}&body=${encoded(paragraphs.join("\r\n\r\n"))}`;
