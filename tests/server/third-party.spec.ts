import { readFileSync } from "node:fs";
import { helpers, visitorPackages } from "../../scripts/visitor-packages.ts";
import { client, read } from "../support/built-files.ts";
import { expect, test } from "../support/fixtures.ts";

const manifest = JSON.parse(readFileSync("package.json", "utf8"));
const reaching = visitorPackages(client);

test("THIRD_PARTY.md is what the build serves", () => {
  expect(readFileSync("THIRD_PARTY.md", "utf8"), "Run `npm run third-party` and commit it.").toBe(
    read("third-party.txt"),
  );
});

test("dependencies reach the visitor", () => {
  expect(Object.keys(manifest.dependencies).filter((name) => !reaching.includes(name))).toEqual([]);
});

test("devDependencies do not, but for a few lines of the bundler", () => {
  const found = reaching.filter((name) => name in manifest.devDependencies);
  expect(found.filter((name) => !helpers.includes(name))).toEqual([]);
});

test("what comes along was asked for by a dependency", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const ours = Object.keys(manifest.dependencies);
  const theirs = ours.flatMap((name) =>
    Object.keys(packages[`node_modules/${name}`].dependencies ?? {}),
  );
  const known = [...ours, ...theirs, ...helpers];
  expect(reaching.filter((name) => !known.includes(name))).toEqual([]);
});
