import { expect, it } from "vitest";
import type { TemplateEntries } from "./lists.ts";
import { filledFrom } from "./templates.ts";

/** What a text of a template can ask of it, and most of that left out. */
const service = {
  id: "audit",
  title: "Audit",
  industries: [],
  quickInfo: { team: "Two auditors" },
} as unknown as TemplateEntries["service"];

const filled = (words: unknown) => filledFrom(service, "service", words);

it("fills texts from the entry", () => {
  expect(filled({ heading: "Talk about {service.title}" })).toEqual({
    heading: "Talk about Audit",
  });
});

it("leaves out the sentence for which the entry has nothing", () => {
  const text =
    "We call. Judge us in week {service.week}: {service.result}. {service.title} begins.";
  expect(filled({ text })).toEqual({ text: "We call. Audit begins." });
});

it("leaves out the line of a list of which no sentence is left", () => {
  const items = [
    { term: "Team", text: "{service.team}" },
    { term: "First result", text: "Week {service.week}: {service.result}" },
    { term: "Industries", text: "{service.industries}" },
  ];
  const left = [{ term: "Team", text: "Two auditors" }];
  expect(filled({ info: { items } })).toEqual({ info: { items: left } });
});

it("leaves out the band whose own text would be empty", () => {
  expect(filled({ heading: "{service.handover} by day {service.day}" })).toBeUndefined();
});
