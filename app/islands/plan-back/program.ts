import "./program.css";
import type { Outlook } from "../../lib/plan-back";
import type { Day } from "../../text/day";
import type { Draw, Drawing } from "./outlook";

function sentenceOf({ plan, by, holds, months = 0 }: Outlook, { outlook, data, tools }: Drawing) {
  const { words } = data;
  const { filled, timeInWords, longDate } = tools;
  const said = filled(holds ? words.program : words.programLate, {
    months: timeInWords(months, "month", document.documentElement.lang),
    call: longDate(plan.call),
    by: longDate(by),
  });
  if (holds || !outlook?.holds) return said;
  return `${said} ${filled(words.firstFits, { call: longDate(outlook.plan.call) })}`;
}

/** The program in one row: what is already lost of it, what is left, and the first result that still fits. */
function rowOf({ plan, by, now, holds }: Outlook, { outlook, data, tools }: Drawing) {
  const { element, share, monthName, longDate } = tools;
  const { drawing } = data.words;
  const begin = Math.min(plan.kickoff, now);
  const at = (day: Day) => ((day - begin) / (by - begin)) * 100;
  const bar = (part: string, from: Day, to: Day) => {
    const made = element("i", `bar ${part}`);
    share(made, "--from", at(from));
    share(made, "--to", at(to));
    return made;
  };
  const label = (part: string, day: Day, words: string) => {
    const made = element("span", `label ${part}`, words);
    share(made, "--at", at(day));
    return made;
  };
  const kickoff = `${drawing.kickoff} ${monthName(plan.kickoff, "short", "numeric")}`;
  const row = element(
    "div",
    "row",
    bar("gone", plan.kickoff, now),
    bar("run", Math.max(plan.kickoff, now), by),
    // Where there is no room beside the date, before its bar.
    label(at(plan.kickoff) > 33 ? "kickoff before" : "kickoff", plan.kickoff, kickoff),
    label(at(now) > 50 ? "now before" : "now", now, drawing.today),
    label("due", by, longDate(by)),
  );
  if (!holds && outlook?.holds) row.append(bar("fits", outlook.plan.kickoff, outlook.plan.result));
  row.ariaHidden = "true";
  return row;
}

/** When a program like that of a case study has to begin for the date, or had to. */
export const draw: Draw = (place, drawing) => {
  const whole = drawing.outlook && drawing.outlookOf(place);
  place.replaceChildren();
  if (!whole) return;
  const sentence = drawing.tools.element("p", "");
  drawing.tools.say(sentence, sentenceOf(whole, drawing));
  place.append(sentence, rowOf(whole, drawing));
};
