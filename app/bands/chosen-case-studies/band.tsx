import { BandHeading, Section } from "../../components/section";
import { TextLink } from "../../components/text-link";
import { caseStudyPath } from "../../lib/paths";
import { useWords } from "../../lib/use-words";
import { splitResult } from "../../text/split-result";
import { CaseStudyPicture } from "../case-study-picture";
import type { BandProps } from "../component-of";

/** Case studies that an entry chooses, each with the reason and the result that proves it. */
export default function ChosenCaseStudies({
  section,
  service: { id, caseStudies: chosen },
  heading,
}: BandProps<"chosen-case-studies">) {
  const { actions, caseStudies: words } = useWords();
  return (
    <Section {...section} tempo="line">
      <BandHeading {...section} className="display mb-6 text-title-3 xl:text-[2.125rem]">
        {heading}
      </BandHeading>
      <ul data-reveal="items" className="grid gap-x-7 gap-y-8 lg:grid-cols-2 print:grid-cols-2">
        {chosen.map(({ caseStudy: { slug, title, servicesUsed }, relevance, result = "" }) => {
          const { figure, text } = splitResult(result);
          return (
            <li
              key={slug}
              className="group relative grid grid-cols-[5.5rem_1fr] gap-x-4 border-text border-t pt-5 sm:grid-cols-3 sm:gap-x-7 print:block"
            >
              <CaseStudyPicture slug={slug} shape="third" />
              <div className="flex flex-col items-start sm:col-span-2">
                <h3 className="display mb-2 text-title-4 leading-tight!">{title}</h3>
                {!servicesUsed.some((used) => used.id === id) && (
                  <p className="font-medium text-small">{words.otherServices}</p>
                )}
                <p className="text-muted text-small">{relevance}</p>
                <p className="mt-3 mb-2 text-small">
                  {figure && <span className="display mr-1 text-title-3">{figure}</span>} {text}
                </p>
                <TextLink
                  href={caseStudyPath(slug)}
                  className="mt-auto text-small after:absolute after:inset-0 group-hover:text-accent print:flex-wrap"
                >
                  {actions.readCaseStudy}
                  <span className="sr-only">: {title}</span>
                </TextLink>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
