import { expect, it } from "vitest";
import { bandOfKind } from "../../app/bands/band-words.test-helper.ts";
import { content } from "../../app/content/content.ts";
import { figuresIn } from "../support/claim-figures.ts";

const { claims, facts, site } = content;
const getClaim = (id: string) =>
  content.claims.find((claim) => claim.id === id) as (typeof content.claims)[number];

/** Every figure that the specification lets the firm claim, and the two it does not mention. */
const specified = [
  ..."£100B+ 92% 35+ 35+ 98.5% 1,250+ 32 37% 5x 98.7% 24 99.99%".split(" "),
  ..."250+ 98% 4.9 4.8/5 42% £8.3B 24/7 18 73% 3–6 weeks 640".split(/ (?!weeks)/),
];

it("holds every specified figure and no other", () => {
  expect(claims.map(({ value }) => value).toSorted()).toEqual(specified.toSorted());
  expect(getClaim("markets").scope).not.toBe(getClaim("lab-patents").scope);
  expect(facts.implementation).toBe(getClaim("implementation").value);
  expect(site.foundedYear).toBe(2018);
});

it("knows the value of a claim wherever it stands, but for plain counts", () => {
  const plain = claims.filter(({ value }) => !figuresIn(value).includes(value));
  expect(plain.map(({ value }) => value)).toEqual(["32", "24", "640", "18"]);
});

it.each(["cost-reduction", "faster-delivery", "time-to-market"])(
  "ties %s to case studies, and says which part of the spread each is",
  (id) => {
    const shown = getClaim(id).cases?.map(({ shows }) => shows) ?? [];
    expect(shown.some((shows) => shows.includes("near the median"))).toBe(true);
    for (const shows of shown) expect(shows).toMatch(/\b(median|lower end|upper end)$/);
  },
);

it("has 250+ say whose projects they are wherever it stands", () => {
  expect(getClaim("pmaas-projects").label).toMatch(/enterprise projects completed.*PMaaS/);
});

it("knows the trends and the benchmark", () => {
  expect(getClaim("success-rate")).toMatchObject({
    trend: { direction: "up", value: "2.3% year over year" },
    benchmark: { value: "68%", label: "industry average" },
  });
  expect(getClaim("cost-reduction").trend).toEqual({ direction: "up", value: "12% in 2024" });
});

it("shows the specified series", () => {
  const { charts } = bandOfKind("charts");
  const series = charts.map(({ title, chart, series }) => [
    title,
    chart,
    series.map(({ name, value }) => `${name} ${value}`).join(", "),
  ]);
  const delivery = "2018 65, 2019 78, 2020 82, 2021 91, 2022 105, 2023 120, 2024 142";
  const industries = "Finance 35, Technology 25, Healthcare 20, Manufacturing 12, Other 8";
  expect(series).toEqual([
    ["Success metrics", "bar", "On Time 94, On Budget 87, Scope Met 92"],
    ["Industry split", "pie", industries],
    ["Yearly delivery", "line", delivery],
    ["Quarterly cost savings", "area", "Q1 12, Q2 19, Q3 27, Q4 34"],
  ]);
  expect(charts[2]?.measure).toBe("Engagements delivered");
});
