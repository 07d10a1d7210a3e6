import { classNames } from "../../lib/class-names";
import type { ChatData } from "../../lib/island-data";
import { cutAtMailboxes } from "../../lib/own-mailboxes";
import { PageLinks } from "./page-links";
import type { ChatMessage } from "./state";

const clock = new Intl.DateTimeFormat(document.documentElement.lang, {
  hour: "numeric",
  minute: "2-digit",
});

/** Only replies get mailto links; what a visitor writes stays plain text. */
function Reply({ text, mailboxes }: { text: string; mailboxes: readonly string[] }) {
  return cutAtMailboxes(text, mailboxes).map(({ at, piece, isOwn }) =>
    isOwn ? (
      <a
        key={at}
        href={`mailto:${piece}`}
        className="font-medium underline underline-offset-4 hover:decoration-2"
      >
        {piece}
      </a>
    ) : (
      piece
    ),
  );
}

interface MessageProps {
  message: ChatMessage;
  data: ChatData;
  /** The last one's links stand below the conversation. */
  isLast: boolean;
}

/** A message with its time; below a reply, links to pages. */
export function Message({ message, data, isLast }: MessageProps) {
  const { labels, mailboxes } = data;
  const { text, sender, timestamp, links } = message;
  const isOwn = sender === "user";
  return (
    <li
      data-sender={sender}
      className={classNames("grid grid-cols-1", isOwn && "justify-items-end")}
    >
      <span className="sr-only">{isOwn ? labels.you : labels.assistant} </span>
      <p
        dir="auto"
        className={classNames(
          "wrap-anywhere w-fit max-w-full overflow-hidden whitespace-pre-wrap rounded-edge px-3 py-2 text-small forced-colors:border",
          isOwn ? "on-ink ml-8" : "mr-4 bg-well",
        )}
      >
        {isOwn ? text : <Reply text={text} mailboxes={mailboxes} />}
      </p>
      <time
        dateTime={new Date(timestamp).toISOString()}
        className="mt-1 text-muted text-xs even-figures"
      >
        {/* Some browsers use a narrow space, which the font does not have. */}
        {clock.format(timestamp).replace(/\s/, " ")}
      </time>
      {links && !isLast && (
        <div className="mt-2">
          <PageLinks links={links} label={labels.pages} isRead />
        </div>
      )}
    </li>
  );
}
