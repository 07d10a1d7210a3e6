import { expect, it } from "vitest";
import { movedBy } from "./movement";

it.each([
  ["ArrowDown", 0, 1],
  ["ArrowDown", 2, 0],
  ["ArrowUp", 2, 1],
  ["ArrowUp", 0, 2],
] as const)("%s leads from choice %i of three to %i", (key, from, to) => {
  expect(movedBy(key, from, 3)).toBe(to);
});

it.each(["Home", "End", "ArrowLeft", "a", "toString"])("%s stays the input's own", (key) => {
  expect(movedBy(key, 1, 3)).toBeUndefined();
});

it("leads nowhere where there is nothing", () => {
  expect(movedBy("ArrowDown", 0, 0)).toBeUndefined();
});
