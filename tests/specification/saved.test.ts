import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { formatOf } from "../../app/content/write.ts";

it.each(globSync("**/*.{yaml,md}", { cwd: "content" }))(
  "%s has every byte it had when it is saved again",
  (name) => {
    const { fromFile, toFile } = formatOf(name);
    const text = readFileSync(`content/${name}`, "utf8");
    expect(toFile(fromFile(text))).toBe(text);
  },
);
