import { monthOf } from "../../lib/plan-back";
import { toIso } from "../../text/day";
import { filled } from "../../text/filled";
import { type Plural, pluralOf, timeInWords } from "../../text/quantities";
import { daysBetween, longDate, monthDay, monthName, shortDate, shortDay } from "./day-words";
import { say } from "./say";

/** `part` is what its styles know it by. */
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  part: string,
  ...children: (Node | string)[]
) {
  const made = document.createElement(name);
  if (part) made.dataset.part = part;
  made.append(...children);
  return made;
}

function button(part: string, words: string, onPress: () => void) {
  const made = element("button", part, words);
  made.type = "button";
  made.onclick = onPress;
  return made;
}

const share = (made: HTMLElement, name: string, percent: number) =>
  made.style.setProperty(name, `${percent.toFixed(2)}%`);

/** "102 business days". */
const count = (number: number, forms: Plural) =>
  filled(pluralOf(number, forms, document.documentElement.lang), { count: number }).replace(
    " ",
    "\u00a0",
  );

/** Given to the drawings, which share no code with the plan and so stay files of their own. */
export const tools = {
  toIso,
  element,
  button,
  count,
  share,
  say,
  filled,
  timeInWords,
  monthOf,
  daysBetween,
  longDate,
  monthDay,
  monthName,
  shortDate,
  shortDay,
};
export type Tools = typeof tools;
