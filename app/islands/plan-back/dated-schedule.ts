import { workingDay } from "../../lib/plan-back";
import type { Day } from "../../text/day";
import { filled } from "../../text/filled";
import type { Closed } from "../../text/working-days";
import { daysBetween, longDay, shortDay } from "./day-words";
import { say } from "./say";

/**
 * Writes real days into the drawing of the first four weeks; without a kickoff, days by number again.
 * The numbers are attributes of what shows them.
 */
export function showSchedule(
  kickoff: Day | undefined,
  note: string,
  closed: readonly Closed[],
): void {
  function rewrite(
    name: string,
    words: (dayAt: (number: number | string) => Day, data: DOMStringMap) => string,
  ): void {
    for (const element of document.querySelectorAll<HTMLElement>(`[data-${name}]`))
      say(
        element,
        kickoff === undefined
          ? kickoff
          : words((number) => workingDay(kickoff, Number(number), closed), element.dataset),
      );
  }
  rewrite("dated", (dayAt, { dated = "", day = "" }) =>
    filled(dated, { day: longDay(dayAt(day)) }),
  );
  rewrite("week", (dayAt, { week }) => shortDay(dayAt(Number(week) * 5 - 4)));
  rewrite("days", (dayAt, { days = "" }) =>
    days
      .split(" ")
      .map((span) => span.split("-"))
      .map(([from = "", to = from]) => daysBetween(dayAt(from), dayAt(to)))
      .join(", "),
  );
  rewrite("counted", () => note);
}
