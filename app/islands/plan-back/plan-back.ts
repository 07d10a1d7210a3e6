import { dateStorageKey } from "../../browser/constants";
import { prefersReducedMotion } from "../../browser/motion-preference";
import { session } from "../../browser/session";
import type { PlanBackData } from "../../lib/island-data";
import { offeredDates, today } from "../../lib/offered-dates";
import { type Length, type Outlook, outlookOn } from "../../lib/plan-back";
import { toIso } from "../../text/day";
import { filled } from "../../text/filled";
import { showSchedule } from "./dated-schedule";
import { longDate, longDay, monthDay } from "./day-words";
import { holdFocused } from "./hold-focused";
import { type Draw, type Drawing, lengthOf } from "./outlook";
import { say } from "./say";
import { tools } from "./tools";

/** What draws a plan, or writes of it, by the place that a page has for it. */
const code: Record<string, () => Promise<{ draw: Draw }>> = {
  "[data-behavior=ribbon]": () => import("./ribbon"),
  "[data-drawing=plan]": () => import("./drawing"),
  "[data-drawing=benefits]": () => import("./benefits"),
  "[data-drawing=program]": () => import("./program"),
  "[data-drawing=services]": () => import("./services"),
  "#letter": () => import("./letter"),
};

/** Fetched with this, as far as the page has a place for it. */
const drawings = Object.entries(code).flatMap(([selector, fetchCode]) => {
  const places = document.querySelectorAll<HTMLElement>(selector);
  if (!places.length) return [];
  const fetched = fetchCode();
  return [...places].map(
    (place) => (drawing: Drawing) =>
      fetched.then(
        ({ draw }) => draw(place, drawing),
        () => {},
      ),
  );
});

/** In this tab, and in an address that named a date or may be passed on. */
function remember(by: string, isPressed: boolean): void {
  if (by) session.write(dateStorageKey, by);
  else session.remove(dateStorageKey);
  const { dataset } = document.documentElement;
  if (by) dataset.by = by;
  else delete dataset.by;
  const address = new URL(location.href);
  if (!isPressed && !address.searchParams.has(dateStorageKey)) return;
  nameDate(address, by);
  history.replaceState({ ...history.state, [dateStorageKey]: true }, "", address);
}

function nameDate({ searchParams }: URL, by: string): void {
  if (by) searchParams.set(dateStorageKey, by);
  else searchParams.delete(dateStorageKey);
}

/** Takes the date along to the contact page, even where that opens in another tab, and to its twin. */
function takeAlong(by: string, { contactPage }: PlanBackData): void {
  const links = `a[href*='${contactPage}'], [rel=alternate]`;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
    const address = new URL(link.href);
    nameDate(address, by);
    link.href = address.href;
  }
}

/** What was pressed may go: then the date that was chosen has the focus. */
function offerClear(place: HTMLElement, words: string | undefined): void {
  const old = place.querySelector("[data-clear]");
  if (old?.matches(":focus")) place.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
  old?.remove();
  if (!words) return;
  const clear = tools.button("", words, () => {});
  clear.dataset.clear = "";
  place.append(clear);
}

/** What there is to say of a plan; of a date that is too near, which one is not. */
function sentenceFor({ words }: PlanBackData, outlook: Outlook): string {
  const { plan, holds, first, months } = outlook;
  const by = longDate(outlook.by);
  if (!holds)
    return filled(months ? words.tooNearMonths : words.tooNear, {
      by,
      first: first ? longDate(first) : "",
    });
  return filled(months ? words.months : words.plan, {
    kickoff: longDay(plan.kickoff),
    call: longDay(plan.call),
    result: longDay(plan.result),
    by,
  });
}

/** Question, buttons and plan share the screen; where the plan lies below, rather its end is cut than what was pressed. */
function bringIntoSight(question: Element): void {
  const plan = question.closest(".opening-grid")?.querySelector("[data-drawing=plan]");
  if (!plan) return;
  const { top, bottom } = plan.getBoundingClientRect();
  const room = innerHeight - Number.parseFloat(getComputedStyle(plan).scrollMarginBottom);
  if (top >= 0 && bottom <= room) return;
  const isBelow = top > question.getBoundingClientRect().bottom;
  (isBelow ? question : plan).scrollIntoView({
    block: isBelow ? "start" : "nearest",
    behavior: prefersReducedMotion() ? "instant" : "smooth",
  });
}

/** Of the chosen topic, or of what the page is about. */
function lengthHere(data: PlanBackData): Length {
  const own =
    document.querySelector<HTMLElement>(
      "[data-topics] [aria-current]:is([data-weeks], [data-months])",
    ) ??
    document.querySelector<HTMLElement>(
      "fieldset:is([data-weeks], [data-months]), [data-drawing=benefits]",
    );
  return own ? lengthOf(own, data) : { weeks: data.weeks };
}

/**
 * Plans all that the page shows back from a date; "" takes it back. An address may say anything. `pressed`
 * is what the visitor chose in; without it, the date was chosen before.
 */
export function choose(asked: string, data: PlanBackData, pressed?: Element): void {
  const now = today();
  const offered = offeredDates(now);
  const named = (iso: string | undefined) => offered.find((day) => toIso(day) === iso);
  const stored = () => named(session.read(dateStorageKey));
  // An address that was written here may name a date that has been given up since.
  const isOld = !pressed && history.state?.[dateStorageKey];
  const end = isOld ? stored() : (named(asked) ?? (asked ? stored() : undefined));
  const by = end ? toIso(end) : "";
  for (const place of document.querySelectorAll<HTMLElement>("[data-behavior=date-choice]"))
    offerClear(place, by && data.words.clear);
  const hold = holdFocused();
  remember(by, pressed !== undefined);
  const outlookFor = (length: Length) =>
    end === undefined
      ? end
      : outlookOn({ by: end, now, offered }, length, data.leadTimes, data.closed);
  const outlookOf = (element: HTMLElement) => outlookFor(lengthOf(element, data));
  const outlook = outlookFor(lengthHere(data));
  const plan = outlook?.holds ? outlook.plan : undefined;
  const { words, closed } = data;

  takeAlong(by, data);
  showSchedule(plan?.kickoff, words.note, closed);
  for (const sentence of document.querySelectorAll("[data-plan]"))
    say(sentence, outlook && sentenceFor(data, outlook));
  for (const heading of document.querySelectorAll<HTMLElement>("[data-by-date]"))
    say(heading, outlook && filled(heading.dataset.byDate ?? "", { by: longDate(outlook.by) }));
  for (const place of document.querySelectorAll<HTMLElement>("[data-begins]")) {
    const program = outlookOf(place);
    const days = program && { by: longDate(program.by), call: longDate(program.plan.call) };
    say(place, days && filled(program.holds ? words.begins : words.beginsLate, days));
  }
  const spare = outlook ? tools.count(outlook.spare, data.counted.day) : "";
  for (const step of document.querySelectorAll<HTMLElement>("[data-first-step]")) {
    // What stood there may have had more lines.
    step.style.minHeight ||= `${step.offsetHeight}px`;
    const near = outlook && filled(words.drawing.tooNear, { by: monthDay(outlook.by) });
    say(step, plan ? filled(words.firstCall, { call: monthDay(plan.call), days: spare }) : near);
  }
  for (const call of document.querySelectorAll("[data-behavior=call] small"))
    call.textContent = plan ? filled(words.callBy, { call: monthDay(plan.call) }) : "";

  const drawing = {
    outlook,
    outlookOf,
    spare,
    isPressed: pressed !== undefined,
    data,
    tools,
    choose: (day: string, place: Element) => choose(day, data, place),
  };
  void Promise.all(drawings.map((draw) => draw(drawing))).then(() => {
    for (const button of document.querySelectorAll<HTMLButtonElement>("[aria-pressed][value]")) {
      const isChosen = button.value === by;
      button.ariaPressed = String(isChosen);
      button.toggleAttribute("data-near", isChosen && !plan);
    }
    hold();
    // Not before all else has its place.
    if (pressed) bringIntoSight(pressed);
  });
}
