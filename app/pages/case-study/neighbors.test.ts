import { expect, it } from "vitest";
import { neighbors } from "./neighbors";

it("finds the entries on both sides, around the ends too", () => {
  const list = ["a", "b", "c"];
  expect(neighbors(list, "b")).toEqual(["a", "c"]);
  expect(neighbors(list, "a")).toEqual(["c", "b"]);
  expect(neighbors(list, "c")).toEqual(["b", "a"]);
});
