import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contentFolder } from "../../app/content/folder.ts";
import { firstOf, isLanguageFolder } from "../../app/content/languages.ts";
import { besideFirst, wordsOf } from "../../app/content/side-by-side.ts";
import { formatOf, formatOfWords } from "../../app/content/write.ts";

type Value = Record<string, unknown>;

/** The same, with another letter in every sentence, one at a time. */
function* withOneWord(value: Value): Generator<Value> {
  for (const [key, inner] of Object.entries(value)) {
    const put = (one: unknown) =>
      Array.isArray(value)
        ? (value.with(Number(key), one) as unknown as Value)
        : { ...value, [key]: one };
    if (typeof inner === "string" && / \w+ /.test(inner)) yield put(inner.replace(/ \w/, "$&e"));
    else if (inner && typeof inner === "object")
      for (const one of withOneWord(inner as Value)) yield put(one);
  }
}

const all = globSync("**/*.{yaml,md}", { cwd: contentFolder });
const files = all.filter((name) => !isLanguageFolder(name));
const translations = all.filter((name) => isLanguageFolder(name) && !name.endsWith("README.md"));

/** Written by hand with other quotes or in another order, it says the same. */
it.each(translations)(
  "%s: says the same after the form has had it beside the first language",
  (name) => {
    const [text = "", first = ""] = [name, firstOf(name)].map((one) =>
      readFileSync(`${contentFolder}/${one}`, "utf8"),
    );
    const { fromFile, toFile } = formatOfWords(firstOf(name));
    const below = formatOf(firstOf(name)).fromFile(first);
    const inForm = besideFirst(firstOf(name), below, fromFile(text));
    const after = toFile(wordsOf(firstOf(name), below, inForm, fromFile(text)));
    expect(fromFile(after)).toEqual(fromFile(text));
  },
);

it.each(files)("%s: one word is one line when it is saved", (name) => {
  const { fromFile, toFile } = formatOf(name);
  const value = fromFile(readFileSync(`${contentFolder}/${name}`, "utf8"));
  const before = toFile(value).split("\n");
  for (const changed of [...withOneWord(value)].slice(0, 20)) {
    const after = toFile(changed).split("\n");
    expect(after.filter((line, at) => line !== before[at])).toHaveLength(1);
    expect(after).toHaveLength(before.length);
  }
});
