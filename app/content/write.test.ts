import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contentFolder } from "./folder";
import { isLanguageFolder } from "./languages.ts";
import { textsTooLong } from "./rules/lengths.ts";
import { emptyRowsIn, formatOf } from "./write.ts";

const filesIn = (folder: string) =>
  globSync("**/*.{yaml,md}", { cwd: folder })
    .filter((name) => !isLanguageFolder(name))
    .map((name) => ({ folder, name }));
const read = (folder: string, name: string) => readFileSync(`${folder}/${name}`, "utf8");

// What was written by hand may have its fields in another order, and more quotes.
it.each(
  [...new Set([contentFolder, "examples/brightwater", "examples/new-firm"])].flatMap(filesIn),
)("$folder/$name says the same when it is saved again", ({ folder, name }) => {
  const { fromFile, toFile } = formatOf(name);
  const words = fromFile(read(folder, name));
  expect(fromFile(toFile(words))).toEqual(words);
});

it.each(filesIn(contentFolder).filter(({ name }) => name.endsWith(".yaml")))(
  "$name can be saved in the form, which counts a placeholder by its letters unless the field says otherwise",
  ({ folder, name }) => {
    const value = formatOf(name).fromFile(read(folder, name));
    const tooLong = [...textsTooLong(name, value)]
      .filter(({ node }) => !node.isFilled && !node.isProse)
      .map(({ path, text }) => `${path.join(".")}: ${text}`);
    expect(tooLong).toEqual([]);
  },
);

it("knows the rows of a list that say nothing, which no file gets", () => {
  const questions = [{ question: "Who?", answer: "We." }, { question: "", answer: null }, {}];
  expect(emptyRowsIn("faq.yaml", { questions })).toEqual([
    ["questions", 1],
    ["questions", 2],
  ]);
});
