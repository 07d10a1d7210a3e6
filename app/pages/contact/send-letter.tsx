import { ButtonLink } from "../../components/button";
import { contact } from "../../content/content";
import type { site } from "../../site";
import { contactLetter } from "./contact-letter";

/** Elsewhere, in a tab of its own, which is not told where the visitor came from. */
const elsewhere = { target: "_blank", rel: "noreferrer noopener" };

const way = "py-2.5 font-medium underline underline-offset-[6px] hover:text-accent";

const Divider = () => <i aria-hidden="true" className="h-4 w-px bg-line-strong" />;

/** Every way to send the letter: an email program, mail in the browser, or by hand. */
export function SendLetter({ booking, phone }: Pick<typeof site, "booking" | "phone">) {
  const { to, mailto, gmail, outlook } = contactLetter();
  const { copy, copied, selected } = contact.letter;
  return (
    <>
      {/* Flex items, because inline they would shift when the fonts load. */}
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink data-letter="mailto" href={mailto} arrow>
          Write to {to}
        </ButtonLink>
        {phone && (
          <ButtonLink href={`tel:${phone.replaceAll(" ", "")}`} variant="secondary">
            {/* Non-breaking, so that a number is read in one go. */}
            {`Call ${phone}`.replaceAll(" ", "\u00a0")}
          </ButtonLink>
        )}
        {booking && (
          <ButtonLink href={booking} variant="secondary" {...elsewhere}>
            Choose a time
          </ButtonLink>
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 text-small sm:gap-x-4 print:hidden">
        <span className="text-muted">Or</span>
        <a data-letter="gmail" href={gmail} className={way} {...elsewhere}>
          <span className="sr-only">Open the letter in </span>Gmail
        </a>
        <Divider />
        <a data-letter="outlook" href={outlook} className={way} {...elsewhere}>
          <span className="sr-only">Open the letter in </span>Outlook
        </a>
        <span className="contents noscript:hidden">
          <Divider />
          <button
            type="button"
            data-behavior="copy"
            data-copy="letter"
            data-copied={copied}
            data-selected={selected}
            className={`${way} cursor-pointer`}
          >
            {copy}
          </button>
          <span role="status" className="min-h-6 w-full text-positive" />
        </span>
      </div>
    </>
  );
}
