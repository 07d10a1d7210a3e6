import { cutAtMailboxes } from "../lib/own-mailboxes";
import { useSite } from "../lib/use-words";

/** A text in which the firm's own mailboxes are links. */
export function MailText({ children }: { children: string }) {
  const { mailboxes } = useSite();
  return cutAtMailboxes(children, Object.values(mailboxes)).map(({ at, piece, isOwn }) =>
    isOwn ? (
      <a key={at} href={`mailto:${piece}`} className="wrap-anywhere">
        {piece}
      </a>
    ) : (
      piece
    ),
  );
}
