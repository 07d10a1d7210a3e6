import { describe, expect, it } from "vitest";
import { baselineBars } from "./baseline-bars";

const words = { before: "Before", after: "After", change: "from {from} to {to}" };
const locale = { language: "en-US", currency: "USD" };

const drawn = (from: number, to: number, kind: string, unit?: string) =>
  baselineBars(
    { measure: "", from, to, ...(unit ? { unit } : { kind }) } as Parameters<
      typeof baselineBars
    >[0],
    words,
    locale,
  );
const widths = (...measure: Parameters<typeof drawn>) =>
  drawn(...measure).bars.map(({ width }) => width);

describe("baselineBars", () => {
  it.each([
    [14, 8, "week", undefined, "from 14 to 8 weeks"],
    [9, 1, "week", undefined, "from 9 to 1 week"],
    [46, 9, "", "a month", "from 46 to 9 a month"],
    [1940, 720, "", "controls", "from 1,940 to 720 controls"],
    [118, 76, "millions", undefined, "from $118M to $76M"],
    [1.94, 1.59, "money", undefined, "from $1.94 to $1.59"],
    [660, 40, "minute", undefined, "from 11 hours to 40 minutes"],
    [88.1, 96.8, "percent", undefined, "from 88.1% to 96.8%"],
  ])("says %d, %d %s %s in words", (from, to, kind, unit, said) => {
    expect(drawn(from, to, kind, unit).change).toBe(said);
  });

  it("draws both values on one scale, the longer over the whole width", () => {
    expect(widths(44, 32, "day")).toEqual(["100%", "72.7%"]);
    expect(widths(36, 96, "", "files")).toEqual(["37.5%", "100%"]);
  });

  it("draws shares as parts of a hundred", () => {
    expect(widths(36, 96, "percent")).toEqual(["36%", "96%"]);
  });
});
