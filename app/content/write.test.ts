import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { formatOf } from "./write.ts";

it.each(globSync("content/**/*.{yaml,md}"))(
  "%s has every byte it had when it is saved again",
  (file) => {
    const { fromFile, toFile } = formatOf(file.replace("content/", ""));
    const text = readFileSync(file, "utf8");
    expect(toFile(fromFile(text))).toBe(text);
  },
);
