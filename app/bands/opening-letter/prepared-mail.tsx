import type { ReactNode } from "react";
import type { Lists } from "../../content/lists";
import type { Letter } from "../../lib/letter";
import { useWords } from "../../lib/use-words";
import type { BandProps } from "../component-of";

/** A line of the head; what wraps stands below what it continues. */
function Field({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="-indent-[4em] border-line border-b py-2.5 pl-[4em] sm:-indent-[4.5em] sm:pl-[4.5em]">
      <span className="inline-block w-[3.75em] indent-0 text-muted sm:w-[4.25em]">{name}:</span>{" "}
      {children}
    </div>
  );
}

interface PreparedMailProps
  extends Pick<Letter, "to" | "subject">,
    Pick<BandProps<"opening-letter">, "after"> {
  words: Lists["letter"];
}

/**
 * The letter on a sheet, exactly as it will be sent: copying takes its text as it stands here
 * (browser/copy.ts), and browser/show-letter.ts writes topic and date into it.
 */
export function PreparedMail({ to, subject, words, after }: PreparedMailProps) {
  const { letter: names, dateChoice } = useWords();
  return (
    <section aria-labelledby="letter-heading" className="lg:col-span-5 xl:col-span-4">
      <h2 id="letter-heading" className="sr-only">
        {names.heading}
      </h2>
      <div
        id="letter"
        data-subject={words.subject}
        data-about={words.subjectAbout}
        className="rounded-card border border-line border-t-4 border-t-mark bg-raised px-5 pt-5 pb-6 text-small sm:px-6"
      >
        <Field name={names.to}>
          <span data-letter="to" className="wrap-anywhere select-all font-medium">
            {to}
          </span>
        </Field>
        <Field name={names.subject}>
          <span data-letter="subject" className="font-medium">
            {subject}
          </span>
        </Field>
        {words.agenda.map(({ line, asksDate }) => (
          <p key={line} className="mt-[1lh] first-of-type:mt-4">
            {line}
            {asksDate && dateChoice && (
              <b data-letter="date" className="dated block font-medium text-accent [--room:1lh]" />
            )}
          </p>
        ))}
      </div>
      <p className="lede mt-5 text-muted text-small">
        <strong className="font-strong text-text">{after.title}</strong> {after.text}
      </p>
    </section>
  );
}
