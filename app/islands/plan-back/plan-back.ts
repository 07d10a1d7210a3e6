import { dateStorageKey } from "../../browser/constants";
import { session } from "../../browser/session";
import { showLetter } from "../../browser/show-letter";
import { filled } from "../../lib/filled";
import type { PlanBackData } from "../../lib/island-data";
import { offeredDates, today } from "../../lib/offered-dates";
import { toIso } from "../../text/day";
import { showSchedule } from "./dated-schedule";
import { type DayWords, longDate, longDay, monthDay, shortDay } from "./day-words";
import { type Outlook, outlookOn } from "./outlook";
import { say } from "./say";

/** Given to the drawing, which shares no code with this and so stays a file of its own. */
const dayWords: DayWords = { longDate, monthDay, shortDay };

/** Takes the date along to the contact page, even where that opens in another tab. */
function takeAlong(by: string, { contactPage }: PlanBackData): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href*='${contactPage}']`)) {
    const address = new URL(link.href);
    if (by) address.searchParams.set(dateStorageKey, by);
    else address.searchParams.delete(dateStorageKey);
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
function sentenceFor({ words }: PlanBackData, { by: end, plan, holds, first }: Outlook): string {
  const by = longDate(end);
  if (!holds) return filled(words.tooNear, { by, first: first ? longDate(first) : "" });
  return filled(words.plan, {
    kickoff: longDay(plan.kickoff),
    call: longDay(plan.call),
    result: longDay(plan.result),
    by,
  });
}

/** In place of the picture of a page that opens with the question; its code is fetched with this. */
const stage = document.querySelector<HTMLElement>("[data-drawing]");
const drawing = stage && import("./drawing").then(({ draw }) => draw.bind(undefined, stage));

/** Plans all that the page shows back from a date; "" takes it back. */
export function choose(place: HTMLElement, by: string, data: PlanBackData): void {
  const ends = offeredDates(today());
  const end = ends.find((one) => toIso(one) === by);
  // An address may say anything.
  if (by && !end) return;
  if (by) session.write(dateStorageKey, by);
  else session.remove(dateStorageKey);

  // On the contact page the topic may be a service that takes less long than the longest.
  const topic = document.querySelector<HTMLElement>("[data-topics] [aria-current][data-weeks]");
  const weeks = Number((topic ?? place).dataset.weeks);
  const { words, closed } = data;
  const outlook = end === undefined ? end : outlookOn(end, ends, weeks, data);
  const plan = outlook?.holds ? outlook.plan : undefined;

  for (const button of place.querySelectorAll<HTMLButtonElement>("[aria-pressed]")) {
    const isChosen = button.value === by;
    button.ariaPressed = String(isChosen);
    button.toggleAttribute("data-near", isChosen && !plan);
  }
  offerClear(place, by && words.clear);
  takeAlong(by, data);
  showSchedule(plan?.kickoff, words.note, closed);
  showLetter({ date: end ? longDate(end) : "" });
  for (const sentence of document.querySelectorAll("[data-plan]"))
    say(sentence, outlook && sentenceFor(data, outlook));
  for (const step of document.querySelectorAll("[data-first-step]"))
    say(step, plan && filled(words.firstCall, { call: monthDay(plan.call) }));
  void drawing?.then((draw) => draw(outlook, data, dayWords, (day) => choose(place, day, data)));
}
