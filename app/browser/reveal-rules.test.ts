import { expect, test } from "vitest";
import {
  growKeyframes,
  isHigh,
  isJumpedTo,
  isSeen,
  revealDelay,
  riseKeyframes,
  timing,
} from "./reveal-rules";

test("an element appears once 10 % of it is seen, or its top is above the viewport divided by 1.2", () => {
  expect([0.0999, 0.1, 1].map(isSeen)).toEqual([false, true, true]);
  expect([1000, 999, -5000].map((top) => isHigh(top, 1200))).toEqual([false, true, true]);
});

test("what is first met in the upper half was jumped to", () => {
  expect([600, 599].map((top) => isJumpedTo(top, 1200))).toEqual([false, true]);
});

test("items are 100 ms apart, 150 in the process section, blocks as specified", () => {
  const delays = (rhythm: string, count: number) =>
    Array.from({ length: count }, (_, index) => revealDelay(rhythm, index));
  expect(delays("", 1)).toEqual([0]);
  expect(delays("items", 4)).toEqual([0, 100, 200, 300]);
  expect(delays("process", 6)).toEqual([0, 150, 300, 450, 600, 750]);
  expect(delays("blocks", 4)).toEqual([100, 200, 400, 500]);
});

test("500 ms, 12 px, and nothing is left of it at the end", () => {
  expect(timing(200)).toEqual({
    duration: 500,
    easing: "cubic-bezier(.2,.7,.2,1)",
    delay: 200,
    fill: "backwards",
  });
  expect(riseKeyframes).toEqual({ opacity: [0, 1], translate: ["0 12px", "0"] });
  expect(growKeyframes).toEqual({ clipPath: ["inset(0 100% 0 0)", "inset(0)"] });
});
