import { expect, it } from "vitest";
import { longSentencesIn, wordsOutOfStyle } from "./house-style";

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
  ["en-GB", "The record stands up in court.", ["stands up in court"]],
  ["en-US", "Its supplier wrote a letter of engagement.", ["supplier", "letter of engagement"]],
  ["en-US", "By month sixteen the wards had new payslips.", ["month sixteen", "payslips", "wards"]],
  [
    "en-US",
    "At the handover every second Friday, stock and closure packs go to the duty desk.",
    ["closure packs", "duty desk", "every second Friday", "handover", "stock"],
  ],
  ["en-US", "Safety stock, a stock price and what is out of stock.", []],
  ["en-GB", "The handover of stock falls due.", []],
  ["en-US", "A vendor’s clients get email after ten weeks, on day 1 or in May.", []],
  ["en-GB", "The supplier’s steering group met in week two.", []],
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

it("counts the words of English sentences alone", () => {
  const sentence = `${"word ".repeat(41)}end.`;
  expect(longSentencesIn(sentence, "en-GB")).toEqual([sentence]);
  expect(longSentencesIn(sentence, "de")).toEqual([]);
});
