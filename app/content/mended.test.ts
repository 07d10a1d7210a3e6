import { expect, it } from "vitest";
import { mended, mendedIn } from "./mended.ts";

it.each([
  ['He said "yes" twice.', "He said “yes” twice."],
  ['"{fact.notice}" is enough (see "notes").', "“{fact.notice}” is enough (see “notes”)."],
  ["the board's plan, the clients' date", "the board’s plan, the clients’ date"],
  ["the word 'done' in the '90s", "the word ‘done’ in the ’90s"],
  ["two  spaces   here", "two spaces here"],
  ["a plan -- a good one--holds", "a plan—a good one—holds"],
  ["weeks 3--5", "weeks 3–5"],
])("mends %s", (typed, text) => {
  expect(mended(typed, "en-US")).toBe(text);
});

it.each([
  'Type `a -- "b"` there.',
  "[A page](https://a.example/x--y?q='z') and https://a.example/x--y",
  "- one\n  - two\n\n| a | b |\n| --- | --- |\n| 1 | 2 |",
])("leaves %j alone", (text) => {
  expect(mended(text, "en-US")).toBe(text);
});

it("writes dashes and quotes as the language does", () => {
  expect(mended("a plan--a good one", "en-GB")).toBe("a plan – a good one");
  expect(mended(`ein "Plan", ein 'Ziel', Müllers' Team`, "de")).toBe(
    "ein „Plan“, ein ‚Ziel‘, Müllers’ Team",
  );
  expect(mended('un "plan"', "fr")).toBe('un "plan"');
});

it("mends words wherever an entry has them, and no addresses", () => {
  const page = {
    path: "/a--b",
    name: "A  page",
    bands: [{ band: "note", heading: '"Quoted"', text: "Right as it is." }],
  };
  expect(mendedIn("pages/page.yaml", page, "en-US")).toEqual([
    { path: ["name"], text: "A page" },
    { path: ["bands", 0, "heading"], text: "“Quoted”" },
  ]);
  const legal = { path: "/terms", body: "## The firm's duty" };
  expect(mendedIn("legal/terms.md", legal, "en-US")).toEqual([
    { path: ["body"], text: "## The firm’s duty" },
  ]);
});
