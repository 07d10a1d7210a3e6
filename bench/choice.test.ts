import { describe, expect, it } from "vitest";
import { isTrial, readChoice } from "./choice";
import { pageNames } from "./pages";

describe("readChoice", () => {
  it("compares all pages in five rounds by itself", () => {
    expect(readChoice([])).toEqual({ all: false, pages: pageNames, rounds: 5 });
  });

  it("reads what is asked for", () => {
    expect(readChoice(["--rounds", "9"]).rounds).toBe(9);
    expect(readChoice(["--pages", "contact,home"]).pages).toEqual(["home", "contact"]);
    expect(readChoice(["--all"]).all).toBe(true);
  });

  it.each([
    [["--rounds", "0"], 'but it is "0"'],
    [["--rounds", "2.5"], 'but it is "2.5"'],
    [["--rounds", "100"], "from 1 to 99"],
    [["--rounds"], "npm run bench knows"],
    [["--pages", "home,blog"], 'but not "blog"'],
    [["--pages", ""], "--pages takes home, services"],
    [["--fast"], 'it was given "--fast"'],
    [["home"], 'it was given "home"'],
    [["--all", "--rounds", "9"], "leave out"],
  ])("refuses %j in one sentence", (given, sentence) => {
    expect(() => readChoice(given)).toThrow(sentence);
  });
});

describe("isTrial", () => {
  it("is a run that is too small to be kept", () => {
    expect(isTrial(readChoice([]))).toBe(false);
    expect(isTrial(readChoice(["--rounds", "9"]))).toBe(false);
    expect(isTrial(readChoice(["--rounds", "4"]))).toBe(true);
    expect(isTrial(readChoice(["--pages", "home"]))).toBe(true);
  });
});
