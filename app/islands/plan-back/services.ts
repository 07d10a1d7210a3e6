import type { Draw } from "./outlook";

/** Services that take too long for the date recede, and say which date they fit. */
export const draw: Draw = (
  plan,
  { outlookOf, data, tools: { element, say, filled, longDate } },
) => {
  for (const row of plan.querySelectorAll<HTMLElement>("[data-weeks], [data-months]")) {
    const outlook = outlookOf(row);
    const first = outlook?.holds ? undefined : outlook?.first;
    row.toggleAttribute("data-late", first !== undefined);
    row.querySelector("[data-part=later]")?.remove();
    const words = outlook?.months ? data.words.laterMonths : data.words.laterService;
    if (!first) continue;
    const later = element("small", "later");
    say(later, filled(words, { first: longDate(first) }));
    row.querySelector("p")?.append(later);
  }
};
