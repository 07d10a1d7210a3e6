import type { ServiceId } from "../../content/ids";
import { classNames } from "../../lib/class-names";
import { servicePath } from "../../lib/paths";

export interface Practice {
  since: number;
  service: ServiceId;
  name: string;
  question: string;
}

/** A schedule of years: each practice starts in its column and runs on past the edge of the screen. */
export function Practices({ practices }: { practices: readonly Practice[] }) {
  return (
    <ol data-reveal="items" className="practice-years">
      {practices.map(({ since, service, name, question }, index) => (
        <li key={service} data-since={since}>
          <div
            data-run
            className={classNames("h-3.5 rounded-l-edge", index ? "bg-text" : "bg-accent")}
          />
          <div className="grid gap-x-8 pt-4 pb-8 md:grid-cols-[4rem_1fr] lg:pb-9">
            <p className="font-strong text-accent text-small even-figures md:pt-1">{since}</p>
            <div>
              <p className="display text-title-3 leading-tight!">“{question}”</p>
              <a
                href={servicePath(service)}
                className="mt-2 inline-block min-h-6 text-muted text-small underline underline-offset-4 hover:text-accent"
              >
                {name}
              </a>
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
