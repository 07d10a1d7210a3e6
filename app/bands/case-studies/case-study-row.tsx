import type { CaseStudy } from "../../content/types";
import { classNames } from "../../lib/class-names";
import { caseStudyPath } from "../../lib/paths";
import { splitResult } from "../../text/split-result";
import { CaseStudyPicture } from "../case-study-picture";
import { VarianceBars } from "../variance/variance-bars";
import type { VarianceRow } from "../variance/variance-sheet";

/** Its bars, and below them whether it ended on time; the rest of what they show is for who hears it. */
function Plan({ words, bars, turn, limitCaption }: VarianceRow) {
  const { verdict, madeUp, agreed, finish, limit, plan } = words;
  return (
    <div className="case-plan">
      <VarianceBars
        {...bars}
        marked={turn}
        captions={limitCaption}
        className="block h-[2.75em] w-full overflow-visible text-label"
      />
      <p className="case-verdict text-label text-muted">
        <b className="font-strong text-text">{verdict}</b> {madeUp ?? agreed}{" "}
        {finish && <span className={madeUp ? "sr-only" : "hidden wide:inline"}>{finish}</span>}{" "}
        {limit && <span className={limitCaption.length ? "sr-only" : undefined}>{limit}</span>}{" "}
        <span className="sr-only">
          {plan} {words.turn}
        </span>
      </p>
    </div>
  );
}

interface CaseStudyRowProps {
  study: CaseStudy;
  /** Without months, its description stands in the place of its bars. */
  program: VarianceRow | undefined;
}

export function CaseStudyRow({ study, program }: CaseStudyRowProps) {
  const { slug, title, industry, description } = study;
  const { figure, text } = splitResult(study.results[0]);
  return (
    <li className="case-row group relative border-line border-b py-3">
      <CaseStudyPicture slug={slug} shape="small" />
      <div className="case-name">
        <h3 className="display text-title-4 leading-tight!">
          <a href={caseStudyPath(slug)} className="after:absolute after:inset-0 hover:text-accent">
            {title}
          </a>
        </h3>
        {industry && <p className="mt-1 text-label text-muted">{industry}</p>}
      </div>
      <p className="case-result text-label text-muted">
        {figure && <b className="display block text-[2.5rem] text-text leading-none!">{figure}</b>}{" "}
        <span className={classNames("case-words", !figure && "display text-text text-title-4")}>
          {text}
        </span>
      </p>
      {program ? (
        <Plan {...program} />
      ) : (
        <p className="case-text text-muted text-small">{description}</p>
      )}
    </li>
  );
}
