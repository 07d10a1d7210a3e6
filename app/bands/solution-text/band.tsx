import { PlainList } from "../../components/item-list";
import { classNames } from "../../lib/class-names";
import { contactPath } from "../../lib/paths";
import { useSite } from "../../lib/use-words";
import type { BandProps } from "../component-of";
import { ListSection, RelatedServices } from "../list-section";
import { Benefits } from "./benefits";
import { SolutionSections } from "./solution-sections";

/** The text of a solution, with its benefits always in view. */
export default function SolutionText({
  section,
  service,
  services,
  claims,
  benefits,
  features,
  related,
}: BandProps<"solution-text">) {
  return (
    <div
      id={section.anchor}
      className={classNames(
        "wrap paper-side text-and-side gap-y-12 py-band-brief lg:grid-rows-[1fr_auto]",
        section.joins && "pt-0",
      )}
    >
      <Benefits
        {...benefits}
        benefits={service.benefits}
        contact={contactPath(useSite(), service.id)}
      />
      <div className="min-w-0 wide:col-start-1 wide:row-start-1 lg:row-span-2">
        <SolutionSections service={service} services={services} claims={claims} />
        {features && (
          <ListSection id="features-heading" heading={features} className="mt-16">
            <PlainList
              items={service.features}
              className="grid gap-x-7 border-line border-b *:text-balance md:grid-cols-2"
            />
          </ListSection>
        )}
      </div>
      {related && (
        <RelatedServices
          heading={related.heading}
          services={related.services.filter(({ id }) => id !== service.id)}
        />
      )}
    </div>
  );
}
