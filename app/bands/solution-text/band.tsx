import { PlainList } from "../../components/item-list";
import { servicePage } from "../../content/content";
import { getService } from "../../content/services";
import { contactPath } from "../../lib/paths";
import type { BandProps } from "../component-of";
import { ListSection, RelatedServices } from "../list-section";
import { SolutionCaseStudies } from "../solution-case-studies/solution-case-studies";
import { Benefits } from "./benefits";
import { SolutionText } from "./solution-sections";

/** An enterprise solution page, with its benefits always in view. */
export default function SolutionBand({ service }: BandProps<"solution-text">) {
  const related = servicePage.neighbors.filter((id) => id !== service.id).map(getService);
  return (
    <>
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
    </>
  );
}
