import { useLocation } from "react-router";
import filterCaseStudies from "../../../.generated/case-study-filter.js?raw";
import { InlineScript } from "../../components/inline-script";
import { named, QuietHeading } from "../../components/section";
import { cleanPath } from "../../lib/clean-path";
import { useSite, useWords } from "../../lib/use-words";
import { CaseStudyGrid } from "../case-study-grid";
import type { BandProps } from "../component-of";
import { CaseStudyFilter } from "./filter";
import { filterChoices } from "./filter-choices";

/** All case studies, and the filter that narrows them. */
export default function FilteredCaseStudies({
  section,
  heading,
  caseStudies,
}: BandProps<"case-study-filter">) {
  const page = cleanPath(useLocation().pathname);
  const choices = filterChoices(caseStudies, useWords().caseStudies, useSite().language, page);
  const [, ...industries] = choices;
  return (
    <section {...named(section)} className="pt-8 pb-band">
      <div className="wrap">
        <QuietHeading {...section}>{heading}</QuietHeading>
        {industries.length > 0 && <CaseStudyFilter choices={choices} />}
        <div data-case-studies>
          <CaseStudyGrid studies={caseStudies} />
        </div>
        {/* One grid per choice, because card shapes depend on the number of cards. */}
        {industries.map(({ id, studies }) => (
          <template key={id} data-case-studies-of={id}>
            <CaseStudyGrid studies={studies} />
          </template>
        ))}
        {industries.length > 0 && <InlineScript code={filterCaseStudies} />}
      </div>
    </section>
  );
}
