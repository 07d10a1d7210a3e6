import { NumberedList } from "../../components/item-list";
import { Section, SectionHead } from "../../components/section";
import { NextSteps } from "./next-steps";
import type { ContactView } from "./view";

/** What to write in the email, what happens next, and where the firm is. */
export function ContactDetails(page: ContactView["details"]) {
  return (
    <>
      <Section id="contact" aria-labelledby="include-heading">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
          <h2 id="include-heading" className="display text-title-2">
            What to include
          </h2>
          <NumberedList items={page.include} />
        </div>
      </Section>
      <Section ground="sand" aria-labelledby="next-heading">
        <SectionHead id="next-heading" label="Schedule" heading="What happens next">
          {page.nextText}
        </SectionHead>
        <NextSteps steps={page.next} />
        <div className="mt-head grid gap-x-16 gap-y-4 lg:grid-cols-[5fr_7fr]">
          <h2 id="headquarters" className="display text-title-3">
            Headquarters
          </h2>
          <p className="lede text-lead text-muted">{page.headquarters}</p>
        </div>
      </Section>
    </>
  );
}
