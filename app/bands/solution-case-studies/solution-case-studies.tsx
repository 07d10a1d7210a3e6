import { Section } from "../../components/section";
import { TextLink } from "../../components/text-link";
import { getCaseStudy } from "../../content/case-studies";
import type { Solution } from "../../content/types";
import { classNames } from "../../lib/class-names";
import { caseStudyPath } from "../../lib/paths";
import { CaseStudyPicture } from "../case-study-picture";

export function SolutionCaseStudies({ caseStudies }: Pick<Solution, "caseStudies">) {
  return (
    <Section aria-labelledby="case-studies-heading" tempo="brief" className="border-line border-t">
      <h2 id="case-studies-heading" className="display mb-8 text-title-2">
        Success Stories
      </h2>
      <ul
        data-reveal="items"
        className="grid gap-x-7 gap-y-12 md:grid-cols-2 lg:grid-cols-12 print:grid-cols-2"
      >
        {caseStudies.map(({ slug, relevance }, index) => (
          <li
            key={slug}
            className={classNames(
              "group relative flex flex-col",
              index ? "@container lg:col-span-4" : "lg:col-span-8",
            )}
          >
            <CaseStudyPicture slug={slug} shape={index ? "narrow" : "wide"} />
            <h3 className="display mt-5 text-title-4 leading-tight! lg:text-title-3">
              {getCaseStudy(slug).title}
            </h3>
            <p className="mt-2 mb-4 lede text-muted text-small">{relevance}</p>
            <TextLink
              href={caseStudyPath(slug)}
              className="mt-auto self-start text-small after:absolute after:inset-0 group-hover:text-accent print:flex-wrap"
            >
              Read case study<span className="sr-only">: {getCaseStudy(slug).title}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
