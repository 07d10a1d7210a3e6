import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { scrollThrottle } from "./constants";
import { throttle } from "./throttle";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("scrolling is looked at every 50 ms", () => {
  expect(scrollThrottle).toBe(50);
});

test("the first call runs at once, and one alone is not repeated", () => {
  const run = vi.fn();
  throttle(run, 50)();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test("calls within the interval are one, at its end", () => {
  const run = vi.fn();
  const call = throttle(run, 50);
  for (let count = 0; count < 5; count++) call();
  vi.advanceTimersByTime(49);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(2);
});

test("a call every 10 ms for a second runs every 50 ms, the last included", () => {
  let position = 0;
  const seen: number[] = [];
  const call = throttle(() => seen.push(position), 50);
  for (position = 0; position < 100; position++) {
    call();
    vi.advanceTimersByTime(10);
  }
  position = 99;
  vi.advanceTimersByTime(50);
  expect(seen.slice(0, 4)).toEqual([0, 4, 9, 14]);
  expect(seen.length).toBe(21);
  expect(seen.at(-1)).toBe(99);
});

test("the one at the end opens an interval of its own", () => {
  const run = vi.fn();
  const call = throttle(run, 50);
  call();
  call();
  vi.advanceTimersByTime(50);
  call();
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(50);
  expect(run).toHaveBeenCalledTimes(3);
});
