import { CaseStudyPicture } from "../../bands/case-study-picture";
import { Section } from "../../components/section";
import { TextLink } from "../../components/text-link";
import { classNames } from "../../lib/class-names";
import type { SolutionView } from "./view";

export function SolutionCaseStudies({ caseStudies }: Pick<SolutionView, "caseStudies">) {
  return (
    <Section aria-labelledby="case-studies-heading" tempo="brief" className="border-line border-t">
      <h2 id="case-studies-heading" className="display mb-8 text-title-2">
        Success Stories
      </h2>
      <ul
        data-reveal="items"
        className="grid gap-x-7 gap-y-12 md:grid-cols-2 lg:grid-cols-12 print:grid-cols-2"
      >
        {caseStudies.map(({ slug, to, title, relevance }, index) => (
          <li
            key={slug}
            className={classNames(
              "group relative flex flex-col",
              index ? "@container lg:col-span-4" : "lg:col-span-8",
            )}
          >
            <CaseStudyPicture slug={slug} shape={index ? "narrow" : "wide"} />
            <h3 className="display mt-5 text-title-4 leading-tight! lg:text-title-3">{title}</h3>
            <p className="mt-2 mb-4 lede text-muted text-small">{relevance}</p>
            <TextLink
              href={to}
              className="mt-auto self-start text-small after:absolute after:inset-0 group-hover:text-accent print:flex-wrap"
            >
              Read case study<span className="sr-only">: {title}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
