import { clsx } from "clsx";
import { Link } from "../components/link";
import { Picture } from "../components/picture";
import type { CaseStudySlug } from "../content/ids";
import { caseStudyPath } from "../lib/paths";

export interface CaseStudyCardProps {
  slug: CaseStudySlug;
  title: string;
  description: string;
  industry: string;
  /** The first two of the story's results. */
  results: readonly string[];
  className?: string;
  /** Picture shape: the wide card stands beside a narrow one of the same height. */
  wide?: boolean;
}

const narrowSizes =
  "(min-width: 83rem) 24.5rem, (min-width: 64rem) 29vw, (min-width: 48rem) 45vw, 91vw";
const wideSizes =
  "(min-width: 83rem) 51rem, (min-width: 64rem) 61vw, (min-width: 48rem) 45vw, 91vw";

export function CaseStudyCard({
  slug,
  title,
  description,
  industry,
  results,
  className,
  wide = false,
}: CaseStudyCardProps) {
  return (
    <article className={clsx("group relative flex flex-col", className)}>
      {/* The title beside it says what the story is; here the picture is decoration. */}
      <Picture
        name={slug}
        alt=""
        sizes={wide ? wideSizes : narrowSizes}
        className={clsx("aspect-3/2", wide && "lg:aspect-auto lg:h-0 lg:min-h-72 lg:grow")}
      />
      <p className="mt-4 mb-1 font-medium text-accent text-label">{industry}</p>
      <h3 className={clsx("display leading-tight!", wide ? "text-title-3" : "text-title-4")}>
        {title}
      </h3>
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
      <Link
        to={caseStudyPath(slug)}
        className={clsx(
          "self-start font-medium text-small underline decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:text-accent",
          !wide && "mt-auto",
        )}
      >
        Read full case study<span className="sr-only">: {title}</span>
      </Link>
    </article>
  );
}
