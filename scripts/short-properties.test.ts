import { expect, test } from "vitest";
import { renameProperties } from "./short-properties";

const names = new Map([
  ["--color-page", "--a"],
  ["--text-body", "--b"],
  ["--text-body--line-height", "--c"],
]);

test("a property has its short name where it is set, read and described", () => {
  expect(renameProperties(":root{--color-page:#fff}p{color:var(--color-page, red)}", names)).toBe(
    ":root{--a:#fff}p{color:var(--a, red)}",
  );
  expect(renameProperties('@property --text-body{syntax:"*"}', names)).toBe(
    '@property --b{syntax:"*"}',
  );
});

test("a name that begins with another is a name of its own", () => {
  expect(renameProperties("p{line-height:var(--text-body--line-height)}", names)).toBe(
    "p{line-height:var(--c)}",
  );
});

test("what has no short name and what a class is called stay", () => {
  const css = ".w-\\[var\\(--text-body\\)\\]{height:var(--keyboard)}";
  expect(renameProperties(css, names)).toBe(css);
});
