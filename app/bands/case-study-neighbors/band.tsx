import { Icon } from "../../components/icon";
import { MaybeLink } from "../../components/maybe-link";
import { BandHeading, Section } from "../../components/section";
import { classNames } from "../../lib/class-names";
import { caseStudiesPath, caseStudyPath } from "../../lib/paths";
import { filled, useContent, useWords } from "../../lib/use-words";
import { CaseStudyPicture } from "../case-study-picture";
import type { BandProps } from "../component-of";
import { neighborsOf } from "./neighbors-of";

const labelOf = (named: string, any: string, industry?: string) =>
  industry ? filled(named, { industry }) : any;

/** Its neighbors, each a picture that leads there. */
export default function CaseStudyNeighbors({
  section,
  heading,
  caseStudy,
  caseStudies,
}: BandProps<"case-study-neighbors">) {
  const words = useWords().caseStudies;
  const neighbors = neighborsOf(caseStudy.slug, caseStudies);
  const isAlone = neighbors.length === 1;
  const all = caseStudiesPath(useContent());
  return (
    <Section {...section} data-sample="" className="print:hidden">
      <BandHeading {...section} className="display mb-head text-title-2">
        <MaybeLink href={all} className="inline-flex items-center gap-4 hover:text-accent">
          {heading}
          {all && <Icon name="arrow-right" size={32} className="shrink-0 text-accent" />}
        </MaybeLink>
      </BandHeading>
      <div
        data-reveal="items"
        className={classNames("grid gap-x-7 gap-y-12", !isAlone && "md:grid-cols-2")}
      >
        {neighbors.map(({ slug, title, industry, isNext }) => (
          <a
            key={slug}
            href={caseStudyPath(slug)}
            className={classNames(
              "group flex flex-col hover:text-accent",
              // Its words beside it, so that no half of the band is empty.
              isAlone && "md:flex-row md:items-end md:gap-x-7",
            )}
          >
            <CaseStudyPicture slug={slug} shape={isAlone ? "full" : "half"} />
            <span className="flex flex-col">
              <span className="mt-4 mb-1 flex items-center gap-2 font-medium text-accent text-label">
                <Icon name={isNext ? "arrow-right" : "arrow-left"} />
                {isNext
                  ? labelOf(words.next, words.nextAny, industry)
                  : labelOf(words.previous, words.previousAny, industry)}
              </span>
              <span className="display text-title-3 leading-tight!">{title}</span>
            </span>
          </a>
        ))}
      </div>
    </Section>
  );
}
