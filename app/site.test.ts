import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { mobileBreakpoint } from "./browser/constants";
import { contentFolder } from "./content/folder";
import { site } from "./site";
import { inExpression } from "./text/in-expression";

/** Every text of the project, but for what a build makes and what others wrote. */
const sources = globSync(
  ["**/*.{ts,tsx,mjs,css,json,md,html,svg,txt,yml,yaml,conf}", ".{ci,github}/**/*.yml", ".ci/run"],
  { exclude: (name) => /^(node_modules|build|build-.*|test-results)$/.test(name) },
)
  .concat("LICENSE", ".htmlvalidate.mjs")
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

const { name } = site;

it.each([
  [
    "the brand",
    // As a word of its own: a firm called Nova is not in "innovation".
    new RegExp(`(?<!\\p{L})${inExpression(name)}(?!\\p{L})`, "iu"),
    // In content it is a rule (content/rules/site-words.ts), tried with the name of the example.
    new RegExp(`^(?!${contentFolder}/|app/content/wrong-inputs)`),
    [],
    "Write site.name.",
  ],
  [
    "a color, outside the palette",
    /#[0-9a-f]{3,8}\b/i,
    /^app\/.*\.css$/,
    [],
    "Name the color in app/brand/shades.ts.",
  ],
  [
    "a color of the palette in a component, which knows roles only",
    /palette-|#[0-9a-f]{6}\b/i,
    /^app\/.*\.tsx$/,
    [],
    "Use a role of theme.css, such as text-muted.",
  ],
])("has no second file that spells %s", (_, pattern, where, expected, fix) => {
  const found = sources.filter(({ file, text }) => where.test(file) && pattern.test(text));
  expect(
    found.map(({ file }) => file),
    fix,
  ).toEqual(expected);
});

it("agrees with styles/theme.css on what is mobile", () => {
  const line = `--breakpoint-md: ${mobileBreakpoint / 16}rem;`;
  expect(readFileSync("app/styles/theme.css", "utf8")).toContain(line);
});
