import type { ChatData } from "../../lib/island-data";
import { mailto } from "../../lib/letter";

interface LetterOfferProps {
  asked: string;
  data: ChatData;
  /** Below links to pages that may answer it. */
  isBrief: boolean;
}

/** A message that has no answer, as an email that the visitor may send. */
export function LetterOffer({ asked, data, isBrief }: LetterOfferProps) {
  const { text, subject, lines, open } = data.letter;
  const href = mailto(data.mailbox, subject, [asked, ...lines]);
  return (
    <div
      className={
        isBrief
          ? "mt-1 text-label"
          : "rounded-card border border-line border-t-3 border-t-mark bg-page px-3 py-2 text-label"
      }
    >
      {!isBrief && <p className="text-muted">{text}</p>}
      <p dir="auto" className="truncate">
        <q>{asked}</q>
      </p>
      <a
        href={href}
        className="mt-1.5 grid min-h-9 place-items-center rounded-edge border border-action bg-action px-3 text-center font-medium text-on-action text-small hover:border-action-hover hover:bg-action-hover"
      >
        {open}
      </a>
    </div>
  );
}
