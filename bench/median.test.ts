import { expect, it } from "vitest";
import { median } from "./median";

it.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100], 10],
])("of %j is %d", (values, middle) => {
  expect(median(values)).toBe(middle);
});

it("of nothing does not exist", () => {
  expect(() => median([])).toThrow("no median");
});
