import { contact } from "../../content/content";
import { site } from "../../site";
import { consultationSubject } from "./consultation-mail";
import { CopyableText } from "./copyable-text";

/** A preview of the prepared email on a sheet: recipient, questions and room to answer. */
export function PreparedMail() {
  return (
    <section
      aria-labelledby="mail-heading"
      className="rounded-card border border-line border-t-4 border-t-mark bg-raised p-5 pb-8 sm:px-8"
    >
      <h2 id="mail-heading" className="sr-only">
        The prepared email
      </h2>
      <dl className="grid grid-cols-[3.75rem_1fr] sm:grid-cols-[5rem_1fr] text-small">
        <dt className="py-3 text-muted">To</dt>
        <dd className="py-3">
          <CopyableText id="mail-address" text={site.mailboxes.info} labels={contact.topics} />
        </dd>
        <dt className="border-line border-t py-3 text-muted">Subject</dt>
        <dd data-topic-subject className="border-line border-t py-3 font-medium sm:text-body">
          {consultationSubject()}
        </dd>
      </dl>
      <ul className="border-line border-t text-muted text-small">
        {contact.agenda.map((line) => (
          <li key={line} className="border-line border-b pt-3 pb-6">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
