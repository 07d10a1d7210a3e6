import { PlainList } from "../../components/item-list";
import { classNames } from "../../lib/class-names";
import { contactPath } from "../../lib/paths";
import { useSite } from "../../lib/use-words";
import type { BandProps } from "../component-of";
import { inTwoColumns, ListSection, RelatedServices } from "../list-section";
import { Benefits } from "./benefits";
import { SolutionSections } from "./solution-sections";

/** The text of a solution, with its benefits always in view; without any, it is as wide as the page. */
export default function SolutionText({
  section,
  service,
  services,
  claims,
  benefits,
  features,
  related,
}: BandProps<"solution-text">) {
  const contact = contactPath(useSite(), service.id);
  const hasBenefits = service.benefits.length > 0;
  const others = related?.services.filter(({ id }) => id !== service.id) ?? [];
  return (
    <div
      id={section.anchor}
      className={classNames(
        "wrap gap-y-12 py-band-brief",
        hasBenefits ? "paper-side text-and-side lg:grid-rows-[1fr_auto]" : "grid",
        section.joins && "pt-0",
      )}
    >
      {hasBenefits && <Benefits {...benefits} benefits={service.benefits} contact={contact} />}
      <div
        className={classNames(
          "min-w-0",
          hasBenefits && "wide:col-start-1 wide:row-start-1 lg:row-span-2",
        )}
      >
        <SolutionSections service={service} services={services} claims={claims} />
        {features && (
          <ListSection id="features-heading" heading={features} className="not-first:mt-16">
            <PlainList items={service.features} className={inTwoColumns} />
          </ListSection>
        )}
      </div>
      {related && others.length > 0 && (
        <RelatedServices heading={related.heading} services={others} isWide={!hasBenefits} />
      )}
    </div>
  );
}
