import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { scrollThrottle } from "./constants";
import { throttle } from "./throttle";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a call every 10 ms for a second runs at once and every 50 ms, the last included", () => {
  let position = 0;
  const seen: number[] = [];
  const call = throttle(() => seen.push(position), scrollThrottle);
  for (position = 0; position < 100; position++) {
    call();
    vi.advanceTimersByTime(10);
  }
  position = 99;
  vi.advanceTimersByTime(50);
  expect(seen.slice(0, 4)).toEqual([0, 4, 9, 14]);
  expect(seen.length).toBe(21);
  expect(seen.at(-1)).toBe(99);
  vi.advanceTimersByTime(1000);
  expect(seen.length).toBe(21);
  expect(vi.getTimerCount()).toBe(0);
});
