import { ButtonLink } from "../../components/button";
import { elsewhere } from "../../lib/elsewhere";
import type { Letter } from "../../lib/letter";
import { telephone } from "../../lib/telephone";
import { filled, useSite, useWords } from "../../lib/use-words";

const way = "py-2 font-medium underline underline-offset-[6px] hover:text-accent";

/** The address of a mailbox in one line, where there is room for no more. */
const narrow = "max-xl:px-3";

/** Every way to send the letter: an email program, mail in the browser, or by hand. */
export function SendLetter({ to, ...links }: Letter) {
  const { letter: words } = useWords();
  const { booking, phone } = useSite();
  return (
    <>
      {/* Flex items, because inline they would shift when the fonts load. */}
      <div className="flex flex-col gap-2 border-line border-t pt-4.5 print:hidden">
        <ButtonLink
          data-letter="mailto"
          href={links.mailto}
          size="small"
          className={narrow}
          arrowClass="max-xl:hidden"
          // Where a time can be chosen, that comes first (band.tsx).
          {...(booking ? { variant: "secondary" } : { arrow: true })}
        >
          {filled(words.write, { mailbox: to })}
        </ButtonLink>
        {phone && (
          <ButtonLink href={telephone(phone)} variant="secondary">
            {/* Non-breaking, so that a number is read in one go. */}
            {filled(words.call, { phone }).replaceAll(" ", "\u00a0")}
          </ButtonLink>
        )}
      </div>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-3 print:hidden">
        <span className="text-muted">{words.or}</span>
        {(["gmail", "outlook"] as const).map((name) => (
          <a
            key={name}
            data-letter={name}
            href={links[name]}
            aria-label={filled(words.openIn, { name: words[name] })}
            className={way}
            {...elsewhere}
          >
            {words[name]}
          </a>
        ))}
        <span className="contents noscript:hidden">
          <button
            type="button"
            data-behavior="copy"
            data-copy="letter"
            data-copied={words.copied}
            data-selected={words.selected}
            className={`${way} cursor-pointer`}
          >
            {words.copy}
          </button>
          <span role="status" className="w-full text-positive" />
        </span>
      </div>
    </>
  );
}
