import { dateStorageKey } from "../../browser/constants";
import { session } from "../../browser/session";
import { showLetter } from "../../browser/show-letter";
import { filled } from "../../lib/filled";
import type { PlanBackData } from "../../lib/island-data";
import { planBack } from "../../lib/plan-back";
import { quarterEnds, today } from "../../lib/quarter-ends";
import { type Day, toIso } from "../../text/day";
import { addWorkingDays } from "../../text/working-days";
import { showSchedule } from "./dated-schedule";
import { longDate, longDay } from "./day-words";
import { say } from "./say";

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
function sentenceFor(
  { words }: PlanBackData,
  end: Day,
  plan: ReturnType<typeof planBack> | undefined,
  first?: Day,
): string {
  const by = longDate(end);
  if (!plan) return filled(words.tooNear, { by, first: first ? longDate(first) : "" });
  return filled(words.plan, {
    kickoff: longDay(plan.kickoff),
    call: longDay(plan.call),
    result: longDay(plan.result),
    by,
  });
}

/** Plans all that the page shows back from the end of a quarter; "" takes it back. */
export function choose(place: HTMLElement, by: string, data: PlanBackData): void {
  const ends = quarterEnds(today());
  const end = ends.find((one) => toIso(one) === by);
  // An address may say anything.
  if (by && !end) return;
  if (by) session.write(dateStorageKey, by);
  else session.remove(dateStorageKey);

  // On the contact page the topic may be a service that takes less long than the longest.
  const topic = document.querySelector<HTMLElement>("[data-topics] [aria-current][data-weeks]");
  const weeks = Number((topic ?? place).dataset.weeks);
  const { words, callBefore, callWithin, closed } = data;
  const planFor = (day: Day) => planBack(day, weeks, callBefore, closed);
  const earliestCall = addWorkingDays(today(), callWithin, closed);
  const holds = (day: Day) => planFor(day).call >= earliestCall;
  const plan = end && holds(end) ? planFor(end) : undefined;

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
    say(sentence, end ? sentenceFor(data, end, plan, ends.find(holds)) : undefined);
}
