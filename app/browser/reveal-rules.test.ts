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

const delays = (rhythm: string, count: number) =>
  Array.from({ length: count }, (_, index) => revealDelay(rhythm, index));

test("an element appears once 10 % of it is seen", () => {
  expect(isSeen(0.0999)).toBe(false);
  expect(isSeen(0.1)).toBe(true);
  expect(isSeen(1)).toBe(true);
});

test("or once its top is above the viewport divided by 1.2", () => {
  expect(isHigh(1000, 1200)).toBe(false);
  expect(isHigh(999, 1200)).toBe(true);
  expect(isHigh(-5000, 1200)).toBe(true);
});

test("what is first met in the upper half was jumped to", () => {
  expect(isJumpedTo(600, 1200)).toBe(false);
  expect(isJumpedTo(599, 1200)).toBe(true);
});

test("items are 100 ms apart, 150 in the process section, blocks as specified", () => {
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
