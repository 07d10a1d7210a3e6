import { NumberedList } from "../../components/item-list";
import { Markdown } from "../../components/markdown";
import { BandHeading, Section } from "../../components/section";
import type { BandProps } from "../component-of";

/** What has not been tested yet, and how to report a barrier. */
export default function Gaps({ section, heading, text, items, contact }: BandProps<"gaps">) {
  return (
    <Section {...section}>
      <div className="twelve gap-y-12">
        <div className="lg:col-span-7">
          <BandHeading {...section} className="display text-title-2">
            {heading}
          </BandHeading>
          {text && <p className="mt-4 text-muted">{text}</p>}
          <div className="mt-8">
            <NumberedList items={items} />
          </div>
        </div>
        {contact && (
          <div className="space-y-4 self-start [&_a]:underline [&_a]:underline-offset-4 lg:sticky lg:top-[calc(7rem+var(--ribbon,0px))] lg:col-span-4 lg:col-start-9">
            <h2 className="display text-title-3">{contact.heading}</h2>
            {contact.paragraphs.map((paragraph) => (
              <Markdown key={paragraph}>{paragraph}</Markdown>
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}
