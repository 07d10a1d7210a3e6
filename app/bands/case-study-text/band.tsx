import type { ReactNode } from "react";
import { NumberedList } from "../../components/item-list";
import { Markdown } from "../../components/markdown";
import { Prose } from "../../components/prose";
import type { BandSection } from "../../content/schema/band";
import { classNames } from "../../lib/class-names";
import { slugOf } from "../../text/slug";
import type { BandProps } from "../component-of";

interface ChapterProps extends Pick<BandSection, "again"> {
  title: string;
  children: ReactNode;
}

function Chapter({ title, again, children }: ChapterProps) {
  const id = slugOf(title) + again;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display mb-4 text-title-3 print:break-after-avoid">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What the client faced and what was done, with room for a band at its side. */
export default function CaseStudyText({
  section,
  caseStudy,
  challenges,
  solution,
}: BandProps<"case-study-text">) {
  return (
    <div
      data-sample
      id={section.anchor}
      className={classNames(
        "wrap text-and-side col-start-1 row-start-1 py-band print:mb-3",
        section.joins && "pt-0",
      )}
    >
      <div className="space-y-12">
        <Chapter title={challenges} again={section.again}>
          <NumberedList items={caseStudy.challenges} />
        </Chapter>
        <Chapter title={solution} again={section.again}>
          <Prose>
            {caseStudy.solution.map((paragraph) => (
              <Markdown key={paragraph}>{paragraph}</Markdown>
            ))}
          </Prose>
        </Chapter>
      </div>
    </div>
  );
}
