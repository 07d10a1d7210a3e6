import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startIdleTimer } from "./idle-timer";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("rings once, when the time is up", () => {
  const onIdle = vi.fn();
  startIdleTimer(1000, onIdle);
  vi.advanceTimersByTime(999);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it("starts over at each touch, also after it rang", () => {
  const onIdle = vi.fn();
  const timer = startIdleTimer(1000, onIdle);
  vi.advanceTimersByTime(900);
  timer.touch();
  vi.advanceTimersByTime(900);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  timer.touch();
  vi.advanceTimersByTime(1000);
  expect(onIdle).toHaveBeenCalledTimes(2);
});

it("does not count the time of a pause", () => {
  const onIdle = vi.fn();
  const timer = startIdleTimer(1000, onIdle);
  vi.advanceTimersByTime(600);
  timer.pause();
  vi.advanceTimersByTime(100_000);
  timer.resume();
  vi.advanceTimersByTime(399);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it("never rings once stopped", () => {
  const onIdle = vi.fn();
  startIdleTimer(1000, onIdle).stop();
  vi.advanceTimersByTime(10_000);
  expect(onIdle).not.toHaveBeenCalled();
});
