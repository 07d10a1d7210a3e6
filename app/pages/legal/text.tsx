import { Contents } from "../../bands/contents";
import { StoredKeys } from "../../bands/stored-keys";
import { LinkedText } from "../../components/linked-text";
import { MailText } from "../../components/mail-text";
import { Prose } from "../../components/prose";
import { Today } from "../../components/today";
import type { LegalView } from "./view";

export function LegalText({ wordingChanged, mailbox, sections }: LegalView) {
  return (
    <div className="wrap grid gap-x-16 gap-y-10 py-[clamp(3rem,6vw,5.5rem)] lg:grid-cols-[4fr_8fr]">
      <Contents sections={sections} />
      <Prose>
        <p className="text-muted text-small">
          Last updated: <Today show="date" />. Wording last changed {wordingChanged}.
        </p>
        <div>
          {sections.map(({ id, heading, paragraphs, links, stored }, index) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-heading`}
              className="contents-section space-y-4 pb-5"
            >
              <h2 id={`${id}-heading`}>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <LinkedText text={paragraph} links={links} />
                </p>
              ))}
              {stored && <StoredKeys keys={stored} />}
              {index === sections.length - 1 && (
                <p>
                  <MailText>{`Questions: ${mailbox}`}</MailText>
                </p>
              )}
            </section>
          ))}
        </div>
      </Prose>
    </div>
  );
}
