import { expect, it } from "vitest";
import { editDistance } from "./edit-distance";

it.each([
  ["about", "about", 0],
  ["", "about", 5],
  ["abuot", "about", 1],
  ["abot", "about", 1],
  ["contacts", "contact", 1],
  ["cookie", "cobkie", 1],
  ["kitten", "sitting", 3],
])("%s to %s takes %i, and as many back", (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});
