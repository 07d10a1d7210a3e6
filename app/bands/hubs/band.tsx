import { Section, SectionHead } from "../../components/section";
import { claimPath } from "../../lib/paths";
import { filled, useContent, useWords } from "../../lib/use-words";
import { Work } from "../../visualization/gantt-marks";
import type { BandProps } from "../component-of";
import { headingOf } from "./schema";

type Hub = BandProps<"hubs">["hubs"][number];

/** 3.5 is "03:30". */
function clock(hours: number): string {
  const [whole, minutes] = [Math.floor(hours), (hours % 1) * 60];
  return [whole, minutes].map((part) => String(part).padStart(2, "0")).join(":");
}

const clocks = (from: number, to: number) => ({ from: clock(from), to: clock(to) });

const share = (hours: number) => `${(hours / 24) * 100}%` as const;

function Axis() {
  return (
    <div aria-hidden="true" className="gap-x-7 pb-2 md:grid md:grid-cols-12">
      <p className="flex justify-between text-label text-muted even-figures md:col-span-5 md:col-start-8 lg:col-span-4 lg:col-start-9">
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour}>{clock(hour)}</span>
        ))}
      </p>
    </div>
  );
}

interface DayProps {
  day: NonNullable<Hub["day"]>;
  dutyDesk: boolean;
}

function DrawnDay({ day: { from, to }, dutyDesk }: DayProps) {
  const { figures } = useWords();
  const endsWithBar = from + to > 24;
  return (
    <>
      <div className="relative h-6">
        <Work x={share(from)} width={share(to - from)} critical={dutyDesk} links={[]} grows />
      </div>
      {/* Under its bar; in the afternoon, up to its end, or it would leave the drawing. */}
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its words are read */}
      <svg className="block h-5 w-full overflow-visible fill-muted text-label">
        <text x={share(endsWithBar ? to : from)} y="1em" textAnchor={endsWithBar ? "end" : "start"}>
          {filled(dutyDesk ? figures.dutyDesk : figures.workingDay, clocks(from, to))}
        </text>
      </svg>
    </>
  );
}

/** An office; its hours are drawn beside those of others, or said in words. */
function Office({ isDrawn, ...hub }: Hub & { isDrawn: boolean }) {
  const { place, zone, address, people, work, hours, day, dutyDesk = false } = hub;
  const { figures } = useWords();
  return (
    <li className="grid items-center gap-x-7 gap-y-2 border-line border-b py-5 md:grid-cols-12">
      <div className="md:col-span-3">
        <h3 className="display text-title-3">{place}</h3>
        {zone && <p className="text-label text-muted">{zone}</p>}
      </div>
      {(people || work || address) && (
        <p className="text-small md:col-span-4 lg:col-span-5">
          {people && (
            <>
              <b className="font-medium">{filled(figures.people, { count: people })}</b>{" "}
            </>
          )}
          <span className="text-muted">{work}</span>
          {address && <span className="block">{address}</span>}
        </p>
      )}
      {(day || hours) && (
        <div className="md:col-span-5 md:col-start-8 lg:col-span-4 lg:col-start-9">
          {isDrawn && day ? (
            <DrawnDay day={day} dutyDesk={dutyDesk} />
          ) : (
            <p className="text-small">
              {hours ?? (day && filled(figures.workingDay, clocks(day.from, day.to)))}
            </p>
          )}
        </div>
      )}
    </li>
  );
}

/** A day around the clock: the shifts of the support desk are its critical path. One office has no such drawing. */
export default function Hubs({ section, people, hubs, ...intro }: BandProps<"hubs">) {
  const { durations } = useWords();
  const content = useContent();
  const counted = people && claimPath(content, people.id);
  const isDrawn = hubs.filter(({ day }) => day).length > 1;
  const heading = headingOf(intro.heading, hubs.length, durations.numbers);
  return (
    <Section {...section}>
      <SectionHead
        {...section}
        label={intro.label}
        heading={
          people ? (
            <>
              <span data-claim={people.id}>{people.value}</span> {heading}
            </>
          ) : (
            heading
          )
        }
      >
        {intro.text}
        {counted && intro.counted && (
          <>
            {" "}
            <a
              href={counted}
              className="underline decoration-dotted underline-offset-4 hover:text-accent"
            >
              {intro.counted}
            </a>
          </>
        )}
      </SectionHead>
      <div>
        {isDrawn && <Axis />}
        <ul data-reveal="items" className="border-text border-t">
          {hubs.map((hub) => (
            <Office key={hub.place} {...hub} isDrawn={isDrawn} />
          ))}
        </ul>
      </div>
    </Section>
  );
}
