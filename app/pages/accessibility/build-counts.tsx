import { Section } from "../../components/section";
import type { Counted } from "../../content/accessibility";
import type { AccessibilityView } from "./view";

/** What was counted in the pages themselves: scripts/build-counts.ts puts the figures in. */
export function BuildCounts({ heading, text, made, figures }: AccessibilityView["build"]) {
  return (
    <Section tempo="brief" aria-labelledby="counted-heading">
      <div className="mb-8 twelve items-baseline gap-y-3">
        <h2 id="counted-heading" className="display text-title-3 lg:col-span-8">
          {heading}
        </h2>
        <p className="text-muted text-small lg:col-span-4">
          {made} {__BUILD_DATE__}. {text}
        </p>
      </div>
      <dl className="grid gap-x-7 border-text border-t sm:grid-cols-2 lg:grid-cols-4">
        {(Object.keys(figures) as Counted[]).map((name) => (
          <div key={name} className="flex flex-col border-line border-b py-5">
            <dt className="order-2 mt-2 font-medium text-small">{figures[name].label}</dt>
            <dd data-count={name} className="display text-figure">
              …
            </dd>
            <dd className="order-3 text-muted text-small">{figures[name].rule}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
