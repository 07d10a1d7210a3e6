import filterCaseStudies from "../../../.generated/case-study-filter.js?raw";
import { CaseStudyGrid } from "../../bands/case-study-grid";
import { InlineScript } from "../../components/inline-script";
import { CaseStudyFilter } from "./filter";
import { filterChoices } from "./filter-choices";

/** All case studies, and the filter that narrows them. */
export function FilteredCaseStudies() {
  const choices = filterChoices();
  const [all, ...industries] = choices;
  return (
    <section aria-labelledby="case-studies-heading" className="pt-8 pb-band">
      <div className="wrap">
        <h2 id="case-studies-heading" className="sr-only">
          All case studies
        </h2>
        <CaseStudyFilter choices={choices} />
        <div data-case-studies>{all && <CaseStudyGrid studies={all.studies} />}</div>
        {/* One grid per choice, because card shapes depend on the number of cards. */}
        {industries.map(({ id, studies }) => (
          <template key={id} data-case-studies-of={id}>
            <CaseStudyGrid studies={studies} />
          </template>
        ))}
        <InlineScript code={filterCaseStudies} />
      </div>
    </section>
  );
}
