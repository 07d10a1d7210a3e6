import "./drawing.css";
import type { Outlook } from "../../lib/plan-back";
import type { Day } from "../../text/day";
import type { Draw, Drawing } from "./outlook";

/** In percent of its width: where a letter is due, at the least, and the date. */
const earliest = 15;
const latest = 97;
/** Where today stands if it is further away than is drawn. */
const edge = 3;

/** The list is the drawing: its rows are bars, and on paper lines of text. */
function rowsOf(
  { by, now, weeks, plan, holds }: Outlook,
  { data, tools }: Drawing,
  stage: HTMLElement,
) {
  const { count, element, filled, share, shortDate, shortDay, daysBetween } = tools;
  const { drawing } = data.words;
  const perDay = (latest - earliest) / (by - plan.letter);
  const at = (day: Day) => latest - (by - day) * perDay;
  const nowAt = Math.max(edge, at(now));
  const bar = (part: string, from: number, to: number) => {
    const made = element("i", part);
    share(made, "--start", from);
    share(made, "--to", to);
    return made;
  };
  const row = (part: string, name: string, from: Day, to: Day, day?: Day) => {
    const isLost = to < now;
    const isBroken = from < now && !isLost;
    // Too little of it left to write on.
    const isShort = part === "within" && isBroken && at(to) - nowAt < 34;
    const days = day ? [" ", element("small", "", (holds ? shortDay : daysBetween)(day, day))] : [];
    const made = element(
      "li",
      `${part}${isLost ? " lost" : ""}${isShort ? " before" : ""}`,
      element("span", "", name, ...days),
    );
    // About what the name takes.
    made.style.setProperty("--room", `${name.length / 2 + 1}em`);
    share(made, "--from", isShort ? nowAt : at(from));
    share(made, "--to", at(to));
    if (isBroken) made.append(bar("", at(from), nowAt));
    return made;
  };
  const build = filled(drawing.build, { weeks: count(weeks - 1, data.counted.week) });
  const call = row("after", drawing.call, plan.letter, plan.call, plan.call);
  const list = element(
    "ol",
    "",
    element(
      "li",
      // Before its line where that has room, and below the date.
      `line now${nowAt > 28 ? " left" : ""}${nowAt > 57 ? " low" : ""}`,
      element("span", "", drawing.today, " ", element("small", "", daysBetween(now, now))),
    ),
    call,
    row("after", drawing.signature, plan.call, plan.signature, plan.signature),
    row("after", drawing.kickoff, plan.signature, plan.kickoff, plan.kickoff),
    ...(weeks > 1 ? [row("within", build, plan.kickoff, plan.goLive)] : []),
    row("before", drawing.goLive, plan.goLive, plan.result, plan.goLive),
    row("before spare", drawing.result, plan.result, by, plan.result),
    element("li", "line left due", element("span", "", shortDate(by))),
  );
  // The visitor's own time, up to the letter.
  if (holds) call.append(bar(at(now) < edge ? "own cut" : "own", nowAt, at(plan.letter)));
  // Each grows after the one that follows it.
  let delay = 510;
  for (const { style } of list.children as HTMLCollectionOf<HTMLElement>) {
    style.setProperty("--delay", `${delay}ms`);
    delay -= 60;
  }
  share(stage, "--now", nowAt);
  share(list, "--week", (700 * perDay) / at(plan.goLive));
  share(list, "--weeks-end", at(plan.goLive));
  return list;
}

function captionOf(
  { by, now, plan, holds, first }: Outlook,
  { spare, data, tools: { element, button, filled, longDate, monthDay, toIso } }: Drawing,
) {
  const { drawing } = data.words;
  const [head, text] = holds
    ? [
        filled(drawing.spare, { days: spare }),
        filled(drawing.letter, { letter: monthDay(plan.letter), weeks: data.takes }),
      ]
    : [
        filled(drawing.tooNear, { by: monthDay(by) }),
        filled(plan.call < now ? drawing.needed : drawing.neededLetter, {
          call: monthDay(plan.call),
          letter: monthDay(plan.letter),
        }),
      ];
  const caption = element("figcaption", "", element("p", "", head), element("p", "", text));
  if (!holds && first)
    caption.append(
      button("", filled(drawing.planFor, { by: longDate(first) }), () => {
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
  stage.append(rowsOf(outlook, drawing, stage), captionOf(outlook, drawing));
  // A first result is not all: where whole programs are.
  const { from, to, href } = data.programs;
  if (!href) return;
  const link = tools.element("a", "", tools.filled(data.words.drawing.programs, { from, to }));
  link.href = href;
  link.dataset.drawing = "programs";
  stage.after(link);
};
