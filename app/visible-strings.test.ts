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

/** Words of the form and of what is wrong, for those who write content. */
const isForWriters =
  /\/schema\.ts$|^app\/content\/(schema\/|rules\/|check-content|fault|languages|markdown|mentions)/;

const code = globSync("app/**/*.{ts,tsx}").filter(
  (file) => !/\.test(-helper)?\.tsx?$/.test(file) && !isForWriters.test(file.replaceAll("\\", "/")),
);

it("has no words for visitors in code", () => {
  expect(code.length).toBeGreaterThan(300);
  expectEach(code, String, function* (file) {
    for (const { line, text } of visibleStrings(file))
      yield `says “${text}” in line ${line}: put it in content/interface.yaml.`;
  });
});
