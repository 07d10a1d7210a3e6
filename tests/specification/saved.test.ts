import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isLanguageFolder } from "../../app/content/languages.ts";
import { formatOf } from "../../app/content/write.ts";

const files = globSync("**/*.{yaml,md}", { cwd: "content" });

it.each(files.filter((name) => !isLanguageFolder(name)))(
  "%s has every byte it had when it is saved again",
  (name) => {
    const { fromFile, toFile } = formatOf(name);
    const text = readFileSync(`content/${name}`, "utf8");
    expect(toFile(fromFile(text))).toBe(text);
  },
);
