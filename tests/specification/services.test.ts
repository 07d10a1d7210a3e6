import { expect, it } from "vitest";
import { content } from "../../app/content/content.ts";

const { phases, services } = content;

it("takes as long to a first result as the facts say", () => {
  // Its two numbers are held together by a word joiner.
  expect(content.planBack?.takes.replace("\u2060", "")).toBe(content.facts.implementation);
});

it.each(services)("$id says all that a page of the sample says", (service) => {
  const { title, lead, industries, phases, schedule, quickInfo } = service;
  expect(industries.length).toBeGreaterThan(0);
  expect(phases).toBeDefined();
  expect(schedule?.work.length).toBeGreaterThanOrEqual(5);
  expect(Object.keys(quickInfo)).toEqual(expect.arrayContaining(["firstResult", "team", "weAsk"]));
  const named = services.filter((one) => one.title !== title && lead.includes(one.title));
  expect(named, "which “instead” is for").toEqual([]);
});

it.each(services.filter(({ template }) => template === "solution"))(
  "$id has eight features, six benefits and two case studies",
  (service) => {
    if (service.template !== "solution") return;
    const { features, benefits, caseStudies, sections } = service;
    expect([features.length, benefits.length, caseStudies.length]).toEqual([8, 6, 2]);
    expect(benefits.filter(({ key }) => key)).toHaveLength(1);
    expect(sections.length).toBeGreaterThanOrEqual(3);
  },
);

it.each(services.filter(({ template }) => template === "service"))(
  "$id has four passages that tell of all four weeks, and a first result in three to six",
  (service) => {
    if (service.template !== "service") return;
    const { overview, weeks = 0 } = service;
    expect(overview).toHaveLength(4);
    expect(overview.flatMap(({ covers }) => covers)).toEqual(expect.arrayContaining([1, 2, 3, 4]));
    expect([3, 4, 5, 6]).toContain(weeks);
    for (const list of [service.features, service.benefits])
      expect(list.length).toBeGreaterThanOrEqual(4);
  },
);

it("places its services on five phases", () => {
  expect(phases.map(({ name }) => name)).toEqual(["Decide", "Fund", "Design", "Build", "Run"]);
});
