import { expect, it } from "vitest";
import { services } from "../../content/services";
import type { ServiceWithSchedule, Stretch } from "../../content/types";
import { coversInWords, passagesOf, scheduleView } from "./schedule-view";

const catalog = services.filter(
  (service): service is Extract<typeof service, ServiceWithSchedule> =>
    service.template === "service",
);

it.each<[readonly Stretch[], string]>([
  [[1], "Week 1"],
  [[2, 3, 4], "Weeks 2–4"],
  [[1, 3], "Weeks 1 and 3"],
  [[1, 2, 4], "Weeks 1, 2 and 4"],
  [[4, "after"], "From week 4"],
  [[1, 2, 3, 4, "after"], "From week 1"],
  [[1, "after"], "Week 1 and later"],
  [[1, 2, "after"], "Weeks 1–2 and later"],
  [["after"], "After week 4"],
])("%j is %s", (covers, words) => {
  expect(coversInWords(covers)).toBe(words);
});

it("leads from each week to the first passage that tells of it, and back", () => {
  for (const service of catalog) {
    const { weeks } = scheduleView(service);
    const passages = passagesOf(service);
    for (const [index, { to, id }] of weeks.entries())
      expect(
        passages.findIndex((passage) => `#${passage.id}` === to),
        `${id} of ${service.id}`,
      ).toBe(service.overview.findIndex(({ covers }) => covers.includes((index + 1) as Stretch)));
    const known = ["#first-four-weeks", ...weeks.map(({ id }) => `#${id}`)];
    for (const { to } of passages) expect(known).toContain(to);
  }
});
