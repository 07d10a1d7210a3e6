import { expect, it } from "vitest";
import { figuresBeyond, figuresIn } from "./claim-figures";
import { allClaims, getClaim } from "./claims";

it("knows the value of a claim when it sees one, but for plain counts", () => {
  const plain = allClaims.filter(({ value }) => !figuresIn(value).includes(value));
  expect(plain.map(({ value }) => value)).toEqual(["32", "24", "640", "18"]);
});

it.each([
  ["We cut cost by 61% for £4.2bn of work.", ["61%", "£4.2bn"]],
  ["300+ clients, rated 4.7 or 4.7/5", ["300+", "4.7", "4.7/5"]],
  ["7x faster in 2–5 weeks, 24/7", ["7x", "2–5 weeks", "24/7"]],
  ["£1.2M, £58,000 and £900K", ["£1.2M", "£58,000", "£900K"]],
  // Dates, names and counts are none.
  ["Founded in 1999, ISO 27001, SOC 2 Type II, ITIL v4", []],
  ["A call of 45 minutes within ten working days", []],
  ["Six steps, 14 markets and a 360-day year", []],
])("finds the figures of “%s”", (text, figures) => {
  expect(figuresIn(text)).toEqual(figures);
});

it.each([
  ["98.5%, up 2.3% year on year; the industry average is 68%.", []],
  ["98.7% is another claim, 8.5% only looks alike.", ["98.7%", "8.5%"]],
])("allows a claim its value, trend and benchmark, and nothing else: “%s”", (text, beyond) => {
  expect(figuresBeyond(getClaim("success-rate"), text)).toEqual(beyond);
});
