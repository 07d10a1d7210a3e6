import { expect, it } from "vitest";
import { legalPages } from "../../content/content";
import { daysIn, periods } from "../../content/legal-periods";
import type { LegalPage } from "../../content/types";
import { legalView } from "./view";

const pages: [string, LegalPage][] = Object.entries(legalPages);

it("counts every period that a text gives", () => {
  expect(Object.values(periods).map(daysIn)).toEqual([30, 730, 2555, 14, 30, 14, 45]);
  expect(() => daysIn("soon")).toThrow("soon");
});

it("draws only what the section it leads to says, in the same words", () => {
  for (const [path, { schedules = [], sections }] of pages)
    for (const { rows, length } of schedules)
      for (const { name, section, words, spans } of rows) {
        const text = sections.find(({ heading }) => heading === section)?.paragraphs.join(" ");
        expect(text, `${path} ${name}`).toBeDefined();
        const [period] = Object.values(periods).filter((one) => words.includes(one));
        if (period) expect(text, `${path} ${name}`).toContain(period);
        for (const { from, to } of spans) expect(from < to && to <= length).toBe(true);
      }
});

it("gives every period of the privacy policy a row", () => {
  const { schedules } = legalView("/privacy-policy");
  const words = schedules.flatMap(({ rows }) => rows.map((row) => row.words)).join(" ");
  for (const period of Object.values(periods)) expect(words).toContain(period);
});
