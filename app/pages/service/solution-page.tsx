import { ClosingCall } from "../../bands/closing-call";
import { PageHero } from "../../bands/page-hero";
import { Tag } from "../../components/badge";
import { ButtonLink } from "../../components/button";
import { PlainList } from "../../components/item-list";
import { Benefits } from "./benefits";
import { ListSection, RelatedServices } from "./list-section";
import { OftenCombined } from "./often-combined";
import { SolutionCaseStudies } from "./solution-case-studies";
import { SolutionText } from "./solution-text";
import type { SolutionView } from "./view";

/** An enterprise solution page, with its benefits always in view. */
export function SolutionPage({
  service,
  contact,
  benefits,
  related,
  caseStudies,
  ...view
}: SolutionView) {
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
      <div className="wrap paper-side text-and-side gap-y-12 py-band-brief lg:grid-rows-[1fr_auto]">
        <Benefits {...benefits} contact={contact} />
        <div className="min-w-0 wide:col-start-1 wide:row-start-1 lg:row-span-2">
          <SolutionText {...service} claims={view.claims} instead={view.instead} />
          <ListSection
            id="features-heading"
            heading="Key Features & Capabilities"
            className="mt-16"
          >
            <PlainList
              items={service.features}
              className="grid gap-x-7 border-line border-b *:text-balance md:grid-cols-2"
            />
          </ListSection>
        </div>
        <RelatedServices services={related} />
      </div>
      <SolutionCaseStudies caseStudies={caseStudies} />
      <OftenCombined {...view.combined} />
      <ClosingCall {...view.closing} />
    </>
  );
}
