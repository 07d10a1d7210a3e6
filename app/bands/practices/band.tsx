import { Quoted } from "../../components/quoted";
import { Section, SectionHead } from "../../components/section";
import { classNames } from "../../lib/class-names";
import { servicePath } from "../../lib/paths";
import type { BandProps } from "../component-of";

/** The column of a year: seven of the nine in practices.css, so that the last practice has room to run. */
function columnOf(year: number, years: readonly number[]): number {
  const first = Math.min(...years);
  const span = Math.max(...years) - first;
  return 1 + Math.round((year - first) * Math.min(1, 6 / Math.max(span, 1)));
}

/** A timeline: each practice starts in the column of its year and runs to the edge. */
export default function Practices({ section, practices, ...intro }: BandProps<"practices">) {
  const years = practices.map(({ since }) => since);
  return (
    <Section {...section} className="overflow-x-clip">
      <SectionHead {...section} {...intro} />
      <ol data-reveal="items" className="practice-years">
        {practices.map(({ since, question, service }, index) => (
          <li key={service.id} style={{ "--starts": columnOf(since, years) }}>
            <div
              data-run
              className={classNames("h-3.5 rounded-l-edge", index ? "bg-text" : "bg-mark")}
            />
            <div className="grid gap-x-8 pt-4 pb-8 md:grid-cols-[4rem_1fr] lg:pb-9">
              <p className="font-strong text-small even-figures md:pt-1">{since}</p>
              <div>
                <p className="display text-title-3 leading-tight!">
                  <Quoted words={question} />
                </p>
                <a
                  href={servicePath(service.id)}
                  className="mt-2 inline-block min-h-6 text-muted text-small underline underline-offset-4 hover:text-accent"
                >
                  {service.title}
                </a>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
