import { NumberedList } from "../../components/item-list";
import { Markdown } from "../../components/markdown";
import { Prose } from "../../components/prose";
import { classNames } from "../../lib/class-names";
import { slugOf } from "../../text/slug";
import type { BandProps } from "../component-of";
import { Subsection } from "../subsection";

/** What the client faced and what was done, with room for a band at its side. */
export default function CaseStudyText({
  section,
  caseStudy,
  challenges,
  solution,
}: BandProps<"case-study-text">) {
  const { anchor, again, joins } = section;
  return (
    <div
      data-sample
      id={anchor}
      className={classNames(
        "wrap text-and-side col-start-1 row-start-1 py-band print:mb-3",
        joins && "pt-0",
      )}
    >
      <div className="space-y-12">
        <Subsection id={slugOf(challenges) + again} heading={challenges}>
          <NumberedList items={caseStudy.challenges} isMarkdown />
        </Subsection>
        <Subsection id={slugOf(solution) + again} heading={solution}>
          <Prose>
            {caseStudy.solution.map((paragraph) => (
              <Markdown key={paragraph}>{paragraph}</Markdown>
            ))}
          </Prose>
        </Subsection>
      </div>
    </div>
  );
}
