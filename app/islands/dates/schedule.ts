import { dates } from "../../content/content";
import { workingDay } from "../../lib/plan-back";
import type { Day } from "../../lib/quarter-ends";
import { daysBetween, longDay, shortDay } from "./day-words";
import { ownWords, say } from "./say";

/** Writes real days into the drawing of the first four weeks; without a kickoff, days by number again. */
export function showSchedule(kickoff: Day | undefined): void {
  function rewrite(selector: string, words: (own: string, kickoff: Day) => string): void {
    for (const element of document.querySelectorAll(selector))
      say(element, kickoff === undefined ? undefined : words(ownWords(element), kickoff));
  }
  rewrite("#schedule-heading", (own, start) =>
    own.replace(/day (\d+)$/, (_, day) => longDay(workingDay(start, Number(day)))),
  );
  rewrite("[id^=week-] a > :first-child", (own, start) =>
    shortDay(workingDay(start, Number(/\d+/.exec(own)) * 5 - 4)),
  );
  rewrite(".schedule-rows p > span > :last-child", (own, start) =>
    own
      .replace(/^days? /, "")
      .replace(/(\d+)(?:–(\d+))?/g, (_, from, to = from) =>
        daysBetween(workingDay(start, Number(from)), workingDay(start, Number(to))),
      ),
  );
  rewrite("[data-counted]", () => dates.note);
}
