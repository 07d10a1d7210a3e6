import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("gives every utility a name of its own: Tailwind would merge two that share one", () => {
  const files = new Map<string, string>();
  for (const file of globSync("app/**/*.css"))
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(/^@utility ([\w-]+)/gm)) {
      expect(files.get(name), `${name} is in ${file} too: rename one of them.`).toBeUndefined();
      files.set(name, file);
    }
  expect(files.size).toBeGreaterThan(10);
});
