import type { CaseStudy } from "../content/types";
import { classNames } from "../lib/class-names";
import { caseStudyPath } from "../lib/paths";
import { useWords } from "../lib/use-words";
import { splitResult } from "../text/split-result";
import { CaseStudyPicture } from "./case-study-picture";

/** The card's place in its row: large, next to a large one at the same height, or alone. */
const shapeClasses = {
  wide: {
    card: "flex-col lg:col-span-8",
    text: "max-lg:grow",
    link: "",
    // Below lg it is the same size as its neighbors.
    title: "text-title-4 lg:text-title-3",
  },
  narrow: {
    card: "@container flex-col lg:col-span-4",
    text: "grow",
    link: "",
    title: "text-title-4",
  },
  full: {
    card: "col-span-full max-md:flex-col md:gap-x-7",
    // In the middle of the picture's height: what there is to read is shorter, and has no hole in it.
    text: "grow md:basis-0 md:justify-center",
    link: "md:mt-0",
    title: "text-title-3",
  },
} as const;

export type CaseStudyShape = keyof typeof shapeClasses;

interface CaseStudyCardProps {
  study: CaseStudy;
  shape: CaseStudyShape;
}

/** Shows the first two of the case study's results. */
export function CaseStudyCard({ study, shape: name }: CaseStudyCardProps) {
  const { slug, title, description, industry, results } = study;
  const shape = shapeClasses[name];
  return (
    <article className={classNames("group relative flex", shape.card)}>
      <CaseStudyPicture slug={slug} shape={name} />
      <div className={classNames("flex flex-col", shape.text)}>
        {industry && <p className="mt-4 mb-1 font-medium text-accent text-label">{industry}</p>}
        <h3 className={classNames("display leading-tight!", !industry && "mt-4", shape.title)}>
          {title}
        </h3>
        <p data-sample className="mt-2 text-muted text-small">
          {description}
        </p>
        <ul data-sample className="mt-3 mb-4 grid grid-cols-[auto_1fr] gap-x-3 text-small">
          {results.slice(0, 2).map((result) => {
            const { figure, text } = splitResult(result);
            return (
              <li
                key={result}
                className="col-span-full grid grid-cols-subgrid items-baseline border-line border-t py-2.5"
              >
                {figure && <b className="display text-title-3">{figure}</b>}{" "}
                <span className="only:col-span-full">{text}</span>
              </li>
            );
          })}
        </ul>
        <a
          href={caseStudyPath(slug)}
          className={classNames(
            "mt-auto self-start font-medium text-small underline decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:text-accent",
            shape.link,
          )}
        >
          {useWords().caseStudies.read}
          <span className="sr-only">: {title}</span>
        </a>
      </div>
    </article>
  );
}
