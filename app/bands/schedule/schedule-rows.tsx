import type { ReactNode } from "react";
import { Icon } from "../../components/icon";
import { classNames } from "../../lib/class-names";
import { filled, useSite, useWords } from "../../lib/use-words";
import { pluralOf } from "../../text/quantities";
import type { ScheduleView } from "./schedule-view";

type Row = ScheduleView["path"][number];

const cells = ({ starts, ends }: Pick<Row, "starts" | "ends">) => ({
  "--starts": starts,
  "--ends": ends,
});

interface LineProps extends Omit<Row, "bars" | "isCritical" | "gate"> {
  gate?: Row["gate"];
  /** The path arrives there. */
  isEnd?: boolean;
  /** The bars below the text. */
  children: ReactNode;
}

/** A name, what is decided then, who does it and when. The days, which a date changes, move nothing. */
function Line({ name, who, days, spans, isLeftOfBar, gate, isEnd, children, ...bar }: LineProps) {
  const { schedule } = useWords();
  return (
    <li
      data-left={isLeftOfBar ? "" : undefined}
      className={classNames("eased", isEnd && "schedule-end")}
      style={cells(bar)}
    >
      <p className="row-words text-small leading-tight">
        <span className="row-part font-medium">{name}</span>{" "}
        <br className="xl:hidden print:hidden" />
        {gate && (
          <>
            <span className="row-part font-medium text-label">
              {filled(schedule.decision, { name: gate })}
            </span>{" "}
            <br className="xl:hidden print:hidden" />
          </>
        )}
        <span className="row-part text-label text-muted">
          <span>{who}</span> <span data-days={spans}>{days}</span>
        </span>
      </p>
      {children}
    </li>
  );
}

function Work({ bars, isCritical, ...row }: Row) {
  const { schedule } = useWords();
  return (
    <Line {...row}>
      {isCritical && <span className="sr-only">{schedule.onCriticalPath}</span>}
      {bars.map((bar) => (
        <i
          key={bar.starts}
          data-bar={isCritical ? "critical" : ""}
          className={isCritical ? "bg-mark" : "bg-data-5"}
          {...(bars.length > 1 && { style: cells(bar) })}
        />
      ))}
      {row.gate && <i className="ball after-bar" />}
    </Line>
  );
}

/** The critical path from bar to bar, and below it, on the same axis, the work that runs alongside. */
export function ScheduleRows({
  path,
  others,
  handover,
}: Pick<ScheduleView, "path" | "others" | "handover">) {
  const { schedule } = useWords();
  const { language } = useSite();
  const count = others.length;
  return (
    <div className="schedule-rows">
      <ol data-reveal="items" className="schedule-path">
        {path.map((row) => (
          <Work key={row.name} {...row} />
        ))}
        <Line {...handover} isEnd>
          <i className="ball" />
        </Line>
      </ol>
      {count > 0 && (
        // On paper nobody can ask for it, and two sheets have no room for it.
        <details className="group print:hidden">
          <summary className="schedule-more text-small">
            <Icon name="plus" size={22} className="eased group-open:rotate-45" />
            <span className="font-medium group-open:hidden">{schedule.allWork}</span>
            <span data-page-only="" className="hidden font-medium group-open:block">
              {schedule.lessWork}
            </span>
            <span className="text-muted group-open:hidden">
              {filled(pluralOf(count, schedule.alongside, language), { count })}
            </span>
          </summary>
          <ol>
            {others.map((row) => (
              <Work key={row.name} {...row} />
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
