import { expect, it } from "vitest";
import { editDistance } from "./edit-distance";

it.each([
  ["about", "about", 0],
  ["", "about", 5],
  ["about", "", 5],
  ["abuot", "about", 1],
  ["servces", "services", 1],
  ["contacts", "contact", 1],
  ["cookie", "cobkie", 1],
  ["kitten", "sitting", 3],
])("%s to %s takes %i", (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});
