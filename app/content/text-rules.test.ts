import { describe, expect, it } from "vitest";
import { readingEase, sentencesOf, textsIn, wordsOutOfStyle } from "./text-rules";

describe("sentencesOf", () => {
  it("ends a sentence at a mark that a space follows", () => {
    expect(sentencesOf("It cost £4.5M. “Too much?” She paid.")).toEqual([
      "It cost £4.5M.",
      "“Too much?”",
      "She paid.",
    ]);
  });
});

describe("readingEase", () => {
  it("ranks plain words above heavy ones", () => {
    const plain = readingEase("We name one owner. She sets the date. You see it each week.");
    const heavy = readingEase(
      "Organizational transformation necessitates comprehensive stakeholder alignment methodologies.",
    );
    expect(plain).toBeGreaterThan(80);
    expect(heavy).toBeLessThan(0);
  });
});

describe("wordsOutOfStyle", () => {
  it("finds filler, British spelling and exclamation marks", () => {
    expect(wordsOutOfStyle("We leverage seamless programmes!")).toEqual([
      "leverage",
      "seamless",
      "programmes",
      "!",
    ]);
  });

  it("leaves plain American prose alone", () => {
    expect(wordsOutOfStyle("The program organized its analysis and revised the exercise.")).toEqual(
      [],
    );
  });
});

describe("textsIn", () => {
  it("names the way to each text", () => {
    expect([...textsIn({ results: ["a"], testimonial: { quote: "b" }, count: 3 })]).toEqual([
      { path: "results.0", text: "a" },
      { path: "testimonial.quote", text: "b" },
    ]);
  });
});
