import { readFileSync } from "node:fs";
import { read } from "../support/built-files.ts";
import { expect, test } from "../support/fixtures.ts";

test("what reaches the visitor is what package.json says, each with its license", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const ours = Object.keys(dependencies);
  const theirs = ours.flatMap((name) =>
    Object.keys(packages[`node_modules/${name}`].dependencies ?? {}),
  );
  const licenses = read("third-party.txt").split(/^## /m).slice(1);
  const names = licenses.map((license) => license.split(" - ")[0]);
  expect(names.sort()).toEqual([...ours, ...theirs].sort());
  for (const license of licenses) expect(license).toMatch(/^.+ \(.+\)\n\n.*Copyright/s);
});
