import { CaseStudyPicture } from "../../bands/case-study-picture";
import { Icon } from "../../components/icon";
import { Section } from "../../components/section";
import { caseStudies } from "../../content/case-studies";
import { caseStudiesPath, caseStudyPath } from "../../lib/paths";

/** The case studies before and after this one; the list wraps around, so there is always one of each. */
function neighborsOf(current: string) {
  const index = caseStudies.findIndex(({ slug }) => slug === current);
  return [caseStudies.at(index - 1), caseStudies[(index + 1) % caseStudies.length]].flatMap(
    (study) => study ?? [],
  );
}

/** Its neighbors, each a picture that leads there. */
export function MoreCaseStudies({ slug }: { slug: string }) {
  return (
    <Section aria-label="More Success Stories" className="print:hidden">
      <h2 className="display mb-head text-title-2">
        <a href={caseStudiesPath()} className="inline-flex items-center gap-4 hover:text-accent">
          More Success Stories
          <Icon name="arrow-right" size={32} className="shrink-0 text-accent" />
        </a>
      </h2>
      <div data-reveal="items" className="grid gap-x-7 gap-y-12 md:grid-cols-2">
        {neighborsOf(slug).map(({ slug, title, industry }, index) => (
          <a key={slug} href={caseStudyPath(slug)} className="flex flex-col hover:text-accent">
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
