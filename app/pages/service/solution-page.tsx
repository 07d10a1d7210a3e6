import { ClosingCall } from "../../bands/closing-call";
import { PageHero } from "../../bands/page-hero";
import { Tag } from "../../components/badge";
import { ButtonLink } from "../../components/button";
import { NumberedList, PlainList } from "../../components/item-list";
import { OftenCombined } from "./often-combined";
import { Part, RelatedServices } from "./parts";
import { SolutionStories } from "./solution-stories";
import { SolutionText } from "./solution-text";
import type { SolutionView } from "./view";

/** One of the fixed pages: an enterprise solution, with its benefits always in view. */
export function SolutionPage({ service, contact, related, stories, ...view }: SolutionView) {
  return (
    <>
      <PageHero
        label={<Tag>Enterprise Solution</Tag>}
        heading={service.title}
        lead={service.description}
        back={{ to: "/services", label: "Back to Services" }}
      >
        <ButtonLink href={contact} arrow>
          Schedule a Consultation
        </ButtonLink>
      </PageHero>
      <div className="wrap grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-14 py-[clamp(3rem,6vw,5.5rem)] lg:grid-cols-[8fr_4fr] lg:grid-rows-[1fr_auto]">
        <div className="min-w-0 lg:row-span-2">
          <SolutionText {...service} claims={view.claims} instead={view.instead} />
          <Part id="features-heading" heading="Key Features & Capabilities">
            <NumberedList items={service.features} />
          </Part>
        </div>
        <aside aria-labelledby="benefits-heading">
          <div className="on-ink rounded-card p-6 lg:sticky lg:top-24 lg:p-8">
            <h2 id="benefits-heading" className="display mb-5 text-title-3">
              Business Benefits
            </h2>
            <PlainList
              items={service.benefits}
              className="mb-6 gap-x-8 text-small *:text-balance md:max-lg:grid md:max-lg:grid-cols-2 print:block!"
            />
            <ButtonLink href={contact} look="highlight" className="w-full">
              Contact Us
            </ButtonLink>
          </div>
        </aside>
        <RelatedServices services={related} />
      </div>
      <SolutionStories stories={stories} />
      <OftenCombined {...view.combined} />
      <ClosingCall {...view.closing} />
    </>
  );
}
