import { Tag } from "../../components/badge";
import { PlainList } from "../../components/item-list";
import { servicePage } from "../../content/content";
import { getService } from "../../content/services";
import type { Solution } from "../../content/types";
import { contactPath } from "../../lib/paths";
import { Benefits } from "./benefits";
import { ServiceHero } from "./hero";
import { ListSection, RelatedServices } from "./list-section";
import { OftenCombined } from "./often-combined";
import { ServiceClosing } from "./service-closing";
import { SolutionCaseStudies } from "./solution-case-studies";
import { SolutionText } from "./solution-text";

/** An enterprise solution page, with its benefits always in view. */
export function SolutionPage({ service }: { service: Solution & { id: string } }) {
  const related = servicePage.neighbors.filter((id) => id !== service.id).map(getService);
  return (
    <>
      <ServiceHero service={service} label={<Tag>Enterprise Solution</Tag>} />
      <div className="wrap paper-side text-and-side gap-y-12 py-band-brief lg:grid-rows-[1fr_auto]">
        <Benefits benefits={service.benefits} contact={contactPath(service.id)} />
        <div className="min-w-0 wide:col-start-1 wide:row-start-1 lg:row-span-2">
          <SolutionText {...service} />
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
      <SolutionCaseStudies caseStudies={service.caseStudies} />
      <OftenCombined combinedWith={service.combinedWith} />
      <ServiceClosing service={service} />
    </>
  );
}
