import "./ribbon.css";
import { dateRow } from "../../browser/date-row";
import type { Outlook } from "../../lib/plan-back";
import { type Day, toIso } from "../../text/day";
import type { Draw, Drawing } from "./outlook";

/** From today to the date, each step with its day. */
function stepsTo(
  { by, plan, months }: Outlook,
  { spare, data, tools: { element, filled, daysBetween, shortDate } }: Drawing,
) {
  const { drawing } = data.words;
  const step = (part: string, name: string, day: Day) =>
    element(
      "li",
      part,
      element("span", "name", name),
      " ",
      element("b", "day", daysBetween(day, day)),
    );
  const list = element(
    "ol",
    "line steps",
    element("li", "now", element("span", "name", drawing.today)),
    element("li", "spare", filled(drawing.spare, { days: spare })),
    step("call", drawing.call, plan.call),
    step("kickoff", drawing.kickoff, plan.kickoff),
    element("li", "due", element("b", "day", shortDate(by))),
  );
  // Often it is the date itself.
  if (plan.result < by && !months)
    list.lastChild?.before(step("result", drawing.result, plan.result));
  return list;
}

function tooNear({ by, first }: Outlook, { data, tools, choose }: Drawing) {
  const { drawing } = data.words;
  const { element, button, filled, longDate, daysBetween } = tools;
  const line = element(
    "p",
    "line near",
    element("span", "text", filled(drawing.tooNear, { by: daysBetween(by, by) }), ". "),
  );
  if (first)
    line.append(
      button("other", filled(drawing.planFor, { by: longDate(first) }), () => {
        choose(toIso(first), line);
        document.querySelector<HTMLElement>("[popovertarget=change-date]")?.focus();
      }),
    );
  return line;
}

/** The same question as on the page, to be asked anywhere. */
function questionIn({ data: { words }, tools: { element }, choose }: Drawing) {
  const question = element(
    "fieldset",
    "dates",
    element("legend", "question", words.question),
    dateRow(),
  );
  question.id = "change-date";
  question.popover = "auto";
  question.onclick = ({ target }) => {
    const pressed = (target as Element).closest("button");
    if (!pressed) return;
    choose(pressed.value, question);
    question.hidePopover();
  };
  return question;
}

/** Drawn once; only the plan in it changes. */
function frame(ribbon: HTMLElement, drawing: Drawing): void {
  const { data, tools, choose } = drawing;
  ribbon.ariaLabel = data.words.ribbon;
  const change = tools.button("", data.words.change, () => {});
  change.setAttribute("popovertarget", "change-date");
  const clear = tools.button("", data.words.clear, () => {
    choose("", ribbon);
    document.getElementById("main")?.focus();
  });
  ribbon.append("", change, clear, questionIn(drawing));
  // Said once: by the page, if it has a place for it.
  if (!document.querySelector("[data-plan][aria-live]")) {
    const said = tools.element("p", "said");
    said.role = "status";
    said.dataset.plan = "";
    ribbon.append(said);
  }
}

/** Below a plan that is drawn, once that has left the screen. */
function waitFor(plan: Element, ribbon: HTMLElement): void {
  new IntersectionObserver(
    (entries) => ribbon.toggleAttribute("data-shown", !entries.at(-1)?.isIntersecting),
    { rootMargin: "-76px 0px 0px" },
  ).observe(plan);
}

export const draw: Draw = (ribbon, drawing) => {
  const { outlook } = drawing;
  if (!outlook) return ribbon.replaceChildren();
  if (!ribbon.lastChild) {
    frame(ribbon, drawing);
    const plan = document.querySelector("[data-drawing=plan]");
    if (plan) waitFor(plan, ribbon);
  }
  ribbon.firstChild?.replaceWith(
    outlook.holds ? stepsTo(outlook, drawing) : tooNear(outlook, drawing),
  );
};
