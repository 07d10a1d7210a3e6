import "./drawing.css";
import { address } from "../../lib/address";
import { today } from "../../lib/offered-dates";
import type { Outlook } from "../../lib/plan-back";
import { type Day, toIso } from "../../text/day";
import type { Draw, Drawing } from "./outlook";

/** In percent of its width: where a letter is due, at the least, and the date. */
const [earliest, latest] = [15, 97];
/** Where today stands if it is further away than is drawn. */
const edge = 3;

/** Where the name of today stands: beside its line, on that side which has room, or below the date. */
function todayPart(nowAt: number): string {
  const isBefore = nowAt > 35;
  return `now${isBefore ? " left" : ""}${nowAt > (isBefore ? 53 : 15) ? " low" : ""}`;
}

/** The list is the drawing: its rows are bars, and on paper lines of text. */
function rowsOf({ by, weeks, plan, holds }: Outlook, { data, tools }: Drawing) {
  const { count, element, filled, share, shortDate, shortDay, daysBetween } = tools;
  const { drawing } = data.words;
  const now = today();
  const perDay = (latest - earliest) / (by - plan.letter);
  const at = (day: Day) => latest - (by - day) * perDay;
  const nowAt = Math.max(edge, at(now));
  const row = (part: string, name: string, from: Day, to: Day, day?: Day) => {
    const isLost = to <= now && !holds;
    const days = day
      ? [" ", element("small", "day", (isLost ? daysBetween : shortDay)(day, day))]
      : [];
    // No room between today and its bar.
    const isTight = part.startsWith("before") && at(from) - nowAt < 30;
    const parts = `${part}${isLost ? " lost" : ""}${isTight ? " tight" : ""}`;
    const made = element("li", parts, element("span", "name", name, ...days));
    share(made, "--from", Math.max(at(from), isLost ? 0 : nowAt));
    share(made, "--to", at(to));
    // Between its bar and today, or before a bar that leaves no room there.
    if (isLost) share(made, "--edge", nowAt - at(to) < 27 && at(from) > 27 ? at(from) : nowAt);
    return made;
  };
  const build = filled(drawing.build, { weeks: count(weeks - 1, data.counted.week) });
  const call = row("after", drawing.call, plan.letter, plan.call, plan.call);
  const list = element(
    "ol",
    "rows",
    element(
      "li",
      todayPart(nowAt),
      element("span", "name", drawing.today, " ", element("small", "day", daysBetween(now, now))),
    ),
    call,
    row("after", drawing.signature, plan.call, plan.signature, plan.signature),
    row("after", drawing.kickoff, plan.signature, plan.kickoff, plan.kickoff),
    row("within", build, plan.kickoff, plan.goLive),
    row("before", drawing.goLive, plan.goLive, plan.result, plan.goLive),
    row("before spare", drawing.result, plan.result, by, plan.result),
    element("li", "due", element("span", "name", shortDate(by))),
  );
  if (weeks < 2) list.querySelector("[data-part=within]")?.remove();
  // The visitor's own time, up to the letter.
  if (holds) call.append(element("i", `own${at(now) < edge ? " cut" : ""}`));
  // Each grows after the one that follows it.
  for (const [at, { style }] of ([...list.children].reverse() as HTMLElement[]).entries())
    style.setProperty("--delay", `${at * 70 + 90}ms`);
  share(list, "--now", nowAt);
  share(list, "--letter", at(plan.letter));
  share(list, "--week", (700 * perDay) / at(plan.goLive));
  share(list, "--weeks-end", at(plan.goLive));
  return list;
}

function captionOf(
  { by, plan, holds, first }: Outlook,
  { spare, data, tools: { element, button, filled, longDate, monthDay } }: Drawing,
) {
  const { drawing } = data.words;
  const [head, text] = holds
    ? [
        filled(drawing.spare, { days: spare }),
        filled(drawing.letter, { letter: monthDay(plan.letter), weeks: data.takes }),
      ]
    : [
        filled(drawing.tooNear, { by: monthDay(by) }),
        filled(drawing.needed, { call: monthDay(plan.call) }),
      ];
  const caption = element(
    "figcaption",
    "caption",
    element("p", "head", head),
    element("p", "text", text),
  );
  if (!holds && first)
    caption.append(
      button("other", filled(drawing.planFor, { by: longDate(first) }), () => {
        const chip = document.querySelector<HTMLElement>(`main [value="${toIso(first)}"]`);
        chip?.focus();
        chip?.click();
      }),
    );
  return caption;
}

/** Draws a plan in place of the picture; without one, the picture is there again. */
export const draw: Draw = (stage, drawing) => {
  const { outlook, isPressed, data, tools } = drawing;
  stage.hidden = !outlook;
  stage.replaceChildren();
  stage.nextSibling?.remove();
  if (!outlook) return;
  stage.toggleAttribute("data-near", !outlook.holds);
  stage.toggleAttribute("data-moves", isPressed);
  stage.append(rowsOf(outlook, drawing), captionOf(outlook, drawing));
  // A first result is not all: where whole programs are.
  const { from, to, href } = data.programs;
  if (!href) return;
  const link = tools.element("a", "", tools.filled(data.words.drawing.programs, { from, to }));
  link.href = address(href);
  link.dataset.drawing = "programs";
  stage.after(link);
};
