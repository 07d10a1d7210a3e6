import type { Draw } from "./outlook";

/** Months after a kickoff become months of the year, the last before the date that of the key benefit. */
export const draw: Draw = (panel, { outlook, data, tools }) => {
  const key = outlook?.months;
  const planned = key && outlook.holds ? { ...outlook, key } : undefined;
  const { say, filled, monthOf, monthName, monthDay, longDate } = tools;

  for (const note of panel.querySelectorAll("[data-note]")) {
    const days = planned && { kickoff: monthDay(planned.plan.kickoff), by: longDate(planned.by) };
    say(note, days && filled(data.words.benefits, days));
  }
  for (const place of panel.querySelectorAll<HTMLElement>("[data-month]")) {
    const { month, as = "short" } = place.dataset;
    const named = ({ by, key }: NonNullable<typeof planned>) =>
      monthName(monthOf(by, key, Number(month)), as as "short");
    say(place, planned && named(planned));
    const isLater = Number(month) > (planned?.key ?? 12);
    place.closest("li")?.toggleAttribute("data-later", isLater);
  }
  panel.toggleAttribute("data-due", planned !== undefined);
  panel.style.setProperty("--due", String(key));
};
