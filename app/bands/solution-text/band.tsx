import { PlainList } from "../../components/item-list";
import { classNames } from "../../lib/class-names";
import { contactPath } from "../../lib/paths";
import { useSite } from "../../lib/use-words";
import type { BandProps } from "../component-of";
import { inTwoColumns, RelatedServices, Subsection } from "../subsection";
import { Benefits } from "./benefits";
import { SolutionSections } from "./solution-sections";

/** The text of a solution, with its benefits always in view; without any, it is as wide as the page. */
export default function SolutionText({
  section,
  service,
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
        "wrap gap-y-9 md:gap-y-11 pt-6 pb-8 md:pt-10 md:pb-12",
        hasBenefits ? "paper-side text-and-side" : "grid",
        section.joins && "pt-0",
      )}
    >
      <div className={classNames("paper-text min-w-0", hasBenefits && "wide:row-start-1")}>
        <SolutionSections service={service} claims={claims} />
      </div>
      {features && (
        <div className="paper-text">
          <Subsection id={`features-heading${section.again}`} heading={features}>
            <PlainList items={service.features} className={inTwoColumns} />
          </Subsection>
        </div>
      )}
      {related && others.length > 0 && (
        <div className="paper-text">
          <RelatedServices
            again={section.again}
            heading={related.heading}
            service={service}
            others={others}
          />
        </div>
      )}
      {hasBenefits && (
        <Benefits
          {...benefits}
          again={section.again}
          benefits={service.benefits}
          contact={contact}
        />
      )}
    </div>
  );
}
