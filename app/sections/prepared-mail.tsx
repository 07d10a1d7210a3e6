import { useRef } from "react";
import { CopyButton } from "../components/copy-button";
import { site } from "../site";

interface PreparedMailProps {
  subject: string;
  agenda: readonly string[];
  copy: { copy: string; copied: string; selected: string };
}

/** The mail as it will open, on a sheet of its own: whom it goes to, what is asked, room to answer. */
export function PreparedMail({ subject, agenda, copy }: PreparedMailProps) {
  const address = useRef<HTMLElement>(null);
  return (
    <section
      aria-labelledby="mail-heading"
      className="rounded-card border border-line border-t-4 border-t-accent bg-raised px-5 pt-5 pb-8 sm:px-8 sm:pt-7"
    >
      <h2 id="mail-heading" className="sr-only">
        The prepared mail
      </h2>
      <dl className="grid grid-cols-[4.5rem_1fr] text-small">
        <dt className="py-3 text-muted">To</dt>
        <dd className="py-3">
          <span
            ref={address}
            data-address
            className="wrap-anywhere mb-1 block font-medium text-body"
          >
            {site.mailboxes.info}
          </span>
          <CopyButton
            source={address}
            label={copy.copy}
            copied={copy.copied}
            selected={copy.selected}
          />
        </dd>
        <dt className="border-line border-t py-3 text-muted">Subject</dt>
        <dd data-subject className="border-line border-t py-3 font-medium text-body">
          {subject}
        </dd>
      </dl>
      <ul className="border-line border-t text-muted text-small">
        {agenda.map((line) => (
          <li key={line} className="border-line border-b pt-3 pb-6">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
