import { describe, expect, it } from "vitest";
import type { Work } from "../../content/types";
import { barOf, daysInWords, isGateAbove, isLate, joinsOf } from "./schedule-geometry";

const work = (from: number, to: number, critical?: true): Work => ({
  name: `Work from ${from}`,
  who: "Somebody",
  days: [[from, to]],
  ...(critical && { critical }),
});

const schedule = {
  work: [work(2, 10), work(1, 3, true), work(4, 8, true), work(6, 12), work(9, 15, true)] as const,
  handover: { day: 15, name: "a result", who: "You" },
};

const row = (starts: number, ends: number, index: number, name = "A name of ordinary length") => ({
  name,
  who: "A role, with another",
  days: "days 10–20",
  starts,
  ends,
  index,
});

describe("the schedule of a service", () => {
  it("counts a bar from the line before its first day to the line after its last", () => {
    expect(barOf([1, 20])).toEqual({ starts: 1, ends: 21 });
    expect(barOf([7, 7])).toEqual({ starts: 7, ends: 8 });
  });

  it("says days in words", () => {
    expect(daysInWords([[20, 20]])).toBe("day 20");
    expect(daysInWords([[1, 3]])).toBe("days 1–3");
    expect(
      daysInWords([
        [3, 3],
        [8, 8],
        [13, 14],
      ]),
    ).toBe("days 3, 8, 13–14");
  });

  it("joins each bar of the critical path to the next, and the last to the handover", () => {
    expect(joinsOf(schedule)).toEqual([
      { line: 4, from: 1, to: 2 },
      { line: 9, from: 2, to: 4 },
      { line: 16, from: 4, to: 5 },
    ]);
  });

  it("puts the name of late work to the left of its bar", () => {
    expect(isLate(row(1, 4, 0), [])).toBe(false);
    expect(isLate(row(16, 21, 0), [])).toBe(true);
  });

  it("puts a name to the left where it would hide the critical path, if there is room", () => {
    const passing = [{ line: 13, from: 0, to: 3 }];
    expect(isLate(row(11, 16, 1, "Short"), [])).toBe(false);
    expect(isLate(row(11, 16, 1, "Short"), passing)).toBe(true);
    expect(isLate(row(3, 16, 1, "Short"), [{ line: 4, from: 0, to: 3 }])).toBe(false);
  });

  it("keeps a name above its bar where there is no room to the left", () => {
    const name = "A name of thirty-eight letters, all told";
    expect(isLate({ ...row(11, 21, 0, name), who: "A role of just thirty letters." }, [])).toBe(
      false,
    );
  });

  it("lets a decision stand behind its ball as long as the page is wide enough", () => {
    expect(isGateAbove("Train, or stop", { ends: 11, index: 0 }, [])).toEqual({
      phone: false,
      wider: false,
    });
    expect(isGateAbove("Only now your own forecast", { ends: 11, index: 0 }, [])).toEqual({
      phone: true,
      wider: false,
    });
    expect(isGateAbove("One leak stops it", { ends: 20, index: 0 }, [])).toEqual({
      phone: true,
      wider: true,
    });
  });

  it("puts a decision above its ball where it would hide the critical path", () => {
    const passing = [{ line: 15, from: 0, to: 3 }];
    expect(isGateAbove("Then your own forecast", { ends: 11, index: 1 }, []).wider).toBe(false);
    expect(isGateAbove("Then your own forecast", { ends: 11, index: 1 }, passing).wider).toBe(true);
  });
});
