import type { ReactNode } from "react";
import { classNames } from "../../lib/class-names";
import { filled, useWords } from "../../lib/use-words";
import type { Bar } from "./schedule-geometry";
import type { ScheduleView } from "./schedule-view";

type Row = ScheduleView["rows"][number];

const cells = ({ starts, ends }: Bar) => ({ "--starts": starts, "--ends": ends });

interface LineProps
  extends Pick<
    Row,
    "name" | "who" | "days" | "spans" | "starts" | "ends" | "isLeftOfBar" | "beside"
  > {
  gate?: Row["gate"];
  /** The bars below the text. */
  children: ReactNode;
}

/** A name, who does it and when. */
function Line({ name, who, days, spans, isLeftOfBar, beside, gate, children, ...bar }: LineProps) {
  const { schedule } = useWords();
  return (
    <li className="eased" style={cells(bar)}>
      <p
        data-left={isLeftOfBar ? "" : undefined}
        data-beside={beside?.side}
        className="schedule-name text-small leading-tight"
        {...(beside && { style: { "--ends": beside.line } })}
      >
        <span className="schedule-words">
          <span className="schedule-part font-medium">{name}</span>{" "}
          <br className="xl:hidden print:hidden" />
          {gate?.isAway.narrow && (
            <span className="schedule-part block font-medium text-label xl:hidden">
              {filled(schedule.decision, { name: gate.name })}
            </span>
          )}
          <span className="schedule-part text-label text-muted">{who}</span>{" "}
          <span data-days={spans} className="schedule-part text-label text-muted">
            {days}
          </span>
        </span>
      </p>
      {children}
    </li>
  );
}

function Decision({ name, isAway }: NonNullable<Row["gate"]>) {
  const { schedule } = useWords();
  const [before, after] = schedule.decision.split("{name}");
  return (
    <>
      <i className="ball" />
      <span
        className={classNames(
          "gate font-medium text-label",
          isAway.narrow && "max-xl:hidden",
          isAway.wide && "xl:gate-above",
        )}
      >
        <span className="sr-only">{before}</span>
        {name}
        {after && <span className="sr-only">{after}</span>}
      </span>
    </>
  );
}

/** The bars, and the critical path through them. */
export function ScheduleRows({
  rows,
  handover,
  joins,
}: Pick<ScheduleView, "rows" | "handover" | "joins">) {
  const { schedule } = useWords();
  return (
    <div className="schedule-rows">
      {joins.map(({ line, from, to }) => (
        <i
          key={to}
          className="schedule-join"
          // Each item takes two rows of the grid.
          style={{ "--starts": line, gridRow: `${2 * from + 3} / ${2 * to + 3}` }}
        />
      ))}
      <ol data-reveal="items">
        {rows.map(({ bars, isCritical, gate, index, ...row }) => (
          <Line key={row.name} {...row} gate={gate}>
            {isCritical && <span className="sr-only">{schedule.onCriticalPath}</span>}
            {bars.map((bar) => (
              <i
                key={bar.starts}
                data-bar={isCritical ? "critical" : ""}
                {...(bars.length > 1 && { style: cells(bar) })}
              />
            ))}
            {gate && <Decision {...gate} />}
          </Line>
        ))}
        <Line {...handover}>
          <i className="ball" />
        </Line>
      </ol>
    </div>
  );
}
