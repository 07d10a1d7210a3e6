import { Disclosure } from "../components/disclosure";
import { Label, Section } from "../components/section";
import type { Faq, SectionIntro } from "../content/types";

interface FaqListProps {
  intro: SectionIntro;
  /** The id is inside <details>, so that the browser opens an answer when the URL hash names it. */
  entries: readonly (Faq & { id?: string })[];
  className?: string;
}

export function FaqList({ intro, entries, className }: FaqListProps) {
  return (
    <Section id="faq" aria-labelledby="faq-heading" className={className}>
      <div className="twelve gap-y-8">
        <div data-reveal="" className="lg:col-span-4">
          <Label>{intro.label}</Label>
          <h2 id="faq-heading" className="display mt-4 text-title-2">
            {intro.heading}
          </h2>
          <p className="mt-5 lede text-muted">{intro.text}</p>
        </div>
        <div className="lg:col-span-8">
          {entries.map(({ id, question, answer }, index) => (
            <Disclosure key={question} summary={question} group="faq" open={index === 0}>
              <p id={id} className={id && "scroll-mt-44"}>
                {answer}
              </p>
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  );
}
