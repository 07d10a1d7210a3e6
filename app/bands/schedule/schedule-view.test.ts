import { expect, it } from "vitest";
import { content } from "../../content/content";
import type { ServiceWithSchedule, Stretch } from "../../content/types";
import { coversInWords, passageOfEachWeek, passagesOf, scheduleView } from "./schedule-view";

const { words, site } = content;

const catalog = content.services.filter(
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
])("%j is %s", (covers, inWords) => {
  expect(coversInWords(covers, content.words.schedule, site.language)).toBe(inWords);
});

it.each<[string, (readonly Stretch[])[], number[]]>([
  ["the one that begins with it", [[1, 2, 3], [2, 4], [3], [4, "after"]], [1, 2, 3, 4]],
  ["not the one that another week has to itself", [[1, 2], [3, 4], [3], ["after"]], [1, 1, 3, 2]],
  [
    "one nobody else needs, if two begin with it",
    [
      [1, 2],
      [1, "after"],
      [3, 4],
    ],
    [2, 1, 3, 3],
  ],
  ["the first that covers it, if none begins with it", [[], [1, 2, 3], [1, 2, 4]], [2, 2, 2, 3]],
])("leads from a week to %s", (_, passages, places) => {
  expect(passageOfEachWeek(passages).map((place) => place + 1)).toEqual(places);
});

it("leads from each week of a service to a passage that tells of it most closely, and back", () => {
  for (const service of catalog) {
    const { weeks } = scheduleView(service, words.schedule, site.language);
    const passages = passagesOf(service, words.schedule, site.language);
    const coversOf = (to: string) =>
      service.overview[passages.findIndex(({ id }) => `#${id}` === to)]?.covers ?? [];
    for (const { to, id, week } of weeks) {
      const place = `${id} of ${service.id}`;
      const [first] = coversOf(to);
      expect(coversOf(to), place).toContain(week);
      if (service.overview.some(({ covers }) => covers[0] === week))
        expect(first, place).toBe(week);
    }
    const unused = service.overview.filter((_, index) =>
      weeks.every(({ to }) => to !== `#${passages[index]?.id}`),
    );
    for (const { to, id, week } of weeks)
      if (weeks.some((other) => other.to === to && other.id !== id))
        expect(
          unused.map(({ covers: [first] }) => first),
          `${id} of ${service.id}`,
        ).not.toContain(week);
    const known = [undefined, ...weeks.map(({ id }) => id)];
    for (const { week } of passages) expect(known).toContain(week);
  }
});
