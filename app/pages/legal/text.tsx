import { PageHero } from "../../bands/page-hero";
import { Prose } from "../../components/prose";
import { Today } from "../../components/today";
import type { LegalPage } from "../../content/types";
import { longDate } from "../../lib/long-date";
import { slugOf } from "../../lib/slug";
import { site } from "../../site";

export function LegalText({ title, description, wordingChanged, mailbox, sections }: LegalPage) {
  const address = site.mailboxes[mailbox];
  return (
    <>
      <PageHero label="Legal" heading={title} lead={description} />
      <div className="wrap grid gap-x-16 gap-y-10 py-[clamp(3rem,6vw,5.5rem)] lg:grid-cols-[4fr_8fr]">
        <nav aria-label="On this page" className="self-start text-small lg:sticky lg:top-28">
          <ol>
            {sections.map(({ heading }) => (
              <li key={heading} className="border-line border-t">
                <a href={`#${slugOf(heading)}`} className="block py-2 text-muted hover:text-accent">
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <Prose>
          <p className="text-muted text-small">
            Last updated: <Today show="date" />. Wording last changed{" "}
            {longDate(new Date(`${wordingChanged}T12:00`))}.
          </p>
          {sections.map(({ heading, paragraphs }) => (
            <section key={heading} aria-labelledby={slugOf(heading)} className="space-y-4">
              <h2 id={slugOf(heading)}>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
          <p>
            Questions: <a href={`mailto:${address}`}>{address}</a>
          </p>
        </Prose>
      </div>
    </>
  );
}
