import { readFileSync } from "node:fs";
import { content } from "../../app/content/content.ts";
import { read } from "../support/built-files.ts";
import { expect, test } from "../support/fixtures.ts";
import { offers } from "../support/places.ts";

test("what reaches the visitor is what package.json says, each with its license", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  // Typefaces that come along stay installed for content that names none; those of the firm reach visitors.
  const isTypeface = (name: string) => name.startsWith("@fontsource");
  const own = Object.values(content.typefaces);
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(own));
  // Chat and search are what all others are for.
  const isScripted = offers.chat || offers.search;
  const ours = [
    ...Object.keys(dependencies).filter((name) => !isTypeface(name) && isScripted),
    ...new Set(own),
  ];
  const theirs = ours.flatMap((name) =>
    Object.keys(packages[`node_modules/${name}`].dependencies ?? {}),
  );
  const licenses = read("third-party.txt").split(/^## /m).slice(1);
  const names = licenses.map((license) => license.split(" - ")[0]);
  expect(names.sort()).toEqual([...ours, ...theirs].sort());
  for (const license of licenses) expect(license).toMatch(/^.+ \(.+\)\n\n.*Copyright/s);
});
