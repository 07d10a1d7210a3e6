import { describe, expect, it } from "vitest";
import { baselineBars } from "./baseline-bars";

const widths = (from: number, to: number, unit: string) =>
  baselineBars({ measure: "", from, to, unit }).bars.map(({ width }) => width);

describe("baselineBars", () => {
  it.each([
    [14, 8, "weeks", "from 14 to 8 weeks"],
    [46, 9, "a month", "from 46 to 9 a month"],
    [1940, 720, "controls", "from 1,940 to 720 controls"],
    [118, 76, "£M", "from £118M to £76M"],
    [1.94, 1.59, "£", "from £1.94 to £1.59"],
    [660, 40, "minutes", "from 11 hours to 40 minutes"],
    [88.1, 96.8, "%", "from 88.1% to 96.8%"],
  ])("says %d, %d %s in words", (from, to, unit, words) => {
    expect(baselineBars({ measure: "", from, to, unit }).change).toBe(words);
  });

  it("draws both values on one scale, the longer over the whole width", () => {
    expect(widths(44, 32, "days")).toEqual(["100%", "72.7%"]);
    expect(widths(36, 96, "files")).toEqual(["37.5%", "100%"]);
  });

  it("draws shares as parts of a hundred", () => {
    expect(widths(36, 96, "%")).toEqual(["36%", "96%"]);
  });
});
