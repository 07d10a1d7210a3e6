import { expect, it } from "vitest";
import type { Content } from "../assemble.ts";
import type { Source } from "../read-sources.ts";
import { pricesAreNotShown } from "./prices.ts";

const content = { site: { name: "Firm & Co." } } as Content;

function isRefused(filled: unknown, site = {}): boolean {
  const source = { name: "pages/home.yaml", filled } as Source;
  const firm = { ...content, site: { ...content.site, ...site } };
  return [...pricesAreNotShown([source], firm)].length > 0;
}

it("lets a firm name its fees that says so", () => {
  expect(isRefused("Our day rate is €1,150.")).toBe(true);
  expect(isRefused("Our day rate is €1,150.", { showsPrices: true })).toBe(false);
});

it.each([
  "Our fee came to 11% of the program’s cost.",
  "The program closed under budget, and our fee was a tenth of its cost.",
  "Firm & Co.’s fee: $40,000.",
  "We usually charge by the day, at €1.200.",
  "Clients pay us 20K a month.",
  "A quarter of the saving is our fee.",
  "The usual fee here is a monthly retainer of CHF 9000.",
  "Fees start at 5,000 pounds.",
  "Prices from $900 a day.",
])("refuses “%s”", (text) => {
  expect(isRefused({ text })).toBe(true);
});

it("refuses a price that stands beside its name, and one in the words of a client", () => {
  expect(isRefused({ term: "Day rate", text: "$1,200" })).toBe(true);
  expect(isRefused({ quote: "Their fee was 3% of what we saved." })).toBe(true);
});

it.each([
  "The program cost $24M, $1.5M under its budget.",
  "Run costs fell by $42M a year, 37% of the old bill.",
  "Licenses ended in time, which saved $2M of fees.",
  "The seller’s fee of $3M a month ended early.",
  "The fees of three vendors fell by 20%.",
  "Nobody pays $850 a day for work that a team has time to do.",
  "Our fee stays the same whether the program costs $20M or $30M.",
  "Where the measure is missed, we lose 20% of our fee.",
  "Our fee covers all 5 weeks.",
  "Our success rate is 98%.",
  "We price three options, the cheapest at $2M.",
])("lets “%s” pass", (text) => {
  expect(isRefused({ text })).toBe(false);
});
