import { cutAt, cutAtMailboxes } from "../lib/own-mailboxes";
import { telephone } from "../lib/telephone";
import { useSite } from "../lib/use-words";

/** As +31 10 555 0142: with a country code, and more than one group of digits after it. */
const phone = /(\+\d{1,3}(?: \d+){2,})/;

/** A number that is cut in two by the end of a line cannot be read out. */
const withPhones = (text: string) =>
  cutAt(text, phone).map(({ at, piece }) =>
    phone.test(piece) ? (
      <a key={at} href={telephone(piece)}>
        {piece.replaceAll(" ", "\u00a0")}
      </a>
    ) : (
      piece
    ),
  );

/** A text in which the firm's own mailboxes and phone numbers are links. */
export function MailText({ children }: { children: string }) {
  const { mailboxes } = useSite();
  return cutAtMailboxes(children, Object.values(mailboxes)).map(({ at, piece, isOwn }) =>
    isOwn ? (
      <a key={at} href={`mailto:${piece}`} className="wrap-anywhere">
        {piece}
      </a>
    ) : (
      withPhones(piece)
    ),
  );
}
