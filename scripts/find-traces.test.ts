import { expect, it } from "vitest";
import { tracesIn } from "./find-traces";

const found = (file: string, text: string, ...words: string[]) => [
  ...tracesIn(file, Buffer.from(text), words),
];

it.each([
  [
    "a name, with its line",
    "about.html",
    "<p>\nAsk Nova Works.",
    "Nova Works",
    "about.html:2 …<p> Ask Nova Works.…",
  ],
  [
    "however its letters are spaced",
    "a.svg",
    "<title>N O V A</title>",
    "nova",
    "a.svg:1 …<title>N O V A</title>…",
  ],
  ["a currency", "a.json", '"£42M"', "£", 'a.json:1 …"£42M"…'],
  [
    "a name with a sign that pages write otherwise",
    "a.md",
    "Fen &amp; Rowe",
    "Fen & Rowe",
    "a.md:1 …Fen & Rowe…",
  ],
  [
    "a name in a file’s own name",
    "images/nova.png",
    "",
    "Nova",
    "images/nova.png: “Nova” is in its name",
  ],
  [
    "a name within a picture",
    "card.jpg",
    "made by Nova",
    "Nova",
    "card.jpg: “Nova” is in its bytes",
  ],
])("finds %s", (_what, file, text, word, trace) => {
  expect(found(file, text, word)).toEqual([trace]);
});

it("does not take a part of another word for a trace", () => {
  expect(found("a.html", "innovation, novae", "Nova")).toEqual([]);
});
