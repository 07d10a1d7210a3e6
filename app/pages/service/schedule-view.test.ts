import { describe, expect, it } from "vitest";
import { services } from "../../content/services";
import type { ServiceWithSchedule, Stretch } from "../../content/types";
import { coversInWords, passagesOf, scheduleView } from "./schedule-view";

const catalog = services.filter(
  (service): service is Extract<typeof service, ServiceWithSchedule> =>
    service.template === "service",
);

describe("what a passage covers", () => {
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
});

describe.each(catalog)("the first four weeks of $id", (service) => {
  const { weeks, rows, joins } = scheduleView(service);
  const passages = passagesOf(service);

  it("lead from each week to the first passage that tells of it, and back", () => {
    for (const [index, { to, id }] of weeks.entries()) {
      const week = (index + 1) as Stretch;
      const target = passages.findIndex((passage) => `#${passage.id}` === to);
      expect(target, `${id} of ${service.id}`).toBe(
        service.overview.findIndex(({ covers }) => covers.includes(week)),
      );
    }
    const known = ["#first-four-weeks", ...weeks.map(({ id }) => `#${id}`)];
    for (const { strip } of passages) if (strip) expect(known).toContain(strip.to);
  });

  it("have one run from day one to the handover", () => {
    const path = rows.filter(({ isCritical }) => isCritical);
    expect(path[0]?.starts).toBe(1);
    expect(joins).toHaveLength(path.length);
    for (const [index, { ends }] of path.entries()) expect(joins[index]?.line).toBe(ends);
    expect(joins.at(-1)?.to).toBe(rows.length);
  });
});
