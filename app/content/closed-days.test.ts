import { expect, it } from "vitest";
import { offeredDates, today } from "../lib/offered-dates";
import { asDate } from "../text/day";
import { content } from "./content";

/** Of the last date that is offered three months from now, so that there is time to add what is missing. */
const now = new Date();
const last = offeredDates(today(new Date(now.getFullYear(), now.getMonth() + 3))).at(-1) ?? 0;
const { closed } = content.site;
const everyYear = closed.filter(({ from }) => from.length === 5).map(({ name }) => name);

it("has every holiday that moves for each year that can be offered (closed in site.yaml)", () => {
  const years: Record<string, Set<string>> = {};
  for (const { name, from } of closed) {
    const year = from.slice(0, -6);
    const holiday = name.replace(year, "").trim();
    // Another day for one of every year, where that falls on a weekend, is not needed each year.
    if (!name.endsWith(year) || !year || everyYear.some((one) => holiday.startsWith(one))) continue;
    years[holiday] = (years[holiday] ?? new Set()).add(year);
  }
  const missing = Object.entries(years).flatMap(([holiday, named]) => {
    const first = Math.max(now.getFullYear(), Number([...named].sort()[0]));
    const needed = Array.from(
      { length: asDate(last).getUTCFullYear() - first + 1 },
      (_, at) => first + at,
    );
    return needed.filter((year) => !named.has(`${year}`)).map((year) => `${holiday} ${year}`);
  });
  expect(missing).toEqual([]);
});
