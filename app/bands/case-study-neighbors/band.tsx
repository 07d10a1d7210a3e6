import { Icon } from "../../components/icon";
import { MaybeLink } from "../../components/maybe-link";
import { BandHeading, Section } from "../../components/section";
import { caseStudiesPath, caseStudyPath } from "../../lib/paths";
import { filled, useContent, useWords } from "../../lib/use-words";
import { CaseStudyPicture } from "../case-study-picture";
import type { BandProps } from "../component-of";
import { neighborsOf } from "./neighbors-of";

/** Its neighbors, each a picture that leads there. */
export default function CaseStudyNeighbors({
  section,
  heading,
  caseStudy,
  caseStudies,
}: BandProps<"case-study-neighbors">) {
  const words = useWords().caseStudies;
  const all = caseStudiesPath(useContent());
  return (
    <Section {...section} data-sample="" className="print:hidden">
      <BandHeading {...section} className="display mb-head text-title-2">
        <MaybeLink href={all} className="inline-flex items-center gap-4 hover:text-accent">
          {heading}
          {all && <Icon name="arrow-right" size={32} className="shrink-0 text-accent" />}
        </MaybeLink>
      </BandHeading>
      <div data-reveal="items" className="grid gap-x-7 gap-y-12 md:grid-cols-2">
        {neighborsOf(caseStudy.slug, caseStudies).map(({ slug, title, industry, isNext }) => (
          <a key={slug} href={caseStudyPath(slug)} className="flex flex-col hover:text-accent">
            <CaseStudyPicture slug={slug} shape="half" />
            <span className="mt-4 mb-1 flex items-center gap-2 font-medium text-accent text-label">
              <Icon name={isNext ? "arrow-right" : "arrow-left"} />
              {filled(isNext ? words.next : words.previous, { industry })}
            </span>
            <span className="display text-title-3 leading-tight!">{title}</span>
          </a>
        ))}
      </div>
    </Section>
  );
}
