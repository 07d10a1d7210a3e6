import { Picture } from "../components/picture";
import type { CaseStudySlug } from "../content/ids";
import { classNames } from "../lib/class-names";
import { caseStudyPath } from "../lib/paths";

/** How the card stands in its row: large, beside a large one at the same height, or alone. */
const shapes = {
  wide: {
    card: "flex-col lg:col-span-8",
    picture: "lg:aspect-auto lg:h-0 lg:min-h-72 lg:grow",
    sizes: "(min-width: 83rem) 51rem, (min-width: 64rem) 61vw, (min-width: 48rem) 45vw, 91vw",
    text: "max-lg:grow",
    // Below lg it is no larger than its neighbors.
    title: "text-title-4 lg:text-title-3",
  },
  narrow: {
    card: "flex-col lg:col-span-4",
    picture: "",
    sizes: "(min-width: 83rem) 24.5rem, (min-width: 64rem) 29vw, (min-width: 48rem) 45vw, 91vw",
    text: "grow",
    title: "text-title-4",
  },
  full: {
    card: "col-span-full max-md:flex-col md:gap-x-7",
    // Fixed, or the text beside it would move when the picture arrives.
    picture: "md:w-2/3 md:flex-none",
    sizes: "(min-width: 83rem) 51rem, (min-width: 48rem) 61vw, 91vw",
    // The title stands at the top of the picture, the rest at its foot.
    text: "grow md:basis-0 md:[&>a]:mt-0 md:[&>h3]:mb-auto",
    title: "text-title-3",
  },
} as const;

export type CaseStudyShape = keyof typeof shapes;

export interface CaseStudyCardProps {
  slug: CaseStudySlug;
  title: string;
  description: string;
  industry: string;
  /** The first two of the story's results. */
  results: readonly string[];
  shape: CaseStudyShape;
}

export function CaseStudyCard(study: CaseStudyCardProps) {
  const { slug, title, description, industry, results } = study;
  const shape = shapes[study.shape];
  return (
    <article className={classNames("group relative flex", shape.card)}>
      {/* The title beside it says what the story is; here the picture is decoration. */}
      <Picture
        name={slug}
        alt=""
        sizes={shape.sizes}
        className={classNames("aspect-3/2", shape.picture)}
      />
      <div className={classNames("flex flex-col", shape.text)}>
        <p className="mt-4 mb-1 font-medium text-accent text-label">{industry}</p>
        <h3 className={classNames("display leading-tight!", shape.title)}>{title}</h3>
        <p data-sample className="mt-2 text-muted text-small">
          {description}
        </p>
        <ul data-sample className="mt-3 mb-4 text-small">
          {results.map((result) => (
            <li key={result} className="border-line border-t py-1.5">
              {result}
            </li>
          ))}
        </ul>
        <a
          href={caseStudyPath(slug)}
          className="mt-auto self-start font-medium text-small underline decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:text-accent"
        >
          Read full case study<span className="sr-only">: {title}</span>
        </a>
      </div>
    </article>
  );
}
