import "./drawing.css";
import { prefersReducedMotion } from "../../browser/motion-preference";
import { address } from "../../lib/address";
import { filled } from "../../lib/filled";
import type { PlanBackData } from "../../lib/island-data";
import { today } from "../../lib/offered-dates";
import { type Day, toIso } from "../../text/day";
import { pluralOf } from "../../text/quantities";
import type { Draw, Outlook } from "./outlook";
import type { Tools } from "./tools";

/** In percent of its width: where a letter is due, at the least, and the date. */
const [earliest, latest] = [15, 97];
/** Where today stands if it is further away than is drawn. */
const edge = 3;

/** The list is the drawing: its rows are bars, and on paper lines of text. */
function rowsOf(
  { by, weeks, plan, holds }: Outlook,
  { words, counted }: PlanBackData,
  { element, share, longDate, monthDay, shortDay }: Tools,
) {
  const now = today();
  const perDay = (latest - earliest) / (by - plan.letter);
  const at = (day: Day) => latest - (by - day) * perDay;
  const nowAt = Math.max(edge, at(now));
  const { drawing } = words;
  const row = (kind: string, name: string, from: Day, to: Day, day?: Day) => {
    const isLost = to <= now && !holds;
    const days = day && !isLost ? [" ", element("small", "", shortDay(day))] : [];
    const made = element("li", isLost ? `${kind} lost` : kind, element("span", "", name, ...days));
    share(made, "--from", Math.max(at(from), isLost ? 0 : nowAt));
    share(made, "--to", at(to));
    return made;
  };
  const language = document.documentElement.lang;
  const length = String(weeks - 1);
  const build = filled(drawing.build, {
    weeks: pluralOf(weeks - 1, counted.week, language).replace("{count}", length),
  });
  const list = element(
    "ol",
    "",
    element("li", "now", drawing.today, " ", element("small", "", monthDay(now))),
    row("after", drawing.call, plan.letter, plan.call, plan.call),
    row("after", drawing.signature, plan.call, plan.signature, plan.signature),
    row("after", drawing.kickoff, plan.signature, plan.kickoff, plan.kickoff),
    row("within", build, plan.kickoff, plan.goLive),
    row("before", drawing.goLive, plan.goLive, plan.result, plan.goLive),
    row("before spare", drawing.result, plan.result, by, plan.result),
    element("li", "due", longDate(by)),
  );
  if (weeks < 2) list.querySelector(".within")?.remove();
  // The visitor's own time, up to the letter.
  if (holds) list.children[1]?.append(element("i", at(now) < edge ? "cut" : ""));
  share(list, "--now", nowAt);
  share(list, "--letter", at(plan.letter));
  share(list, "--week", (700 * perDay) / at(plan.goLive));
  share(list, "--weeks-end", at(plan.goLive));
  return list;
}

function captionOf(
  { by, plan, holds, first, spare }: Outlook,
  { words: { drawing }, counted }: PlanBackData,
  { element, button, longDate, monthDay }: Tools,
  choose: (by: string) => void,
) {
  const sentence = (text: string) => element("p", "", text);
  if (!holds) {
    const caption = element(
      "figcaption",
      "",
      sentence(filled(drawing.tooNear, { by: monthDay(by) })),
      sentence(filled(drawing.needed, { call: monthDay(plan.call) })),
    );
    if (!first) return caption;
    const planFor = filled(drawing.planFor, { by: longDate(first) });
    caption.append(
      button("", planFor, () => {
        document.querySelector<HTMLElement>(`main [value="${toIso(first)}"]`)?.focus();
        choose(toIso(first));
      }),
    );
    return caption;
  }
  const days = pluralOf(spare, counted.day, document.documentElement.lang);
  return element(
    "figcaption",
    "",
    sentence(filled(drawing.spare, { days: days.replace("{count}", String(spare)) })),
    sentence(filled(drawing.letter, { letter: monthDay(plan.letter), by: monthDay(plan.result) })),
  );
}

/** A first result is not all: where whole programs are. */
function wholePrograms({ words, programs: { from, to, href } }: PlanBackData, { element }: Tools) {
  if (!href) return "";
  const link = element("a", "", filled(words.drawing.programs, { from, to }));
  link.href = address(href);
  return link;
}

/** Draws a plan in place of the picture; without one, the picture is there again. */
export const draw: Draw = (stage, { outlook, data, tools, choose }) => {
  stage.hidden = !outlook;
  stage.replaceChildren();
  if (!outlook) return;
  stage.toggleAttribute("data-near", !outlook.holds);
  stage.append(
    rowsOf(outlook, data, tools),
    captionOf(outlook, data, tools, choose),
    wholePrograms(data, tools),
  );
  // On a phone question, buttons and plan fit the screen together.
  const isBelow = stage.getBoundingClientRect().bottom > innerHeight;
  const behavior = prefersReducedMotion() ? "instant" : "smooth";
  if (isBelow && document.activeElement?.matches("[aria-pressed]"))
    document.querySelector(".date-choice")?.scrollIntoView({ behavior });
};
