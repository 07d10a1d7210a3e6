import { expect, it } from "vitest";
import { answerOf, asText, questionOn } from "./changes-page";

const [one, other, third] = ["one", "other", "third"].map((title) => ({ title }));

it.each([
  ["a row that came", [one, other], [one, other, third], "nothing", "third"],
  ["a row that went", [one, other], [one], "other", "nothing"],
  ["a row in place of another", [one, other], [one, third], "other", "third"],
  ["a row that was doubled", [one, other], [one, one, other], "nothing", "one"],
  ["a paragraph of a long text", "one\n\nother", "one\n\nthird", "other", "third"],
  ["one doubled in place of another", [one, other], [one, one], "other", "one"],
])("says of %s what came and went", (_, before, after, went, came) => {
  expect(asText(undefined, before, after, new Map())).toBe(went);
  expect(asText(undefined, after, before, new Map())).toBe(came);
});

it("says of rows that changed places that they are the same", () => {
  const moved = "the same rows, in a different order";
  expect(asText(undefined, [other, one], [one, other], new Map())).toContain(moved);
});

it("asks before a change is taken back by what comes back, what goes, and what follows", () => {
  expect(questionOn("Home: Cards", "other", "third", ["About: Leads 2"])).toBe(
    "Take back “Home: Cards”?\n\nComes back: other\nGoes: third\n\nAlso goes back to what it was:\nAbout: Leads 2",
  );
  const moved = "the same rows, in a different order";
  expect(questionOn("Home: Cards", moved, moved, [])).toContain("to their previous order");
});

it("says why nothing was published, each reason with the form where it is fixed", () => {
  const reasons = [{ says: "German: Home, Heading: is missing.", form: "/edit#/home" }];
  expect(answerOf({ message: "Fix this:", reasons })).toContain(
    '<li><a href="/edit#/home">German: Home, Heading: is missing.</a>',
  );
});
