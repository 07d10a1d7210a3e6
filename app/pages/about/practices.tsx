import { Section, SectionHead } from "../../components/section";
import { about } from "../../content/content";
import { getService } from "../../content/services";
import { classNames } from "../../lib/class-names";
import { servicePath } from "../../lib/paths";

const years = about.practices.map(({ since }) => since);
const firstYear = Math.min(...years);

/** The column of a year: seven of the nine in practices.css, so that the last practice has room to run. */
function columnOf(year: number): number {
  const span = Math.max(...years) - firstYear;
  return 1 + Math.round((year - firstYear) * Math.min(1, 6 / Math.max(span, 1)));
}

/** A timeline: each practice starts in the column of its year and runs to the edge. */
export function Practices() {
  return (
    <Section ground="sand" className="overflow-x-clip" aria-labelledby="practices-heading">
      <SectionHead id="practices-heading" {...about.practicesIntro} />
      <ol data-reveal="items" className="practice-years wrap-drawing">
        {about.practices.map(({ since, question, service }, index) => (
          <li key={service} className={`starts-${columnOf(since)}`}>
            <div
              data-run
              className={classNames("h-3.5 rounded-l-edge", index ? "bg-text" : "bg-mark")}
            />
            <div className="grid gap-x-8 pt-4 pb-8 md:grid-cols-[4rem_1fr] lg:pb-9">
              <p className="font-strong text-accent text-small even-figures md:pt-1">{since}</p>
              <div>
                <p className="display text-title-3 leading-tight!">“{question}”</p>
                <a
                  href={servicePath(service)}
                  className="mt-2 inline-block min-h-6 text-muted text-small underline underline-offset-4 hover:text-accent"
                >
                  {getService(service).title}
                </a>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
