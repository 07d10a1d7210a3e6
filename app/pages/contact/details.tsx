import { NumberedList } from "../../components/item-list";
import { Section, SectionHead } from "../../components/section";
import { contact } from "../../content/content";
import { NextSteps } from "./next-steps";

/** What to write in the email, what happens next, and where the firm is. */
export function ContactDetails() {
  return (
    <>
      <Section id="contact" aria-labelledby="include-heading">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
          <h2 id="include-heading" className="display text-title-2">
            What to include
          </h2>
          <NumberedList items={contact.include} />
        </div>
      </Section>
      <Section ground="sand" aria-labelledby="next-heading">
        <SectionHead anchor="next" level={2} label="Schedule" heading="What happens next">
          {contact.nextText}
        </SectionHead>
        <NextSteps steps={contact.next} />
        <div className="mt-head grid gap-x-16 gap-y-4 lg:grid-cols-[5fr_7fr]">
          <h2 id="headquarters" className="display text-title-3">
            Headquarters
          </h2>
          <p className="lede text-lead text-muted">{contact.headquarters}</p>
        </div>
      </Section>
    </>
  );
}
