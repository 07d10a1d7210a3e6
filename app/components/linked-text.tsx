import { MailText } from "./mail-text";

interface LinkedTextProps {
  text: string;
  /** Link targets by the words to link. */
  links?: Readonly<Record<string, string>> | undefined;
}

/** A text in which the given words and the firm's own mailboxes are links. */
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
