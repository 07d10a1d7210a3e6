import { expect, it } from "vitest";
import { shareOf } from "./share";

it("draws a percentage and a rating out of five against the whole, and no other figure", () => {
  expect(["98.5%", "4.5", "4.5/5", "100%"].map(shareOf)).toEqual(["98.5%", "90%", "90%", "100%"]);
  for (const value of ["1,250+", "£8B", "5x", "120%", "35"]) expect(shareOf(value)).toBeUndefined();
});
