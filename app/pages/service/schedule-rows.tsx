import type { ReactNode } from "react";
import { classNames } from "../../lib/class-names";
import type { Bar } from "./schedule-geometry";
import type { ScheduleView } from "./schedule-view";

type Row = ScheduleView["rows"][number];

const cells = ({ starts, ends }: Bar) => `starts-${starts} ends-${ends}`;

interface LineProps
  extends Pick<Row, "name" | "who" | "days" | "starts" | "ends" | "isLate" | "beside"> {
  /** The row above, whose decision may stand below its bar. */
  above: Row | undefined;
  /** The bars below the text. */
  children: ReactNode;
}

/** A name, who does it and when. */
function Line({ name, who, days, isLate, beside, above, children, ...bar }: LineProps) {
  return (
    <li className={`eased ${cells(bar)}`}>
      <p
        data-late={isLate ? "" : undefined}
        data-beside={beside?.side}
        className={classNames(
          "text-small leading-tight",
          beside && `ends-${beside.line}`,
          above?.gate?.isAway.phone && "max-md:pt-6",
          above?.gate?.isAway.middle && "md:max-xl:pt-6",
        )}
      >
        <span>
          <span className="font-medium">{name}</span> <br className="xl:hidden print:hidden" />
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
          isAway.phone && "max-md:gate-below",
          isAway.middle && "md:max-xl:gate-below",
          isAway.wide && "xl:gate-above print:gate-above",
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
          <Line key={row.name} {...row} above={rows[index - 1]}>
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
        <Line {...handover} above={rows.at(-1)}>
          <i className="ball" />
        </Line>
      </ol>
    </div>
  );
}
