import type { ReactNode } from "react";
import type { Lists } from "../../content/lists";
import type { Letter } from "../../lib/letter";
import { useWords } from "../../lib/use-words";
import { SendLetter } from "./send-letter";

/** A line of the head; what wraps stands below what it continues. */
function Field({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="-indent-[4.5em] border-line border-b py-2.5 pl-[4.5em]">
      <span className="inline-block w-[4.25em] indent-0 text-muted">{name}:</span> {children}
    </div>
  );
}

interface PreparedMailProps {
  prepared: Letter;
  words: Lists["letter"];
  note: ReactNode;
}

/**
 * The letter on a sheet, exactly as it will be sent: copying takes its text as it stands here
 * (browser/copy.ts), and browser/show-letter.ts writes topic and date into it.
 */
export function PreparedMail({ prepared, words, note }: PreparedMailProps) {
  const { letter: names, dateChoice } = useWords();
  return (
    <section aria-labelledby="letter-heading" className="letter-place">
      <div className="letter-sheet rounded-card border border-line border-t-4 border-t-mark bg-raised px-5 pt-4 pb-5 text-small sm:px-6">
        <h2 id="letter-heading" className="pb-1 font-medium text-label">
          {names.heading}
        </h2>
        <div id="letter" className="letter-lines">
          <Field name={names.to}>
            <span data-letter="to" className="wrap-anywhere select-all font-medium">
              {prepared.to}
            </span>
          </Field>
          <Field name={names.subject}>
            <span data-letter="subject" aria-live="polite" className="font-medium">
              {prepared.subject}
            </span>
          </Field>
          <p data-letter="first" className="letter-first display empty:hidden" />
          {words.agenda.map(({ line, asksDate }) => (
            <p key={line} className="letter-line">
              {line}
              {asksDate && dateChoice && (
                <b
                  data-letter="date"
                  className="dated block font-medium text-accent [--room:1lh]"
                />
              )}
            </p>
          ))}
        </div>
        <SendLetter {...prepared} />
        <p className="mt-1 text-label text-muted">{note}</p>
      </div>
    </section>
  );
}
