import { Disclosure } from "../../components/disclosure";
import { Markdown } from "../../components/markdown";
import { LabeledHeading, Section } from "../../components/section";
import { slugOf } from "../../text/slug";
import type { BandProps } from "../component-of";

export default function Questions({ section, faq, linked, ...intro }: BandProps<"questions">) {
  return (
    <Section {...section}>
      <div className="twelve gap-y-8">
        <div data-reveal="" className="lg:col-span-4">
          <LabeledHeading {...section} label={intro.label} className="text-title-2">
            {intro.heading}
          </LabeledHeading>
          {intro.text && <p className="mt-5 lede text-muted">{intro.text}</p>}
        </div>
        <div className="lg:col-span-8">
          {faq.map(({ question, answer }, index) => (
            <Disclosure key={question} summary={question} group={section.anchor} open={index === 0}>
              {/* The id is inside <details>, so that the browser opens an answer when the URL hash names it. */}
              <div
                {...(linked && { id: slugOf(question) + section.again })}
                className="grid scroll-mt-44 grid-cols-1 gap-4"
              >
                <Markdown>{answer}</Markdown>
              </div>
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  );
}
