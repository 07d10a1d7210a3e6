import { dates } from "../../content/content";
import { workingDay } from "../../lib/plan-back";
import type { Day } from "../../lib/quarter-ends";
import { daysBetween, longDay, shortDay } from "./day-words";
import { say } from "./say";

/** "3 8-10" as the dates of these days. */
const datesOf = (spans: string, dayAt: (number: string) => Day) =>
  spans
    .split(" ")
    .map((span) => span.split("-"))
    .map(([from = "", to = from]) => daysBetween(dayAt(from), dayAt(to)))
    .join(", ");

/**
 * Writes real days into the drawing of the first four weeks; without a kickoff, days by number again.
 * The numbers are attributes of what shows them.
 */
export function showSchedule(kickoff: Day | undefined): void {
  function rewrite(
    name: string,
    words: (data: DOMStringMap, dayAt: (number: number | string) => Day) => string,
  ): void {
    for (const element of document.querySelectorAll<HTMLElement>(`[data-${name}]`))
      say(
        element,
        kickoff === undefined
          ? undefined
          : words(element.dataset, (number) => workingDay(kickoff, Number(number))),
      );
  }
  rewrite("dated", ({ dated = "", day = "" }, dayAt) =>
    dated.replace("{day}", longDay(dayAt(day))),
  );
  rewrite("week", ({ week }, dayAt) => shortDay(dayAt(Number(week) * 5 - 4)));
  rewrite("days", ({ days = "" }, dayAt) => datesOf(days, dayAt));
  rewrite("counted", () => dates.note);
}
