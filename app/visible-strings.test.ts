import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { expectEach } from "./content/expect-none.test-helper";
import { visibleStrings } from "./visible-strings.test-helper";

const textsIn = (source: string) => visibleStrings("a.tsx", source).map(({ text }) => text);

it.each([
  ["text between tags", "<p>Read more</p>"],
  ["one word between tags", "<p>{isUp ? 'Up' : 'Down'}</p>", "Up", "Down"],
  ["what is read to those who cannot see", '<nav aria-label="Main" />', "Main"],
  ["a text around values", `<p>{\`Month \${month}: \${name}\`}</p>`, "Month …: …"],
  ["a property that is shown", 'const head = { title: "About" };', "About"],
  ["a sentence anywhere", 'const says = ["Read more"];'],
  ["a text beside a type", 'const says = "Read more" as Label;'],
  ["a default", 'function Button({ label = "Read more" }) {}'],
])("finds %s", (_what, source, ...words) => {
  expect(textsIn(source)).toEqual(words.length ? words : ["Read more"]);
});

it.each([
  ["classes and ids", '<p id="top" className="display text-title-2" />'],
  ["what decides, not what is shown", '<p>{kind === "gantt" ? drawing : words}</p>'],
  ["arguments", '<p>{wordsFor("header")}</p>'],
  ["names in a list", 'const roles = { text: ["muted", "accent"] };'],
  ["imports and types", 'import a from "A file of ours";\ntype Kind = "Some kind";'],
  ["errors and the console", 'console.warn("No such page");\nthrow new Error("Read this first");'],
  ["comments", "/* Read more */ // Read more"],
])("leaves %s alone", (_what, source) => {
  expect(textsIn(source)).toEqual([]);
});

it("gives the line", () => {
  expect(visibleStrings("a.tsx", "\n\n<p>Read more</p>")).toEqual([{ line: 3, text: "Read more" }]);
});

/** Words of these folders are content: content/interface.yaml and the words of each band. */
const done = [
  "shell",
  "pages/not-found",
  "pages/server-error",
  "pages/friday-report",
  "pages/page",
  "pages/service",
  "components",
  "bands/*",
  "islands",
  "islands/*",
  "browser",
  "browser/*",
  "visualization",
  "lib",
  "files",
];

/** Folders whose words are still to come: their pages are not yet lists of bands. */
const toCome = ["bands"];

/** Code that shows something; the form's own words (schema.ts) are for those who write content. */
const codeIn = (folder: string) =>
  globSync(`app/${folder}/*.{ts,tsx}`).filter(
    (file) => !/\.test(-helper)?\.tsx?$|\/schema\.ts$/.test(file),
  );

it("has no words for visitors in code", () => {
  expect(done.flatMap(codeIn).length).toBeGreaterThan(40);
  expectEach(done.flatMap(codeIn), String, function* (file) {
    for (const { line, text } of visibleStrings(file))
      yield `says “${text}” in line ${line}: put it in content/interface.yaml.`;
  });
});

it.each(toCome)("waits for the words of app/%s", (folder) => {
  const left = codeIn(folder).flatMap((file) => visibleStrings(file));
  expect(left.length, "None is left: move it from toCome to done.").toBeGreaterThan(0);
});
