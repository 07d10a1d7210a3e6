import { describe, expect, it } from "vitest";
import { figuresBeyond, figuresIn } from "./claim-figures";
import { allClaims, getClaim } from "./claims";

describe("figuresIn", () => {
  it("knows the value of a claim when it sees one, but for plain counts", () => {
    const plain = allClaims.filter(({ value }) => !figuresIn(value).includes(value));
    expect(plain.map(({ value }) => value)).toEqual(["32", "24", "640", "18"]);
  });

  it.each([
    ["We cut cost by 61% for £4.2bn of work.", ["61%", "£4.2bn"]],
    ["300+ clients, rated 4.7 or 4.7/5", ["300+", "4.7", "4.7/5"]],
    ["7x faster in 2–5 weeks, 24/7", ["7x", "2–5 weeks", "24/7"]],
    ["£1.2M, £58,000 and £900K", ["£1.2M", "£58,000", "£900K"]],
  ])("finds those in “%s”", (text, figures) => {
    expect(figuresIn(text)).toEqual(figures);
  });

  it.each([
    "Founded in 1999, ISO 27001, SOC 2 Type II, ITIL v4",
    "A call of 45 minutes within ten working days",
    "Six steps, 14 markets and a 360-day year",
  ])("leaves dates, names and counts alone: “%s”", (text) => {
    expect(figuresIn(text)).toEqual([]);
  });
});

describe("figuresBeyond", () => {
  it("passes the value, the trend and the benchmark of the claim", () => {
    const text = "98.5%, up 2.3% year on year; the industry average is 68%.";
    expect(figuresBeyond(getClaim("success-rate"), text)).toEqual([]);
  });

  it("finds a figure of another claim, and one that only looks alike", () => {
    expect(figuresBeyond(getClaim("success-rate"), "98.7%")).toEqual(["98.7%"]);
    expect(figuresBeyond(getClaim("success-rate"), "8.5%")).toEqual(["8.5%"]);
  });
});
