import type { ReactNode } from "react";
import { classNames } from "../../lib/class-names";
import type { Bar } from "./schedule-geometry";
import type { ScheduleView } from "./schedule-view";

type Row = ScheduleView["rows"][number];

const cells = ({ starts, ends }: Bar) => `starts-${starts} ends-${ends}`;

interface LineProps
  extends Pick<Row, "name" | "who" | "days" | "starts" | "ends" | "isLate" | "beside"> {
  gate?: Row["gate"];
  /** The bars below the text. */
  children: ReactNode;
}

/** A name, who does it and when. */
function Line({ name, who, days, isLate, beside, gate, children, ...bar }: LineProps) {
  return (
    <li className={`eased ${cells(bar)}`}>
      <p
        data-late={isLate ? "" : undefined}
        data-beside={beside?.side}
        className={classNames("text-small leading-tight", beside && `ends-${beside.line}`)}
      >
        <span>
          <span className="font-medium">{name}</span> <br className="xl:hidden print:hidden" />
          {gate?.isAway.narrow && (
            <span className="block font-medium text-label xl:hidden">Decision: {gate.name}</span>
          )}
          <span className="text-label text-muted">{who}</span>{" "}
          <span className="text-label text-muted">{days}</span>
        </span>
      </p>
      {children}
    </li>
  );
}

function Decision({ name, isAway }: NonNullable<Row["gate"]>) {
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
        <span className="sr-only">Decision: </span>
        {name}
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
  return (
    <div className="schedule-rows">
      {joins.map(({ line, from, to }) => (
        <i key={to} className={`starts-${line} row-[${2 * from + 3}/${2 * to + 3}]`} />
      ))}
      <ol data-reveal="items">
        {rows.map(({ bars, isCritical, gate, index, ...row }) => (
          <Line key={row.name} {...row} gate={gate}>
            {isCritical && <span className="sr-only">On the critical path</span>}
            {bars.map((bar) => (
              <i
                key={bar.starts}
                data-bar={isCritical ? "critical" : ""}
                className={bars.length > 1 ? cells(bar) : undefined}
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
