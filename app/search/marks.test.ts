import { expect, it } from "vitest";
import { fc } from "../lib/property.test-helper";
import { markedParts, matchedWords } from "./marks";

it("cuts a text by the words that were found", () => {
  expect(markedParts("Half-Timbered Houses", ["Houses"])).toEqual([
    { text: "Half-Timbered ", isMatch: false },
    { text: "Houses", isMatch: true },
  ]);
});

it("knows a word in any spelling, and a compound by its parts", () => {
  const terms = new Set(["ma", "agent", "cafe"]);
  expect(matchedWords("M&A for Multi-Agent cafés: café", terms)).toEqual([
    "M&A",
    "Multi-Agent",
    "café",
  ]);
});

it("loses nothing of a text", () => {
  const text = fc.string({ unit: "binary" });
  fc.assert(
    fc.property(text, fc.array(text), (whole, matched) => {
      const parts = markedParts(whole, [...matched, ...whole.split(" ")]);
      expect(parts.map((part) => part.text).join("")).toBe(whole);
    }),
  );
});
