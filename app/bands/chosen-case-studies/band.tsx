import { BandHeading, Section } from "../../components/section";
import { TextLink } from "../../components/text-link";
import { classNames } from "../../lib/class-names";
import { caseStudyPath } from "../../lib/paths";
import { useWords } from "../../lib/use-words";
import { shapes } from "../case-study-card";
import { shapeOf } from "../case-study-grid";
import { CaseStudyPicture } from "../case-study-picture";
import type { BandProps } from "../component-of";

/** Case studies that an entry chooses, each with the reason. */
export default function ChosenCaseStudies({
  section: { joins: _, ...section },
  service: { caseStudies: studies },
  caseStudies,
  heading,
}: BandProps<"chosen-case-studies">) {
  const { actions } = useWords();
  const titleOf = (slug: string) => caseStudies.find((study) => study.slug === slug)?.title;
  return (
    <Section {...section} tempo="brief" className="border-line border-t">
      <BandHeading {...section} className="display mb-8 text-title-2">
        {heading}
      </BandHeading>
      <ul
        data-reveal="items"
        className="grid gap-x-7 gap-y-12 md:grid-cols-2 lg:grid-cols-12 print:grid-cols-2"
      >
        {studies.map(({ slug, relevance }, index) => {
          const shape = shapeOf(index, studies.length);
          return (
            <li key={slug} className={classNames("group relative flex", shapes[shape].card)}>
              <CaseStudyPicture slug={slug} shape={shape} />
              <div className="flex grow flex-col">
                <h3 className="display mt-5 text-title-4 leading-tight! lg:text-title-3">
                  {titleOf(slug)}
                </h3>
                <p className="mt-2 mb-4 lede text-muted text-small">{relevance}</p>
                <TextLink
                  href={caseStudyPath(slug)}
                  className="mt-auto self-start text-small after:absolute after:inset-0 group-hover:text-accent print:flex-wrap"
                >
                  {actions.readCaseStudy}
                  <span className="sr-only">: {titleOf(slug)}</span>
                </TextLink>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
