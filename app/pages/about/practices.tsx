import { Section, SectionHead } from "../../components/section";
import { classNames } from "../../lib/class-names";
import type { AboutView } from "./view";

/** Where the columns of practices.css begin. */
const firstYear = 2018;

/** A timeline: each practice starts in the column of its year and runs past the edge of the screen. */
export function Practices({ intro, practices }: AboutView["practices"]) {
  return (
    <Section ground="sand" className="overflow-x-clip" aria-labelledby="practices-heading">
      <SectionHead id="practices-heading" {...intro}>
        {intro.text}
      </SectionHead>
      <ol data-reveal="items" className="practice-years">
        {practices.map(({ since, question, name, to }, index) => (
          <li key={to} className={`starts-${since - firstYear + 1}`}>
            <div
              data-run
              className={classNames("h-3.5 rounded-l-edge", index ? "bg-text" : "bg-mark")}
            />
            <div className="grid gap-x-8 pt-4 pb-8 md:grid-cols-[4rem_1fr] lg:pb-9">
              <p className="font-strong text-accent text-small even-figures md:pt-1">{since}</p>
              <div>
                <p className="display text-title-3 leading-tight!">“{question}”</p>
                <a
                  href={to}
                  className="mt-2 inline-block min-h-6 text-muted text-small underline underline-offset-4 hover:text-accent"
                >
                  {name}
                </a>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
