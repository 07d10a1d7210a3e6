import { expect, it } from "vitest";
import { longSentencesIn, wordsAvoided, wordsOutOfStyle } from "./house-style";

const britishWords = "Our programme is organised for the centre, fortnightly.";
const americanWords =
  "The program’s behavior is labeled at the center, and we organize the license.";

it.each([
  ["en-US", britishWords, ["programme", "organised", "centre", "fortnightly"]],
  ["en-GB", britishWords, []],
  ["en", britishWords, []],
  ["en-GB", americanWords, ["behavior", "center", "labeled"]],
  ["en", americanWords, []],
  ["en-GB", "A seamless start!", ["seamless", "!"]],
  ["en-US", "Stock on the quay is handed over in week two.", []],
  ["en-US", "A vendor’s clients get email after ten weeks, on day 1 or in May.", []],
  [
    "de",
    "Ein ganzheitlicher Plan, “fertig” zu 92%, z.B. heute!",
    ["!", "%", "ganzheitlicher", "z.B.", "”"],
  ],
  ["de", "Ein Plan, „fertig“ zu 92 %, z. B. heute.", []],
  ["nl", "Een robust plan, een journey!", []],
])("holds texts against the style of their language: %s", (language, text, expected) => {
  expect(wordsOutOfStyle(text, language).toSorted()).toEqual(expected.toSorted());
});

it("finds the words that a firm avoids, and says what to write instead", () => {
  const avoid = { "suppliers?": "vendor", "(?<!in )stock": "inventory" };
  expect([...wordsAvoided("Suppliers keep stock, or have it in stock.", avoid)]).toEqual([
    { word: "Suppliers", instead: "vendor" },
    { word: "stock", instead: "inventory" },
  ]);
});

it("counts the words of English sentences alone", () => {
  const sentence = `${"word ".repeat(41)}end.`;
  expect(longSentencesIn(sentence, "en-GB")).toEqual([sentence]);
  expect(longSentencesIn(sentence, "de")).toEqual([]);
});
