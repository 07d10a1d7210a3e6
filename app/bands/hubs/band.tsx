import { Section, SectionHead } from "../../components/section";
import { claimPath } from "../../lib/paths";
import { filled, useContent, useWords } from "../../lib/use-words";
import { Work } from "../../visualization/gantt-marks";
import type { BandProps } from "../component-of";
import { headingOf } from "./schema";

/** 3.5 is "03:30". */
function clock(hours: number): string {
  const [whole, minutes] = [Math.floor(hours), (hours % 1) * 60];
  return [whole, minutes].map((part) => String(part).padStart(2, "0")).join(":");
}

const share = (hours: number) => `${(hours / 24) * 100}%` as const;

/** A day around the clock: the shifts of the duty desk are its critical path. */
export default function Hubs({ section, people, hubs, ...intro }: BandProps<"hubs">) {
  const { figures, durations } = useWords();
  const counted = claimPath(useContent(), people.id);
  return (
    <Section {...section}>
      <SectionHead
        {...section}
        label={intro.label}
        heading={
          <>
            <span data-claim={people.id}>{people.value}</span>{" "}
            {headingOf(intro.heading, hubs.length, durations.numbers)}
          </>
        }
      >
        {intro.text}{" "}
        {counted && (
          <a
            href={counted}
            className="underline decoration-dotted underline-offset-4 hover:text-accent"
          >
            {intro.counted}
          </a>
        )}
      </SectionHead>
      <div className="wrap-drawing">
        <div
          aria-hidden="true"
          className="gap-x-7 border-text border-b pb-2 md:grid md:grid-cols-12"
        >
          <p className="flex justify-between text-label text-muted even-figures md:col-span-5 md:col-start-8 lg:col-span-4 lg:col-start-9">
            {[0, 6, 12, 18, 24].map((hour) => (
              <span key={hour}>{clock(hour)}</span>
            ))}
          </p>
        </div>
        <ul data-reveal="items">
          {hubs.map(({ place, zone, people, work, day: { from, to }, dutyDesk = false }) => (
            <li
              key={place}
              className="grid items-center gap-x-7 gap-y-2 border-line border-b py-5 md:grid-cols-12"
            >
              <div className="md:col-span-3">
                <h3 className="display text-title-3">{place}</h3>
                <p className="text-label text-muted">{zone}</p>
              </div>
              <p className="text-small md:col-span-4 lg:col-span-5">
                <b className="font-medium">{filled(figures.people, { count: people })}</b>{" "}
                <span className="text-muted">{work}</span>
              </p>
              <div className="md:col-span-5 lg:col-span-4">
                <div className="relative h-6">
                  <Work
                    x={share(from)}
                    width={share(to - from)}
                    critical={dutyDesk}
                    links={[]}
                    grows
                  />
                </div>
                {/* Under its bar; of a late one, under its end. */}
                {/* biome-ignore lint/a11y/noSvgWithoutTitle: its words are read */}
                <svg className="block h-5 w-full overflow-visible fill-muted text-label">
                  <text
                    x={share(from < 12 ? from : to)}
                    y="1em"
                    textAnchor={from < 12 ? "start" : "end"}
                  >
                    {filled(dutyDesk ? figures.dutyDesk : figures.workingDay, {
                      from: clock(from),
                      to: clock(to),
                    })}
                  </text>
                </svg>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
