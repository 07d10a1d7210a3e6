import { CaseStudyPicture } from "../../bands/case-study-picture";
import { Icon } from "../../components/icon";
import { Section } from "../../components/section";
import { caseStudiesPath } from "../../lib/paths";
import type { CaseStudyView } from "./view";

/** The case studies before and after this one, each a picture that leads there. */
export function MoreCaseStudies({ neighbors }: Pick<CaseStudyView, "neighbors">) {
  return (
    <Section aria-label="More Success Stories" className="print:hidden">
      <h2 className="display mb-head text-title-2">
        <a href={caseStudiesPath()} className="inline-flex items-center gap-4 hover:text-accent">
          More Success Stories
          <Icon name="arrow-right" size={32} className="shrink-0 text-accent" />
        </a>
      </h2>
      <div data-reveal="items" className="grid gap-x-7 gap-y-12 md:grid-cols-2">
        {neighbors.map(({ slug, to, title, industry }, index) => (
          <a key={slug} href={to} className="flex flex-col hover:text-accent">
            <CaseStudyPicture slug={slug} shape="half" />
            <span className="mt-4 mb-1 flex items-center gap-2 font-medium text-accent text-label">
              <Icon name={index ? "arrow-right" : "arrow-left"} />
              {index ? "Next story" : "Previous story"}: {industry}
            </span>
            <span className="display text-title-3 leading-tight!">{title}</span>
          </a>
        ))}
      </div>
    </Section>
  );
}
