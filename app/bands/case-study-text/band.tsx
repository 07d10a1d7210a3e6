import type { ReactNode } from "react";
import { NumberedList } from "../../components/item-list";
import { Prose } from "../../components/prose";
import { classNames } from "../../lib/class-names";
import { slugOf } from "../../text/slug";
import type { BandProps } from "../component-of";
import { CaseStudySidebar } from "./sidebar";

function Chapter({ title, children }: { title: string; children: ReactNode }) {
  const id = slugOf(title);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display mb-4 text-title-3 print:break-after-avoid">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What the client faced and what was done; on a phone the sidebar comes after the text. */
export default function CaseStudyText(props: BandProps<"case-study-text">) {
  const { section, caseStudy, challenges, solution } = props;
  return (
    <div
      data-sample
      id={section.anchor}
      className={classNames("wrap text-and-side gap-y-band py-band", section.joins && "pt-0")}
    >
      <div className="space-y-12">
        <Chapter title={challenges}>
          <NumberedList items={caseStudy.challenges} />
        </Chapter>
        <Chapter title={solution}>
          <Prose>
            {caseStudy.solution.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </Chapter>
      </div>
      <CaseStudySidebar {...props} />
    </div>
  );
}
