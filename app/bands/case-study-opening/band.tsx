import { Tag } from "../../components/badge";
import { PageTop } from "../../components/page-top";
import { Picture } from "../../components/picture";
import { LabeledHeading } from "../../components/section";
import { caseStudiesPath, contactPath } from "../../lib/paths";
import { useContent, useSite, useWords } from "../../lib/use-words";
import { splitResult } from "../../text/split-result";
import type { BandProps } from "../component-of";
import { FirstCall } from "../first-step";
import { Scale } from "./scale";

/** The case study's title, then its picture with the headline results beside it. */
export default function CaseStudyOpening({
  section,
  caseStudy: study,
  terms,
}: BandProps<"case-study-opening">) {
  const { caseStudies } = useWords();
  const coverId = `cover${section.again}`;
  return (
    <div data-sample id={section.anchor} className="wrap pt-5">
      <PageTop
        {...section}
        back={{
          href: caseStudiesPath(useContent()),
          label: caseStudies.back,
          className: "print:hidden",
        }}
      />
      <div className="mt-5 mb-8 twelve gap-y-7">
        <div className="lg:col-span-8">
          <LabeledHeading
            {...section}
            label={study.industry && <Tag>{study.industry}</Tag>}
            className="text-title-1"
          >
            {study.title}
          </LabeledHeading>
          <p className="mt-5 lede text-lead text-muted">{study.description}</p>
        </div>
        <div className="self-end lg:col-span-4">
          <FirstCall href={contactPath(useSite(), study.servicesUsed[0]?.id)} />
        </div>
      </div>
      <div className="mb-6 lg:mb-8 print:mb-0">
        <Scale study={study} terms={terms} />
        <div data-drawing="program" data-months={study.months} className="program-by" />
      </div>
      <div className="twelve">
        <div className="lg:col-span-8">
          {/* Without this, a first render before the picture is parsed would skip its view transition. */}
          <link rel="expect" href={`#${coverId}`} blocking="render" />
          <Picture
            id={coverId}
            name={study.slug}
            sizes="(min-width: 83rem) 51rem, (min-width: 64rem) 61vw, 92vw"
            // Drawn from its own months, it shows nothing that the page does not say.
            alt={study.imageAlt ?? ""}
            priority
            className="case-study-hero aspect-3/2 lg:h-full"
          />
        </div>
        <ul className="grid border-text max-lg:mt-6 md:auto-cols-fr md:grid-flow-col md:gap-x-8 lg:col-span-4 lg:grid-flow-row lg:border-y print:grid-flow-col">
          {study.results
            .slice(0, 3)
            .map(splitResult)
            .map(({ figure, text }) => (
              <li
                key={text}
                className="flex flex-col gap-y-2 border-line py-5 text-balance text-muted text-small max-md:border-t lg:justify-center lg:nth-[n+2]:border-t"
              >
                {figure ? (
                  <>
                    <span className="display text-text text-title-1">{figure}</span>
                    {text}
                  </>
                ) : (
                  <span className="display text-text text-title-3">{text}</span>
                )}
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}
