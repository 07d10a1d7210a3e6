import { Markdown } from "../../components/markdown";
import type { CaseStudy } from "../../content/types";

/** Steps without months: one below the other, each with its number. */
export function StepList({ steps }: { steps: CaseStudy["approach"] }) {
  return (
    <ol data-reveal="items" className="border-text border-t">
      {steps.map(({ title, description }, index) => (
        <li
          key={title}
          className="twelve items-baseline gap-y-2 border-line border-b py-6 print:py-2"
        >
          <h3 className="flex items-baseline gap-x-4 display text-title-4 leading-tight! lg:col-span-4">
            <span
              aria-hidden="true"
              className="font-strong font-text text-accent text-label tracking-[0] even-figures"
            >
              {String(index + 1).padStart(2, "0")}
            </span>
            {title}
          </h3>
          <div className="space-y-2 text-pretty text-muted text-small lg:col-span-8">
            <Markdown>{description}</Markdown>
          </div>
        </li>
      ))}
    </ol>
  );
}
