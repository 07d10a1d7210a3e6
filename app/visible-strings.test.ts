import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { expectEach, expectNone } from "./content/expect-none.test-helper";
import { visibleStrings } from "./visible-strings.test-helper";

const textsIn = (source: string) => visibleStrings(["a.tsx"], () => source).map(({ text }) => text);

it.each([
  ["<p>Read more</p>", "Read more"],
  ["<b>K</b>", "K"],
  ["type A = 'or'; <b>or</b>", "or"],
  ["<b>or</b>", "or"],
  ["<p>{x} h</p>", "h"],
  ["<p>{a ? 'or' : b}</p>", "or"],
  ['<p>{"or " + name}</p>', "or"],
  ["<p>{`$" + "{a} or $" + "{b}`}</p>", "… or …"],
  ['<p>{say("Close")}</p>', "Close"],
  ['<p>{words.join(" and ")}</p>', "and"],
  ['<ul>{["Open", "Close"].map((one) => <li key={one}>{one}</li>)}</ul>', "Open", "Close"],
  ['<nav aria-label="Main" />', "Main"],
  ['<input aria-placeholder="Close" />', "Close"],
  ['<meta content="Read more" />', "Read more"],
  ['<Box words={"Close"} />', "Close"],
  ['<Box term="Close" />', "Close"],
  ['<Box name="Close" />', "Close"],
  ['button.textContent = "read more";', "read more"],
  ['button.innerText = "Close";', "Close"],
  ['button.ariaLabel = "Close";', "Close"],
  ['button.setAttribute("aria-label", "Close");', "Close"],
  ['element("p", "part", "Close");', "Close"],
  ['node.append("Close");', "Close"],
  ['alert("Read more here");', "Read more here"],
  ['response.end("<p>Close</p>");', "<p>Close</p>"],
  ['const unit = isOne ? "week" : "weeks";', "week", "weeks"],
  ['const says = "Read more" as Label;', "Read more"],
  ["const text = `Read $" + "{x}`;", "Read …"],
  ['const words = ["Open", "Close"];', "Open", "Close"],
  ['const [a = "Close"] = list;', "Close"],
  ['const rows = [{ name: "Close", value: 1 }];', "Close"],
  ['const names = { open: "Open" };', "Open"],
  ['function Button({ label = "Read more" }) {}', "Read more"],
  ['const say = () => { return "In week 3"; };', "In week 3"],
])("finds the words in %s", (source, ...words) => {
  expect(textsIn(source)).toEqual(words);
});

it.each([
  '<a className="grid gap-x-4" href="/about" role="list" id="a-b" />',
  '<svg viewBox="0 0 9 9"><path d="M0 0h9" strokeLinecap="round" /></svg>',
  'import { a } from "a b"; type A = "open" | "closed"; const first = "open";',
  'const rows = { wide: 1, full: 2 }; type Row = keyof typeof rows; row("full");',
  'if (state === "open" || "open" in state) throw new Error("Not open");',
  'button.setAttribute("type", "button"); button.addEventListener("click", open);',
  'element("p", "part"); console.warn("No place"); const lineClass = "grid";',
])("finds none in %s", (source) => {
  expect(textsIn(source)).toEqual([]);
});

/** What is read by those who write content, search engines, or nobody. */
const isForOthers =
  /\/schema\.ts$|^app\/(content\/(schema\/|rules\/|check-content|fault|languages|markdown|mentions|missing-files|offered|placeholders|read-|translation|yaml-faults)|brand\/palette|files\/robots|search\/(query|rules)|text\/numerals)/;

/** Strings that are neither words nor stand where that can be seen. */
const noWords: Record<string, string> = {
  items: "the rhythm of what appears",
  off: "what is stored for the slash key",
  from: "a placeholder",
  plannedMonths: "a placeholder",
  caseStudy: "a placeholder",
  callWithin: "a fact",
  noteAfter: "a fact",
  draft: "a field",
  formerly: "a field",
  robots: "for search engines",
  noindex: "for search engines",
  "…s": "a plural to compare with",
  home: "the name of a picture",
  "a component without a name": "part of an error",
};

const isScript = (text: string) => text.startsWith("onclick=e=>");

it("has no words for visitors in code", () => {
  const code = globSync([
    ...["app/**/*.{ts,tsx}", "server/*.ts", "scripts/twin/*.ts"],
    ...["scripts/social-card*.ts", "scripts/former-page.ts"],
  ]).filter(
    (file) =>
      !/\.test(-helper)?\.tsx?$|\.d\.ts$/.test(file) &&
      !isForOthers.test(file.replaceAll("\\", "/")),
  );
  expect(code.length).toBeGreaterThan(400);
  const found = visibleStrings(code).filter(({ text }) => !isScript(text));
  expectEach(
    found.filter(({ text }) => !(text in noWords)),
    ({ file }) => file,
    function* ({ line, text }) {
      yield `says “${text}” in line ${line}: put it in content/interface.yaml.`;
    },
  );
  const unneeded = Object.keys(noWords).filter((word) => !found.some(({ text }) => text === word));
  expectNone(unneeded.map((word) => `“${word}” is in no code: take it off the list.`));
});
