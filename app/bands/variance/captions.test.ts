import { expect, it } from "vitest";
import { captionsOf, limitCaption } from "./captions";
import type { Program } from "./programs";

const turn = "Month 10: a bridge is out";
const finish = "Month 16: both sites live";

function captions(turnFrom: number, finishAt: number, actual: number, limit?: number) {
  const program = {
    actual,
    limit: limit && { at: limit, text: "Lease ends" },
    turn: { from: turnFrom, text: turn },
    finish: { at: finishAt, text: finish },
  };
  return captionsOf(program as Program, 40).map(({ text, at, level, side }) => [
    text === turn ? "turn" : "finish",
    at,
    level,
    side,
  ]);
}

it.each([
  [
    "beside the end of a short bar",
    captions(9, 15, 18),
    [
      ["turn", 9, "below", "after"],
      ["finish", 18, "beside", "after"],
    ],
  ],
  [
    "beyond a date that nobody could move",
    captions(9, 15, 18, 20),
    [
      ["turn", 9, "below", "after"],
      ["finish", 20, "beside", "after"],
    ],
  ],
  [
    "below a bar that reaches the end, with the turn before it",
    captions(21, 36, 40),
    [
      ["turn", 22, "below", "before"],
      ["finish", 36, "below", "before"],
    ],
  ],
  ["after a mark too near the start", captions(1, 3, 40), [["finish", 3, "below", "after"]]],
  ["alone where the turn has no room", captions(5, 20, 40), [["finish", 20, "below", "before"]]],
])("puts the result %s", (_, placed, expected) => {
  expect(placed).toEqual(expected);
});

it.each([
  ["after the date", 14, 16, 17.6, [17.6]],
  ["after bars that go beyond it", 21, 22, 19, [22]],
  ["nowhere, if no room is left", 14, 16, 36, []],
])("names a fixed date %s", (_, planned, actual, at, expected) => {
  const program = { planned, actual, limit: { at, text: "Lease ends" } } as Program;
  expect(limitCaption(program, 40).map((caption) => caption.at)).toEqual(expected);
});
