import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contentFolder } from "./folder";
import { schemaOf } from "./schema/kinds.ts";
import { formatOf } from "./write.ts";

it.each(globSync(`${contentFolder}/**/*.{yaml,md}`))(
  "%s has every byte it had when it is saved again",
  (file) => {
    const { fromFile, toFile } = formatOf(file.replace(`${contentFolder}/`, ""));
    const text = readFileSync(file, "utf8");
    expect(toFile(fromFile(text))).toBe(text);
  },
);

/** Where a placeholder may be longer than the limit (isFilled), the form sets none. */
const isUnlimited = /^claims\.\d+\.value$|^bands\.\d+\.hubs\.\d+\.place$/;

it.each(globSync(`${contentFolder}/**/*.yaml`))(
  "%s can be saved in the form, which counts a placeholder by its letters",
  (file) => {
    const name = file.replace(`${contentFolder}/`, "");
    const schema = schemaOf(name);
    const value = formatOf(name).fromFile(readFileSync(file, "utf8"));
    const tooLong = schema
      ?.safeParse(value)
      .error?.issues.filter(({ code, message }) => code === "too_big" && /characters/.test(message))
      .map(({ path, message }) => `${path.join(".")}: ${message}`)
      .filter((fault) => !isUnlimited.test(fault.split(":")[0] ?? ""));
    expect(schema).toBeDefined();
    expect(tooLong ?? []).toEqual([]);
  },
);
