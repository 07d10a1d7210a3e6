import { expect, it } from "vitest";
import { caseFacts, outcomeOf } from "./case-facts.ts";

const study = {
  scale: { cost: 2.3, budget: 2.2, from: "2024-03", to: "2024-11", ourPeople: "3 at the peak" },
  results: ["{case.percent.1} shorter, {case.before.1} to 60", "Nothing in figures"],
  baselines: [{ measure: "Order to dock", from: 80, to: 60, kind: "minute" }],
  approach: [{ planned: { from: 0, to: 7.5 }, actual: [{ from: 3.5, to: 9 }] }],
  goLives: [{ month: 5 }, { month: 8 }],
  track: { agreed: { month: 3 } },
};
const words = {
  language: "en-GB",
  currency: "EUR",
  inMonth: "month {month}",
  numbers: ["one", "two"],
};

it("gives sums, times and measures in the words of the site", () => {
  expect(Object.fromEntries(caseFacts(study, words).facts)).toEqual({
    cost: "€2.3m",
    budget: "€2.2m",
    difference: "€100,000",
    from: "March 2024",
    to: "November 2024",
    months: "9",
    plannedMonths: "8",
    ourPeople: "3",
    "goLive.1": "month 5",
    "goLive.2": "month 8",
    goLives: "two",
    "before.1": "80 minutes",
    "after.1": "60 minutes",
    "change.1": "20 minutes",
    "percent.1": "25%",
    "result.1": "25%",
    "month.1": "month 1",
    "calendar.1": "March 2024",
    "month.3": "month 3",
    "calendar.3": "May 2024",
    "month.4": "month 4",
    "calendar.4": "June 2024",
    "month.5": "month 5",
    "calendar.5": "July 2024",
    "month.8": "month 8",
    "calendar.8": "October 2024",
    "month.9": "month 9",
    "calendar.9": "November 2024",
  });
});

it("has shorter names for its own texts", () => {
  const { own } = caseFacts(study, words);
  expect([own.get("case.cost"), own.get("month 4"), own.get("calendar 4")]).toEqual([
    "€2.3m",
    "month 4",
    "June 2024",
  ]);
});

it("knows nothing of a case study whose months are wrong", () => {
  const scale = { from: "2024-11", to: "2024-03" };
  expect(caseFacts({ ...study, scale }, words).facts.size).toBe(0);
  expect(caseFacts({ title: "Not written yet" }, words).facts.size).toBe(0);
});

it("says whether a program ended late, and met a date that could not move", () => {
  const track = { finish: { at: 9 }, limit: { at: 9 } };
  expect(outcomeOf({ ...study, track })).toEqual({ isLate: true, keptDate: true });
  expect(outcomeOf({ ...study, track: { ...track, limit: { at: 8 } } }).keptDate).toBe(false);
  expect(outcomeOf(study).keptDate).toBe(false);
  const scale = { ...study.scale, to: "2024-10" };
  expect(outcomeOf({ ...study, scale }).isLate).toBe(false);
});
