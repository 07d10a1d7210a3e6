import { MailText } from "../../components/mail-text";
import { Prose } from "../../components/prose";
import { Today } from "../../components/today";
import type { LegalView } from "./view";

export function LegalText({ wordingChanged, mailbox, sections }: LegalView) {
  return (
    <div className="wrap grid gap-x-16 gap-y-10 py-[clamp(3rem,6vw,5.5rem)] lg:grid-cols-[4fr_8fr]">
      <nav aria-label="On this page" className="self-start text-small lg:sticky lg:top-28">
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id} className="border-line border-t">
              <a href={`#${id}`} className="block py-2 text-muted hover:text-accent">
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <Prose>
        <p className="text-muted text-small">
          Last updated: <Today show="date" />. Wording last changed {wordingChanged}.
        </p>
        {sections.map(({ id, heading, paragraphs }) => (
          <section key={id} aria-labelledby={id} className="space-y-4">
            <h2 id={id}>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <MailText>{paragraph}</MailText>
              </p>
            ))}
          </section>
        ))}
        <p>
          <MailText>{`Questions: ${mailbox}`}</MailText>
        </p>
      </Prose>
    </div>
  );
}
