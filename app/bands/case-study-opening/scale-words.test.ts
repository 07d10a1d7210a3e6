import { expect, it } from "vitest";
import { scaleWords } from "./scale-words";

const words = {
  cost: "{cost}, planned {budget}",
  duration: "{time}, {from} to {to}",
  oneMonth: "{time}, {month}",
} as Parameters<typeof scaleWords>[1];

it.each([
  ["en-US", "USD", "$17M, planned $16.2M", "16 months, January 2022 to April 2023"],
  ["de", "EUR", "17 Mio. €, planned 16,2 Mio. €", "16 Monate, Januar 2022 to April 2023"],
])("writes sums and months as %s does, in %s", (language, currency, cost, duration) => {
  const scale = { cost: 17, budget: 16.2, from: "2022-01", to: "2023-04", reach: "2 sites" };
  const study = { scale, months: 16 } as Parameters<typeof scaleWords>[0];
  const said = scaleWords(study, words, { language, currency });
  expect({ ...said, cost: said.cost?.replaceAll("\u00a0", " ") }).toEqual({
    cost,
    duration,
    reach: "2 sites",
  });
});

it("says what it cost without a plan, and nothing where neither is known", () => {
  const said = (scale: object) =>
    scaleWords({ scale: { from: "2022-01", to: "2022-01", ...scale }, months: 1 }, words, {
      language: "en-US",
      currency: "USD",
    }).cost;
  expect([said({ cost: 0.2 }), said({})]).toEqual(["$200,000", undefined]);
});

it("says a single month once", () => {
  const scale = { cost: 1, budget: 1, from: "2022-01", to: "2022-01" };
  const study = { scale, months: 1 } as Parameters<typeof scaleWords>[0];
  expect(scaleWords(study, words, { language: "en-US", currency: "USD" }).duration).toBe(
    "1 month, January 2022",
  );
});
