import type { ReactNode } from "react";
import { contact } from "../../content/content";
import { dateQuestion } from "../../lib/letter";
import { contactLetter } from "./contact-letter";

/** A line of the head; what wraps stands below what it continues. */
function Field({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="-indent-[4em] border-line border-b py-2.5 pl-[4em] sm:-indent-[4.5em] sm:pl-[4.5em]">
      <span className="inline-block w-[3.75em] indent-0 text-muted sm:w-[4.25em]">{name}:</span>{" "}
      {children}
    </div>
  );
}

/**
 * The letter on a sheet, exactly as it will be sent: copying takes its text as it stands here
 * (browser/copy.ts), and browser/show-letter.ts writes topic and date into it.
 */
export function PreparedMail() {
  const { to, subject } = contactLetter();
  const { title, text } = contact.letter.after;
  return (
    <section aria-labelledby="mail-heading" className="lg:col-span-5 xl:col-span-4">
      <h2 id="mail-heading" className="sr-only">
        The prepared email
      </h2>
      <div
        id="letter"
        className="rounded-card border border-line border-t-4 border-t-mark bg-raised px-5 pt-5 pb-6 text-small sm:px-6"
      >
        <Field name="To">
          <span data-letter="to" className="wrap-anywhere select-all font-medium">
            {to}
          </span>
        </Field>
        <Field name="Subject">
          <span data-letter="subject" className="font-medium">
            {subject}
          </span>
        </Field>
        {contact.agenda.map((question, index) => (
          <p key={question} className="mt-[1lh] first-of-type:mt-4">
            {question}
            {index === dateQuestion && (
              <b data-letter="date" className="block font-medium text-accent empty:hidden" />
            )}
          </p>
        ))}
      </div>
      <p className="lede mt-5 text-muted text-small">
        <strong className="font-strong text-text">{title}</strong> {text}
      </p>
    </section>
  );
}
