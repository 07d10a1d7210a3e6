import { BandHeading, Section } from "../../components/section";
import { TextLink } from "../../components/text-link";
import { classNames } from "../../lib/class-names";
import { caseStudyPath } from "../../lib/paths";
import { useWords } from "../../lib/use-words";
import { CaseStudyPicture } from "../case-study-picture";
import type { BandProps } from "../component-of";

/** Case studies that an entry chooses, each with the reason: the first one large. */
export default function ChosenCaseStudies({
  section: { joins: _, ...section },
  service,
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
        {service.caseStudies.map(({ slug, relevance }, index) => (
          <li
            key={slug}
            className={classNames(
              "group relative flex flex-col",
              index ? "@container lg:col-span-4" : "lg:col-span-8",
            )}
          >
            <CaseStudyPicture slug={slug} shape={index ? "narrow" : "wide"} />
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
          </li>
        ))}
      </ul>
    </Section>
  );
}
