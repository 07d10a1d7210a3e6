import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { layouts } from "./layouts";

const pages = readdirSync("docs/hosts");

it("has a page for every host, and for the container", () => {
  expect(pages).toEqual(
    [...Object.keys(layouts), "container"].map((name) => `${name}.md`).toSorted(),
  );
});

it.each(pages)("%s is short, and says how it is checked and what cannot be had", (page) => {
  const text = readFileSync(`docs/hosts/${page}`, "utf8");
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(151);
  for (const part of ["npm run host ", "npm run doctor", "Cannot:", "immutable|Caching", "Deploys"])
    expect(text).toMatch(new RegExp(part));
});
