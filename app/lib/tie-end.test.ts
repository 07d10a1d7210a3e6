import { expect, it } from "vitest";
import { tieEnd } from "./tie-end";

it("ties the last words, as many as a line can end with", () => {
  expect(tieEnd("a way back, until the last old host is off.")).toBe(
    "a way back, until the last old\u00a0host\u00a0is\u00a0off.",
  );
  expect(tieEnd("one long word: incomprehensibilities")).toBe(
    "one long word: incomprehensibilities",
  );
  expect(tieEnd("too short")).toBe("too short");
});
