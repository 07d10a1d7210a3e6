import { dateStorageKey } from "../../browser/constants";
import { session } from "../../browser/session";
import { showLetter } from "../../browser/show-letter";
import { filled } from "../../lib/filled";
import type { PlanBackData } from "../../lib/island-data";
import { offeredDates, today } from "../../lib/offered-dates";
import { toIso } from "../../text/day";
import { showSchedule } from "./dated-schedule";
import { longDate, longDay, monthDay } from "./day-words";
import { holdFocused } from "./hold-focused";
import { type Draw, type Drawing, type Length, lengthOf, type Outlook, outlookOn } from "./outlook";
import { say } from "./say";
import { tools } from "./tools";

/** What draws a plan, by the place that a page has for it. */
const code: Record<string, () => Promise<{ draw: Draw }>> = {
  "[data-behavior=ribbon]": () => import("./ribbon"),
  "[data-drawing=plan]": () => import("./drawing"),
  "[data-drawing=benefits]": () => import("./benefits"),
  "[data-drawing=program]": () => import("./program"),
  "[data-drawing=services]": () => import("./services"),
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

function remember(by: string): void {
  if (by) session.write(dateStorageKey, by);
  else session.remove(dateStorageKey);
  const { dataset } = document.documentElement;
  if (by) dataset.by = by;
  else delete dataset.by;
  // An address that names a date would bring that one back.
  const address = new URL(location.href);
  if (!address.searchParams.has(dateStorageKey)) return;
  nameDate(address, by);
  history.replaceState(history.state, "", address);
}

function nameDate({ searchParams }: URL, by: string): void {
  if (by) searchParams.set(dateStorageKey, by);
  else searchParams.delete(dateStorageKey);
}

/** Takes the date along to the contact page, even where that opens in another tab. */
function takeAlong(by: string, { contactPage }: PlanBackData): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href*='${contactPage}']`)) {
    const address = new URL(link.href);
    nameDate(address, by);
    link.href = address.href;
  }
}

function offerClear(place: HTMLElement, words: string | undefined): void {
  place.querySelector("[data-clear]")?.remove();
  if (!words) return;
  const clear = document.createElement("button");
  clear.dataset.clear = "";
  clear.textContent = words;
  place.append(clear);
}

/** What there is to say of a plan; of a date that is too near, which one is not. */
function sentenceFor({ words }: PlanBackData, outlook: Outlook): string {
  const { plan, holds, first, months } = outlook;
  const by = longDate(outlook.by);
  if (!holds) return filled(words.tooNear, { by, first: first ? longDate(first) : "" });
  return filled(months ? words.months : words.plan, {
    kickoff: longDay(plan.kickoff),
    call: longDay(plan.call),
    result: longDay(plan.result),
    by,
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

/** Plans all that the page shows back from a date; "" takes it back. An address may say anything. */
export function choose(asked: string, data: PlanBackData): void {
  const hold = holdFocused();
  const ends = offeredDates(today());
  const offered = (iso: string | undefined) => ends.find((day) => toIso(day) === iso);
  const end = offered(asked) ?? (asked ? offered(session.read(dateStorageKey)) : undefined);
  const by = end ? toIso(end) : "";
  remember(by);
  const outlookFor = (length: Length) =>
    end === undefined ? end : outlookOn(end, ends, length, data);
  const outlookOf = (element: HTMLElement) => outlookFor(lengthOf(element, data));
  const outlook = outlookFor(lengthHere(data));
  const plan = outlook?.holds ? outlook.plan : undefined;
  const { words, closed } = data;

  takeAlong(by, data);
  showSchedule(plan?.kickoff, words.note, closed);
  showLetter({ date: end ? longDate(end) : "" });
  for (const sentence of document.querySelectorAll("[data-plan]"))
    say(sentence, outlook && sentenceFor(data, outlook));
  for (const heading of document.querySelectorAll<HTMLElement>("[data-by-date]"))
    say(heading, outlook && filled(heading.dataset.byDate ?? "", { by: longDate(outlook.by) }));
  for (const step of document.querySelectorAll<HTMLElement>("[data-first-step]")) {
    // What stood there may have had more lines.
    step.style.minHeight ||= `${step.offsetHeight}px`;
    say(step, plan && filled(words.firstCall, { call: monthDay(plan.call) }));
  }
  for (const call of document.querySelectorAll("[data-behavior=call] small"))
    call.textContent = plan ? filled(words.callBy, { call: monthDay(plan.call) }) : "";
  for (const place of document.querySelectorAll<HTMLElement>("[data-behavior=date-choice]"))
    offerClear(place, by && words.clear);

  const chooseAgain = (day: string) => choose(day, data);
  const drawing = { outlook, outlookOf, data, tools, choose: chooseAgain };
  void Promise.all(drawings.map((draw) => draw(drawing))).then(() => {
    for (const button of document.querySelectorAll<HTMLButtonElement>("[aria-pressed][value]")) {
      const isChosen = button.value === by;
      button.ariaPressed = String(isChosen);
      button.toggleAttribute("data-near", isChosen && !plan);
    }
    hold();
  });
}
