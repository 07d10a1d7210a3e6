import { MailText } from "./mail-text";

interface LinkedTextProps {
  text: string;
  /** Words of the text, and where each of them leads. */
  links?: Readonly<Record<string, string>> | undefined;
}

/** A text in which some words lead to another page, and the firm's own mailboxes are links. */
export function LinkedText({ text, links = {} }: LinkedTextProps) {
  const [words, to] = Object.entries(links).find(([words]) => text.includes(words)) ?? [];
  if (!words) return <MailText>{text}</MailText>;
  const start = text.indexOf(words);
  return (
    <>
      <LinkedText text={text.slice(0, start)} links={links} />
      <a href={to} className="underline underline-offset-4 hover:text-accent">
        {words}
      </a>
      <LinkedText text={text.slice(start + words.length)} links={links} />
    </>
  );
}
