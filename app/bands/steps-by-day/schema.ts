import { durationInWords } from "../../content/facts-in-words.ts";
import type { Lists } from "../../content/lists.ts";
import { defineBand } from "../../content/schema/band.ts";
import { anyNumber, flag, group, text, whole } from "../../content/schema/fields.ts";
import { sectionFields } from "../../content/schema/pages/parts.ts";

const days = (title: string) =>
  whole(title, 1, 100, "A number, or a fact, such as {fact.callWithin.days}.");

const step = group("Step", {
  title: text("Title", 17),
  text: text("Text", 90, "Goes on after the title, in the same line."),
  within: days("Done by business day").exactOptional(),
  after: days("Business days after the step before").exactOptional(),
  key: flag("Key step", "The one that others are planned around."),
});

export interface Times {
  within?: number;
  after?: number;
}

/** The business day on which each step ends; one that says nothing fills the days before the next. */
export function lastDays(steps: readonly Times[]): (number | undefined)[] {
  let reached = 0;
  return steps.map(({ within, after }) => {
    if (!within && !after) return undefined;
    reached = within ?? reached + (after ?? 0);
    return reached;
  });
}

/** What is wrong with the times of a step. */
function timeFault(steps: readonly Times[], index: number): string | undefined {
  const { within, after } = steps[index] ?? {};
  if (within && after) return "has two times. Keep “within” or “after”.";
  if (!within && !after)
    return steps[index + 1]?.within
      ? undefined
      : "needs a time: “within” or “after”. Only a step before one with “within” can go without.";
  const before = Math.max(0, ...lastDays(steps.slice(0, index)).map((day) => day ?? 0));
  return within && within < before
    ? `comes after day ${before} and cannot be done by day ${within}. Move it up, or change the day.`
    : undefined;
}

/** What is wrong with a text that does not give the days that are drawn: in words, or as a fact does. */
function wordsFault(text: string, count: number, { workingDays, facts, ...lists }: Lists) {
  const { words, site } = lists;
  const plain = durationInWords({ count, unit: "business day" }, words.durations, site.language);
  const names = Object.keys(workingDays).filter((name) => workingDays[name] === count);
  if ([plain, ...names.map((name) => facts[name] ?? plain)].some((said) => text.includes(said)))
    return undefined;
  const fix = names[0] ? `Write {fact.${names[0]}}` : "Write it like that";
  return `does not say “${plain}”, which is drawn beside it. ${fix}.`;
}

export const stepsByDay = defineBand(
  "steps-by-day",
  "Process: steps by business day",
  "Steps on an axis of business days. Use it to say what happens when, such as after an email.",
  {
    ...sectionFields(),
    steps: anyNumber(8, "Steps", step, { row: "{title}" }),
  },
  {
    ground: "sand",
    anchor: "steps",
    isEmpty: ({ steps }) => !steps.length,
    texts: ({ steps }) => steps.flatMap(({ title, text }) => [title, text]),
    *agrees({ text, steps }, lists) {
      for (const [index, { within, after, ...step }] of steps.entries()) {
        const time = timeFault(steps, index);
        if (time) yield { path: ["steps", index], message: time };
        const words = wordsFault(step.text, within ?? after ?? 0, lists);
        if (words && (within || after)) yield { path: ["steps", index, "text"], message: words };
      }
      const total = Math.max(...lastDays(steps).map((day) => day ?? 0));
      const message = text && wordsFault(text, total, lists);
      if (message) yield { path: ["text"], message };
    },
  },
);
