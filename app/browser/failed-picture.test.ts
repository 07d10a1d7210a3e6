import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type PictureState, recover } from "./failed-picture";

/** A picture in a given state at each time, and what happens to it at which ms. */
function eventsOf(stateAt: (time: number) => PictureState) {
  const start = Date.now();
  const now = () => Date.now() - start;
  const events: [string, number][] = [];
  recover(
    {
      state: () => stateAt(now()),
      reload: () => events.push(["reload", now()]),
      replace: () => events.push(["replace", now()]),
    },
    () => events.push(["end", now()]),
  );
  return events;
}

const reloads = (...times: number[]) => times.map((time) => ["reload", time]);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a picture that failed", () => {
  it("is asked for at once and four times more, then replaced, and that is the end", () => {
    const events = eventsOf(() => "failed");
    vi.advanceTimersByTime(4999);
    expect(events).toEqual(reloads(0, 100, 500, 1500, 3000));
    vi.advanceTimersByTime(1);
    expect(events.at(-1)).toEqual(["replace", 5000]);
    vi.advanceTimersByTime(600_000);
    expect(events).toHaveLength(6);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    [50, [0], 100],
    [600, [0, 100, 500], 1500],
    [3100, [0, 100, 500, 1500, 3000], 5000],
  ])("and is shown after %i ms is left alone from then on", (shownAt, asked, endsAt) => {
    const events = eventsOf((time) => (time < shownAt ? "failed" : "shown"));
    vi.advanceTimersByTime(600_000);
    expect(events).toEqual([...reloads(...asked), ["end", endsAt]]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ["shown once it has come", 2000, ["end", 3000]],
    ["replaced when it does not come in time", 9000, ["replace", 5000]],
  ])("is not asked for again while it is on its way, and is %s", (_, shownAt, last) => {
    const events = eventsOf((time) => (time < shownAt ? "loading" : "shown"));
    vi.advanceTimersByTime(600_000);
    expect(events).toEqual([...reloads(0), last]);
  });

  it("is forgotten with all its timers once it has left the page", () => {
    const events = eventsOf((time) => (time < 300 ? "failed" : "gone"));
    vi.advanceTimersByTime(500);
    expect(events).toEqual([...reloads(0, 100), ["end", 500]]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
