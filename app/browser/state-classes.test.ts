import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { expectEach } from "../content/expect-none.test-helper";
import { sourceFiles } from "../import-graph.test-helper";

const scripts = sourceFiles.filter((file) => /^app\/(browser|islands)\//.test(file));

it("names every class that a script gives to an element, so that the build keeps its rules", () => {
  let found = 0;
  expectEach(scripts, "app/browser/state-classes.ts:", function* (file) {
    const source = readFileSync(file, "utf8");
    for (const [call, names = ""] of source.matchAll(/classList\.\w+\(([^;]*)\)/g)) {
      found++;
      if (/["'`]/.test(names) || !names.includes("stateClasses."))
        yield `write the class of ${call} in ${file} as one of stateClasses.`;
    }
    if (/\.className\s*\+?=|setAttribute\("class"/.test(source))
      yield `${file} replaces all classes of an element; use classList and stateClasses.`;
  });
  expect(found).toBeGreaterThan(1);
});
